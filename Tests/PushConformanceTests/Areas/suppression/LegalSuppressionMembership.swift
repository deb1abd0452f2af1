import Foundation
import PushConformance

@testable import FaultyCenters

/// Correct centers that keep their suppressors and observers in unusual ways.
enum LegalSuppressionMembership {
  static let rows =
    SubjectRow.rows([
      TokensEndWithTheirOwners.self, HasOneDelegate.self, CollectsNow.self,
      PostsToANotificationCenter.self,
    ]) + [SubjectRow(HandsOutStreams.self, roles: [.receiving, .routing, .broadcasting])]

  final class TokensEndWithTheirOwners: ClosureCenter {}

  /// Has one delegate and one listener, as most classes of UIKit do.
  class HasOneDelegate: DelegateCenter {}

  final class CollectsNow: CollectingCenter {
    override func survives(_ age: Int) -> Bool { Bool.random() }
  }

  final class PostsToANotificationCenter: PlainCenter {
    override class var policies: Policies {
      Policies(routesOn: .stateOnly, os: .iOS8, membership: .ownedUntilCancelled)
    }

    private static let received = Notification.Name("received")
    private let receipts = NotificationCenter()
    private var subscriptions: [Subscription] = []

    private struct Subscription {
      // An address is not enough: a new observer can get the address of a deallocated one.
      weak var observer: Observer?
      let token: any NSObjectProtocol
    }

    override func broadcast(_ receipt: Receipt) {
      receipts.post(name: Self.received, object: nil, userInfo: ["of": sighting(of: receipt)])
    }

    override func addObserver(_ observer: Observer) {
      let handle = observer.handle
      removeObserver(observer)
      let token = receipts.addObserver(
        forName: Self.received,
        object: nil,
        queue: nil
      ) { notification in
        guard let sighting = notification.userInfo?["of"] as? Sighting else { return }
        MainActor.assumeIsolated { handle.didReceive(sighting) }
      }
      subscriptions.append(Subscription(observer: observer, token: token))
    }

    override func removeObserver(_ observer: Observer) {
      for subscription in subscriptions where subscription.observer === observer {
        receipts.removeObserver(subscription.token)
      }
      subscriptions.removeAll { $0.observer === observer }
    }
  }

  /// Returns an asynchronous sequence to each observer.
  final class HandsOutStreams: CenterCore, BroadcastingCenter {
    override class var policies: Policies {
      Policies(routesOn: .stateOnly, os: .iOS8, membership: .ownedUntilCancelled, work: .mainActor)
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
