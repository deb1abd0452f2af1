import Foundation
import PushConformance
import PushSimulation

/// A correct center that keeps a closure for each suppressor or observer, and gives out a token that ends the
/// subscription.
class ClosureCenter: CenterCore, SuppressibleCenter, BroadcastingCenter {
  override class var policies: Policies {
    Policies(routesOn: .stateOnly, os: .iOS8, membership: .ownedUntilCancelled)
  }

  private var asking: [UUID: @MainActor (Sighting) -> Bool] = [:]
  private var telling: [UUID: @MainActor (Sighting) -> Void] = [:]
  override var questions: [@MainActor (Sighting) -> Bool] { Array(asking.values) }
  override var listeners: [@MainActor (Sighting) -> Void] { Array(telling.values) }

  /// A token that ends its subscription when the app cancels the token, and by default also when the token is
  /// deallocated.
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

  func addSuppressor(_ suppressor: SuppressorSubscription) {
    let (id, handle) = (UUID(), suppressor.handle)
    guard suppressor.token == nil else { return }
    asking[id] = { handle.shouldSuppress($0) }
    suppressor.token = Token(endsWithOwner: Self.endsWithOwner) { [weak self] in
      self?.asking[id] = nil
    }
  }

  func removeSuppressor(_ suppressor: SuppressorSubscription) {
    (suppressor.token as? Token)?.cancel()
    suppressor.token = nil
  }

  func addObserver(_ observer: ObserverSubscription) {
    let (id, handle) = (UUID(), observer.handle)
    guard observer.token == nil else { return }
    telling[id] = { handle.didReceive($0) }
    observer.token = Token(endsWithOwner: Self.endsWithOwner) { [weak self] in
      self?.telling[id] = nil
    }
  }

  func removeObserver(_ observer: ObserverSubscription) {
    (observer.token as? Token)?.cancel()
    observer.token = nil
  }
}
