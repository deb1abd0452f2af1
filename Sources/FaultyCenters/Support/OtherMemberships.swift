import PushConformance

/// A correct center that keeps a closure for each suppressor or observer; a token ends the subscription.
class ClosureCenter: CenterCore, SuppressibleCenter, BroadcastingCenter {
  override class var policies: Policies { super.policies.with(\.membership, .ownedUntilCancelled) }

  // An array keeps the newest subscription first. The order of a dictionary would differ between processes.
  private var asking: [(id: Int, ask: @MainActor (Sighting) -> Bool)] = []
  private var telling: [(id: Int, tell: @MainActor (Sighting) -> Void)] = []
  private var ids = 0
  override var questions: [@MainActor (Sighting) -> Bool] { asking.map(\.ask) }
  override var listeners: [@MainActor (Sighting) -> Void] { telling.map(\.tell) }

  /// Ends its subscription when the app cancels the token, and also when the token is deallocated.
  final class Token {
    private let end: @MainActor () -> Void
    init(end: @escaping @MainActor () -> Void) { self.end = end }
    @MainActor func cancel() { end() }
    deinit {
      // The token's owner is released on the main actor, as a screen is.
      MainActor.assumeIsolated { [end] in end() }
    }
  }

  private func nextID() -> Int {
    ids += 1
    return ids
  }

  func addSuppressor(_ suppressor: SuppressorSubscription) {
    let (id, handle) = (nextID(), suppressor.handle)
    guard suppressor.token == nil else { return }
    asking.insert((id, { handle.shouldSuppress($0) }), at: 0)
    suppressor.token = Token { [weak self] in self?.asking.removeAll { $0.id == id } }
  }

  func removeSuppressor(_ suppressor: SuppressorSubscription) {
    (suppressor.token as? Token)?.cancel()
    suppressor.token = nil
  }

  func addObserver(_ observer: ObserverSubscription) {
    let (id, handle) = (nextID(), observer.handle)
    guard observer.token == nil else { return }
    telling.insert((id, { handle.didReceive($0) }), at: 0)
    observer.token = Token { [weak self] in self?.telling.removeAll { $0.id == id } }
  }

  func removeObserver(_ observer: ObserverSubscription) {
    (observer.token as? Token)?.cancel()
    observer.token = nil
  }
}

/// A correct center with one delegate, as most classes of UIKit have, and with one listener.
class DelegateCenter: CenterCore, SuppressibleCenter, BroadcastingCenter {
  override class var policies: Policies { super.policies.with(\.membership, .single) }

  weak var delegate: PlainCenter.Suppressor?
  weak var listener: PlainCenter.Observer?

  override var questions: [@MainActor (Sighting) -> Bool] {
    delegate.map { delegate in [{ delegate.handle.shouldSuppress($0) }] } ?? []
  }
  override var listeners: [@MainActor (Sighting) -> Void] {
    listener.map { listener in [{ listener.handle.didReceive($0) }] } ?? []
  }

  func addSuppressor(_ suppressor: PlainCenter.Suppressor) { delegate = suppressor }
  func removeSuppressor(_ suppressor: PlainCenter.Suppressor) {
    if delegate === suppressor { delegate = nil }
  }
  func addObserver(_ observer: PlainCenter.Observer) { listener = observer }
  func removeObserver(_ observer: PlainCenter.Observer) {
    if listener === observer { listener = nil }
  }
}

/// A correct center that keeps suppressors and observers alive for some time, as a garbage collector does.
///
/// The center releases each object after the next notification.
class CollectingCenter: PlainCenter {
  override class var policies: Policies { super.policies.with(\.release, .collected) }

  private var uncollected: [(member: AnyObject, age: Int)] = []

  /// Returns whether the center still keeps a suppressor or observer that the app added `age` notifications ago.
  func survives(_ age: Int) -> Bool { age < 1 }

  override func addSuppressor(_ suppressor: Suppressor) {
    super.addSuppressor(suppressor)
    uncollected.append((suppressor, 0))
  }
  override func addObserver(_ observer: Observer) {
    super.addObserver(observer)
    uncollected.append((observer, 0))
  }
  override func handle(_ receipt: Receipt) {
    super.handle(receipt)
    uncollected = uncollected.map { ($0.member, $0.age + 1) }.filter { survives($0.age) }
  }
}
