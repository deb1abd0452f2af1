/// An ordered set that does not keep its members alive.
///
/// This type replaces `NSHashTable.weakObjects()` and an `NSPointerArray` of weak pointers, which Foundation on Linux
/// lacks. Membership is by identity, and a deallocated object leaves the set.
///
/// The set can be changed during an iteration. The iteration does not visit an object that is added in the meantime.
/// The iteration skips an object that is removed or deallocated before its turn.
final class WeakOrderedSet<Member> {
  /// The place of one member in the set, as an object that the set and its iterations share.
  final class Place {
    // A class existential such as `any PushCenterDelegate` cannot be the type of a `weak` variable in generic code. So
    // the variable has no specific type, and readers cast its value.
    weak var object: AnyObject?
    var isGivenUp = false

    init(_ object: AnyObject) { self.object = object }
  }

  /// An iteration over the members, which keeps alive only the member that it visits.
  struct Round: Sequence, IteratorProtocol {
    private var places: IndexingIterator<[Place]>

    fileprivate init(_ places: [Place]) { self.places = places.makeIterator() }

    mutating func next() -> Member? {
      while let place = places.next() {
        if !place.isGivenUp, let member = place.object as? Member { return member }
      }
      return nil
    }
  }

  /// The places of the members, including the places of deallocated members that have not been pruned yet.
  private(set) var places: [Place] = []

  init() {}

  /// An iteration over the living members, in the order in which they were added or moved to the end.
  var members: Round { Round(places) }

  /// An iteration over the living members in the opposite order: the newest first.
  var membersFromLast: Round { Round(places.reversed()) }

  /// Adds an object at the end; an object that is already a member keeps its place.
  func insert(_ object: AnyObject) {
    prune()
    guard !places.contains(where: { $0.object === object }) else { return }
    places.append(Place(object))
  }

  /// Adds an object at the end, or moves the object to the end if it is a member.
  func moveToEnd(_ object: AnyObject) {
    prune()
    // A member keeps its place object, so that an iteration under way visits the member once, not twice.
    let former = places.firstIndex { $0.object === object }.map { places.remove(at: $0) }
    places.append(former ?? Place(object))
  }

  /// Removes an object, which an iteration under way then skips; no effect if the object is not a member.
  func remove(_ object: AnyObject) {
    // Compares live references instead of addresses, because addresses are reused.
    for place in places where place.object === object { place.isGivenUp = true }
    prune()
  }

  func removeLast() -> Member? {
    prune()
    guard let last = places.popLast() else { return nil }
    last.isGivenUp = true
    return last.object as? Member
  }

  private func prune() { places.removeAll { $0.isGivenUp || $0.object == nil } }
}
