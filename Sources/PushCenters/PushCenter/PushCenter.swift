package import Foundation
package import PushPayloads

/// The one object of an app that takes device tokens and notifications and decides what happens.
///
/// The application delegate forwards its callbacks and decides nothing. An app makes one center, and passes it to
/// objects that want to suppress toasts. All other objects observe ``notificationWasReceived`` and need not know the
/// center.
///
/// Design: the passage "The Push Center" of seed article 000 (Specs/requirements.md).
@MainActor package final class PushCenter {
  /// Posted for every delivery; the user info holds the ``PushNotification`` under ``notificationKey``.
  package nonisolated static let notificationWasReceived =
    Notification.Name("PushNotificationWasReceived")
  package nonisolated static let notificationKey = "notification"

  private let registrar: any RemoteNotificationRegistrar
  private let api: any DeviceAPI
  private let toasts: any ToastPresenter<PushNotification>
  private let router: any Router
  private let notificationCenter: NotificationCenter
  private let log: @MainActor (PushFailure) -> Void
  private let delegates = WeakOrderedSet<any PushCenterDelegate>()
  private var registeredToken: PushToken?

  /// The error of the last registration with the system; nil once the system has delivered a token.
  package private(set) var registrationError: (any Error)?

  package init(
    registrar: any RemoteNotificationRegistrar,
    api: any DeviceAPI,
    toasts: any ToastPresenter<PushNotification>,
    router: any Router,
    notificationCenter: NotificationCenter = .default,
    log: @escaping @MainActor (PushFailure) -> Void = { _ in }
  ) {
    self.registrar = registrar
    self.api = api
    self.toasts = toasts
    self.router = router
    self.notificationCenter = notificationCenter
    self.log = log
  }

  package func registerForRemoteNotifications() { registrar.registerInTheWayOfTheSystem() }

  package func didRegister(deviceToken: DeviceToken) {
    let token = PushToken(deviceToken)
    guard !token.isEmpty else { return log(.emptyToken) }
    registrationError = nil
    guard token != registeredToken else { return }
    registeredToken = token
    token.register(with: api) { [weak self] accepted in
      guard let self, !accepted else { return }
      // The original design ignores the server's answer. A server that was down would then never learn of this device.
      // This center sends a refused token again the next time the system delivers the token.
      if registeredToken == token { registeredToken = nil }
      log(.tokenRefused(token))
    }
  }

  package func didFailToRegister(error: any Error) {
    registrationError = error
    log(.registration(error))
  }

  package func addDelegate(_ delegate: any PushCenterDelegate) { delegates.insert(delegate) }

  package func removeDelegate(_ delegate: any PushCenterDelegate) { delegates.remove(delegate) }

  /// Takes a notification: posts the notification, and then shows a toast or opens the notification's screen.
  ///
  /// A silent notification is only posted. If the application is not active, the user is opening the app, and the
  /// center shows the screen.
  package func didReceive(_ payload: JSONObject, whileActive isActive: Bool) {
    let notification = PushNotification(payload: payload)
    notificationCenter.post(
      name: Self.notificationWasReceived,
      object: nil,
      userInfo: [Self.notificationKey: notification]
    )
    guard !notification.isSilent else { return }
    if isActive { presentToast(for: notification) } else { performRouting(for: notification) }
  }

  package func presentToast(for notification: PushNotification) {
    guard notification.alertText != nil, !shouldSuppress(notification) else { return }
    var isFollowed = false
    toasts.present(notification) { [weak self] in
      // A tap while the toast disappears can be reported twice.
      guard !isFollowed else { return }
      isFollowed = true
      self?.performRouting(for: notification)
    }
  }

  package func performRouting(for notification: PushNotification) {
    // The original design passes every URL to the router, even a missing URL.
    guard let url = notification.routingURL else { return log(.noRoutingURL(notification)) }
    if !router.handleOpen(url) { log(.routeRefused(url)) }
  }

  private func shouldSuppress(_ notification: PushNotification) -> Bool {
    delegates.members.contains { $0.pushCenter(self, shouldSuppress: notification) }
  }
}

package enum PushFailure: Sendable {
  case registration(any Error)
  case emptyToken
  case tokenRefused(PushToken)
  case noRoutingURL(PushNotification)
  case routeRefused(URL)
}

extension PushFailure: CustomStringConvertible {
  /// The failure in one sentence, without the token and without the user's text.
  package var description: String {
    switch self {
    case .registration(let error): "The system has no device token: \(error)"
    case .emptyToken: "The system has delivered an empty device token, which is not uploaded"
    case .tokenRefused:
      "The server has not accepted the device token, which is sent again when it next arrives"
    case .noRoutingURL: "A notification has no usable routing URL, so no screen is shown"
    case .routeRefused(let url): "There is no screen for \(url.absoluteString)"
    }
  }
}

/// A subscription to the deliveries of a ``PushCenter``; it ends when this object is released.
package final class PushObservation {
  private let subscription: MessageSubscription

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

package struct PushToken: Sendable, Hashable {
  package static let endpoint = "/account/devices"

  private let token: DeviceToken

  package init(_ token: DeviceToken) { self.token = token }

  package var isEmpty: Bool { token.bytes.isEmpty }

  /// The parameters for the server: the token in hexadecimal, two lower-case digits a byte.
  package var parameters: [String: String] { ["token": token.hexadecimal] }

  @MainActor func register(
    with api: any DeviceAPI,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    api.post(Self.endpoint, parameters: parameters, completion: completion)
  }
}
