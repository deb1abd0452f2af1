import PushConformance

/// A correct center that keeps a closure for each suppressor or observer, and gives out a token that ends the
/// subscription.
class ClosureCenter: CenterCore, SuppressibleCenter, BroadcastingCenter {
  override class var policies: Policies {
    Policies(routesOn: .stateOnly, os: .iOS8, membership: .ownedUntilCancelled)
  }

  // The newest subscription comes first, in every process. The order of a dictionary would differ between processes.
  private var asking: [(id: Int, ask: @MainActor (Sighting) -> Bool)] = []
  private var telling: [(id: Int, tell: @MainActor (Sighting) -> Void)] = []
  private var ids = 0
  override var questions: [@MainActor (Sighting) -> Bool] { asking.map(\.ask) }
  override var listeners: [@MainActor (Sighting) -> Void] { telling.map(\.tell) }

  /// Ends its subscription when the app cancels the token, and by default also when the token is deallocated.
  final class Token {
    private let end: @MainActor () -> Void
    private let endsWithOwner: Bool
    init(endsWithOwner: Bool, end: @escaping @MainActor () -> Void) {
      self.endsWithOwner = endsWithOwner
      self.end = end
    }
    @MainActor func cancel() { end() }
    deinit {
      // The owner is released on the main actor, as a screen is.
      if endsWithOwner { MainActor.assumeIsolated { [end] in end() } }
    }
  }

  class var endsWithOwner: Bool { true }

  private func nextID() -> Int {
    ids += 1
    return ids
  }

  func addSuppressor(_ suppressor: SuppressorSubscription) {
    let (id, handle) = (nextID(), suppressor.handle)
    guard suppressor.token == nil else { return }
    asking.insert((id, { handle.shouldSuppress($0) }), at: 0)
    suppressor.token = Token(endsWithOwner: Self.endsWithOwner) { [weak self] in
      self?.asking.removeAll { $0.id == id }
    }
  }

  func removeSuppressor(_ suppressor: SuppressorSubscription) {
    (suppressor.token as? Token)?.cancel()
    suppressor.token = nil
  }

  func addObserver(_ observer: ObserverSubscription) {
    let (id, handle) = (nextID(), observer.handle)
    guard observer.token == nil else { return }
    telling.insert((id, { handle.didReceive($0) }), at: 0)
    observer.token = Token(endsWithOwner: Self.endsWithOwner) { [weak self] in
      self?.telling.removeAll { $0.id == id }
    }
  }

  func removeObserver(_ observer: ObserverSubscription) {
    (observer.token as? Token)?.cancel()
    observer.token = nil
  }
}
