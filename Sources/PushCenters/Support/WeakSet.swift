/// A set of objects that it does not keep alive.
///
/// What `NSHashTable.weakObjects()` is on Apple platforms; Foundation on Linux has no such class.
/// Membership is by identity, a member that goes away leaves by itself, and members are visited in
/// the order in which they joined.
struct WeakSet<Member> {
  private struct Box {
    // A class existential such as `any PushCenterDelegate` cannot stand behind `weak` in generic
    // code, so the reference is kept untyped and cast on the way out.
    weak var object: AnyObject?
  }

  private var boxes: [Box] = []

  /// Creates an empty set.
  init() {}

  /// The members that are alive, held strongly while the caller holds the array, so a visit may
  /// add, remove and release members without disturbing itself.
  var members: [Member] {
    boxes.compactMap { $0.object as? Member }
  }

  /// Adds an object; one that is a member already stays the one member it is.
  mutating func insert(_ object: AnyObject) {
    // The live reference decides, not an address: addresses are reused.
    boxes.removeAll { $0.object == nil }
    guard !boxes.contains(where: { $0.object === object }) else { return }
    boxes.append(Box(object: object))
  }

  /// Removes an object, if it is a member.
  mutating func remove(_ object: AnyObject) {
    boxes.removeAll { $0.object == nil || $0.object === object }
  }
}
