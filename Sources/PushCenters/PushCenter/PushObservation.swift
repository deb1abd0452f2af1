package import Foundation

/// A subscription to the receipts of a ``PushCenter``, which ends when it goes away.
package final class PushObservation {
  private let subscription: MessageSubscription

  /// Listens to receipts.
  ///
  /// - Parameters:
  ///   - notificationCenter: Where the push center posts.
  ///   - body: Is run on the main actor for every receipt.
  @MainActor package init(
    of notificationCenter: NotificationCenter = .default,
    body: @escaping @MainActor @Sendable (PushNotification) -> Void
  ) {
    subscription = MessageSubscription(
      to: [PushCenter.notificationWasReceived],
      of: notificationCenter
    ) { posted in
      let value = posted.userInfo?[PushCenter.notificationKey]
      guard let notification = value as? PushNotification else { return }
      body(notification)
    }
  }
}
