package import Foundation

/// A subscription to the deliveries of a ``PushCenter``; it ends when this object is released.
package final class PushObservation {
  private let subscription: MessageSubscription

  /// Starts to listen to deliveries; `body` runs on the main actor for every delivery.
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
