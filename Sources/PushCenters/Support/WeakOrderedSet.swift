/// Objects in an order, each once and none of them kept alive.
///
/// What `NSHashTable.weakObjects()` and a `NSPointerArray` of weak pointers are on Apple platforms;
/// Foundation on Linux has neither class. Membership is by identity, and a member that goes away
/// leaves by itself.
///
/// A round over the members may do anything to the set. Who joins during a round is not visited in
/// it, and who leaves or goes away before its turn is not visited any more.
final class WeakOrderedSet<Member> {
  /// The place of one member, which rounds share with the set.
  fileprivate final class Place {
    // A class existential such as `any PushCenterDelegate` cannot stand behind `weak` in generic
    // code, so the reference is kept untyped and cast on the way out.
    weak var object: AnyObject?
    var isGivenUp = false

    init(_ object: AnyObject) {
      self.object = object
    }
  }

  /// The members, one after the other; only the one that is visited is kept alive.
  struct Round: Sequence, IteratorProtocol {
    private var places: IndexingIterator<[Place]>

    fileprivate init(_ places: [Place]) {
      self.places = places.makeIterator()
    }

    /// The next member that is still there.
    mutating func next() -> Member? {
      while let place = places.next() {
        if !place.isGivenUp, let member = place.object as? Member { return member }
      }
      return nil
    }
  }

  private var places: [Place] = []

  /// Creates an empty set.
  init() {}

  /// A round from the first member to the last.
  var members: Round { Round(places) }

  /// A round from the last member to the first.
  var membersFromLast: Round { Round(places.reversed()) }

  /// How many places there are, those of members that went away unnoticed included.
  var placeCount: Int { places.count }

  /// Adds an object as the last; a member stays where it is.
  func insert(_ object: AnyObject) {
    prune()
    guard !places.contains(where: { $0.object === object }) else { return }
    places.append(Place(object))
  }

  /// Adds an object as the last, or moves it there if it is a member.
  func moveToEnd(_ object: AnyObject) {
    prune()
    // A member keeps its place object: a round that is under way visits it once, not twice.
    let former = places.firstIndex { $0.object === object }.map { places.remove(at: $0) }
    places.append(former ?? Place(object))
  }

  /// Removes an object, if it is a member.
  func remove(_ object: AnyObject) {
    // The live reference decides, not an address: addresses are reused.
    for place in places where place.object === object { place.isGivenUp = true }
    prune()
  }

  /// Removes the last member that is alive and returns it.
  func removeLast() -> Member? {
    prune()
    guard let last = places.popLast() else { return nil }
    last.isGivenUp = true
    return last.object as? Member
  }

  private func prune() {
    places.removeAll { $0.isGivenUp || $0.object == nil }
  }
}
