public import Foundation

/// A subscription to the receipts of a ``PushCenter``, which ends when it goes away.
public final class PushObservation {
  private let token: any NSObjectProtocol
  private let notificationCenter: NotificationCenter

  /// Listens to receipts.
  ///
  /// - Parameters:
  ///   - notificationCenter: Where the push center posts.
  ///   - body: Is run on the main actor for every receipt.
  @MainActor public init(
    of notificationCenter: NotificationCenter = .default,
    body: @escaping @MainActor @Sendable (PushNotification) -> Void
  ) {
    self.notificationCenter = notificationCenter
    token = notificationCenter.addObserver(
      forName: PushCenter.notificationWasReceived,
      object: nil,
      queue: nil
    ) { posted in
      let value = posted.userInfo?[PushCenter.notificationKey]
      guard let notification = value as? PushNotification else { return }
      // A push center is isolated to the main actor, and posts from there.
      MainActor.assumeIsolated { body(notification) }
    }
  }

  deinit { notificationCenter.removeObserver(token) }
}
