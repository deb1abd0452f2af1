import Foundation
import PushConformance
import PushSimulation

@testable import FaultyCenters

/// Correct centers that keep their suppressors and observers in unusual ways.
enum LegalSuppressionMembership {
  static let rows = [
    SubjectRow(TokensEndWithTheirOwners.self),
    SubjectRow(TokensLiveUntilCancelled.self),
    SubjectRow(HasOneDelegate.self),
    SubjectRow(HasOneDelegateForGood.self),
    SubjectRow(CollectsLater.self),
    SubjectRow(CollectsNow.self),
    SubjectRow(PostsToANotificationCenter.self),
    SubjectRow(HandsOutStreams.self, roles: [.receiving, .routing, .broadcasting]),
  ]

  /// Takes a closure for each suppressor or observer, and returns a token that ends the subscription.
  class ClosureCenter: CenterCore, SuppressibleCenter, BroadcastingCenter {
    override class var policies: Policies {
      Policies(routesOn: .stateOnly, os: .iOS8, membership: .ownedUntilCancelled)
    }

    private var asking: [UUID: @MainActor (Sighting) -> Bool] = [:]
    private var telling: [UUID: @MainActor (Sighting) -> Void] = [:]
    override var questions: [@MainActor (Sighting) -> Bool] { Array(asking.values) }
    override var listeners: [@MainActor (Sighting) -> Void] { Array(telling.values) }

    /// A token that ends its subscription when it is cancelled, and by default when it is deallocated.
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

  final class TokensEndWithTheirOwners: ClosureCenter {}

  final class TokensLiveUntilCancelled: ClosureCenter {
    override class var endsWithOwner: Bool { false }
  }

  /// Has one delegate and one listener, as most classes of UIKit do.
  class HasOneDelegate: CenterCore, SuppressibleCenter, BroadcastingCenter {
    override class var policies: Policies {
      Policies(routesOn: .stateOnly, os: .iOS8, membership: .single)
    }

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

  /// Retains its delegate until another one replaces it.
  final class HasOneDelegateForGood: HasOneDelegate {
    private var kept: PlainCenter.Suppressor?
    override func addSuppressor(_ suppressor: PlainCenter.Suppressor) {
      super.addSuppressor(suppressor)
      kept = suppressor
    }
    override func removeSuppressor(_ suppressor: PlainCenter.Suppressor) {
      super.removeSuppressor(suppressor)
      if kept === suppressor { kept = nil }
    }
  }

  /// Deallocates suppressors and observers some time after their owners release them, as a garbage collector does.
  class CollectsLater: PlainCenter {
    override class var policies: Policies {
      Policies(routesOn: .stateOnly, os: .iOS8, release: .collected)
    }

    private var uncollected: [(member: AnyObject, age: Int)] = []

    /// Returns whether a suppressor or observer is still kept after a number of receipts.
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

  /// Deallocates released suppressors and observers at random times.
  final class CollectsNow: CollectsLater {
    override func survives(_ age: Int) -> Bool { Bool.random() }
  }

  /// Tells observers by a `NotificationCenter`.
  final class PostsToANotificationCenter: PlainCenter {
    override class var policies: Policies {
      Policies(routesOn: .stateOnly, os: .iOS8, membership: .ownedUntilCancelled)
    }

    private static let received = Notification.Name("received")
    private let receipts = NotificationCenter()
    private var tokens: [ObjectIdentifier: any NSObjectProtocol] = [:]

    override func broadcast(_ receipt: Receipt) {
      receipts.post(name: Self.received, object: nil, userInfo: ["of": sighting(of: receipt)])
    }

    override func addObserver(_ observer: Observer) {
      let handle = observer.handle
      removeObserver(observer)
      tokens[ObjectIdentifier(observer)] = receipts.addObserver(
        forName: Self.received,
        object: nil,
        queue: nil
      ) { notification in
        guard let sighting = notification.userInfo?["of"] as? Sighting else { return }
        MainActor.assumeIsolated { handle.didReceive(sighting) }
      }
    }

    override func removeObserver(_ observer: Observer) {
      guard let token = tokens.removeValue(forKey: ObjectIdentifier(observer)) else { return }
      receipts.removeObserver(token)
    }
  }

  /// Returns an asynchronous sequence to each observer.
  final class HandsOutStreams: CenterCore, BroadcastingCenter {
    override class var policies: Policies {
      Policies(
        routesOn: .stateOnly,
        os: .iOS8,
        membership: .ownedUntilCancelled,
        work: .mainActor
      )
    }

    private var streams: [UUID: AsyncStream<Sighting>.Continuation] = [:]

    override func broadcast(_ receipt: Receipt) {
      for stream in streams.values { stream.yield(sighting(of: receipt)) }
    }

    func addObserver(_ observer: ObserverSubscription) {
      let id = UUID()
      let (stream, continuation) = AsyncStream.makeStream(of: Sighting.self)
      streams[id] = continuation
      continuation.onTermination = { [weak self] _ in
        Task { @MainActor in self?.streams[id] = nil }
      }
      observer.listen(to: stream) { $0 }
    }
  }
}
