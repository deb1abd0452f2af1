package import Foundation
package import PushPayloads

/// The one place of an app that takes device tokens and notifications and decides what happens.
///
/// The application delegate forwards its callbacks and decides nothing. An app makes one center
/// and hands it to whoever wants to suppress toasts. Everybody else observes
/// ``notificationWasReceived`` and need not know the center at all.
///
/// Design: seed 000, "The Push Center".
@MainActor package final class PushCenter {
  /// Posted for every receipt; the user info holds the ``PushNotification`` under
  /// ``notificationKey``.
  package nonisolated static let notificationWasReceived =
    Notification.Name("PushNotificationWasReceived")
  /// The key of the ``PushNotification`` in the user info of ``notificationWasReceived``.
  package nonisolated static let notificationKey = "notification"

  private let registrar: any RemoteNotificationRegistrar
  private let api: any DeviceAPI
  private let toasts: any ToastPresenter<PushNotification>
  private let router: any Router
  private let keys: PushNotification.KeyMap
  private let notificationCenter: NotificationCenter
  private let log: @MainActor (PushFailure) -> Void
  private let delegates = WeakOrderedSet<any PushCenterDelegate>()
  private var registeredToken: PushToken?

  /// Why the system had no device token when it was last asked; nil once it had one.
  package private(set) var registrationError: (any Error)?

  /// Creates a center from the services that it uses.
  ///
  /// - Parameters:
  ///   - registrar: The system's side of registration.
  ///   - api: The app's own server.
  ///   - toasts: What shows toasts.
  ///   - router: What brings up screens.
  ///   - keys: Where payloads keep the app's own fields.
  ///   - notificationCenter: Where receipts are posted.
  ///   - log: Is told of everything that could not be done.
  package init(
    registrar: any RemoteNotificationRegistrar,
    api: any DeviceAPI,
    toasts: any ToastPresenter<PushNotification>,
    router: any Router,
    keys: PushNotification.KeyMap = .init(),
    notificationCenter: NotificationCenter = .default,
    log: @escaping @MainActor (PushFailure) -> Void = { _ in }
  ) {
    self.registrar = registrar
    self.api = api
    self.toasts = toasts
    self.router = router
    self.keys = keys
    self.notificationCenter = notificationCenter
    self.log = log
  }

  /// Registers for remote notifications, in the way that the running system wants it.
  package func registerForRemoteNotifications() {
    registrar.registerInTheWayOfTheSystem()
  }

  /// Takes a device token and registers it with the server, unless the server has it already.
  package func didRegister(deviceToken: DeviceToken) {
    let token = PushToken(deviceToken)
    guard !token.isEmpty else { return log(.emptyToken) }
    registrationError = nil
    guard token != registeredToken else { return }
    registeredToken = token
    token.register(with: api) { [weak self] accepted in
      guard let self, !accepted else { return }
      // The document throws the answer away, so a server that was down would never know this
      // device. A refused token counts as new the next time the system hands it out.
      if registeredToken == token { registeredToken = nil }
      log(.tokenRefused(token))
    }
  }

  /// Takes the system's word that there is no token; nothing is registered with the server.
  package func didFailToRegister(error: any Error) {
    registrationError = error
    log(.registration(error))
  }

  /// Lets an object suppress toasts, for as long as it lives.
  package func addDelegate(_ delegate: any PushCenterDelegate) {
    delegates.insert(delegate)
  }

  /// Ends an object's say about toasts.
  package func removeDelegate(_ delegate: any PushCenterDelegate) {
    delegates.remove(delegate)
  }

  /// Takes a notification: everybody is told, and then it is shown or followed.
  ///
  /// - Parameters:
  ///   - payload: The payload.
  ///   - isActive: Whether the application is active. Then the user is in the app and is shown a
  ///     toast; otherwise they are on their way into it and are brought to the right screen.
  package func didReceive(_ payload: JSONObject, whileActive isActive: Bool) {
    let notification = PushNotification(payload: payload, keys: keys)
    notificationCenter.post(
      name: Self.notificationWasReceived,
      object: nil,
      userInfo: [Self.notificationKey: notification]
    )
    guard !notification.isSilent else { return }
    if isActive {
      presentToast(for: notification)
    } else {
      performRouting(for: notification)
    }
  }

  /// Takes a notification as the application delegate gets it.
  ///
  /// - Parameters:
  ///   - userInfo: The payload as the system hands it over.
  ///   - isActive: Whether the application is active.
  package func didReceive(userInfo: [AnyHashable: Any], whileActive isActive: Bool) {
    guard let payload = JSONObject(userInfo: userInfo) else { return log(.unreadableUserInfo) }
    didReceive(payload, whileActive: isActive)
  }

  /// Shows a notification, unless it has no text or somebody suppresses it.
  package func presentToast(for notification: PushNotification) {
    guard notification.alertText != nil, !shouldSuppress(notification) else { return }
    var isFollowed = false
    toasts.present(notification) { [weak self] in
      // A tap that meets the end of the toast may be reported twice.
      guard !isFollowed else { return }
      isFollowed = true
      self?.performRouting(for: notification)
    }
  }

  /// Brings up the screen of a notification, if it names one.
  package func performRouting(for notification: PushNotification) {
    // The document hands the router whatever URL there is, and none as well.
    guard let url = notification.routingURL else { return log(.noRoutingURL(notification)) }
    if !router.handleOpen(url) { log(.routeRefused(url)) }
  }

  private func shouldSuppress(_ notification: PushNotification) -> Bool {
    delegates.members.contains { $0.pushCenter(self, shouldSuppress: notification) }
  }
}
