import PushConformance

/// A simple correct center, which holds its suppressors and observers weakly in ordered sets.
class PlainCenter: CenterCore, SuppressibleCenter, BroadcastingCenter {
  var suppressors = WeakMembers<Suppressor>()
  var observers = WeakMembers<Observer>()

  override var questions: [@MainActor (Sighting) -> Bool] {
    suppressors.alive.map { suppressor in { suppressor.handle.shouldSuppress($0) } }
  }

  override var listeners: [@MainActor (Sighting) -> Void] {
    observers.alive.map { observer in { observer.handle.didReceive($0) } }
  }

  func addSuppressor(_ suppressor: Suppressor) { suppressors.add(suppressor) }
  func removeSuppressor(_ suppressor: Suppressor) { suppressors.remove(suppressor) }
  func addObserver(_ observer: Observer) { observers.add(observer) }
  func removeObserver(_ observer: Observer) { observers.remove(observer) }

  final class Suppressor: SuppressorBridge {
    let handle: SuppressorHandle
    init(_ handle: SuppressorHandle) { self.handle = handle }
  }

  final class Observer: ObserverBridge {
    let handle: ObserverHandle
    init(_ handle: ObserverHandle) { self.handle = handle }
  }
}

struct WeakMembers<Member: AnyObject> {
  struct Box {
    weak var member: Member?
  }

  private var boxes: [Box] = []

  /// The members that still exist.
  ///
  /// A closure is far faster than a key path here, because this module is not optimized.
  var alive: [Member] { boxes.compactMap { $0.member } }

  /// True if a member was deallocated after the latest addition or removal.
  var hasLostOne: Bool { boxes.contains { $0.member == nil } }

  func contains(_ member: Member) -> Bool { boxes.contains { $0.member === member } }

  mutating func add(_ member: Member) {
    prune()
    if !contains(member) { append(member) }
  }

  /// Adds an object at the end, even if the object is already a member.
  mutating func append(_ member: Member) {
    prune()
    boxes.append(Box(member: member))
  }

  mutating func remove(_ member: Member) {
    boxes.removeAll { $0.member == nil || $0.member === member }
  }

  mutating func removeAll() { boxes = [] }

  private mutating func prune() { boxes.removeAll { $0.member == nil } }
}
