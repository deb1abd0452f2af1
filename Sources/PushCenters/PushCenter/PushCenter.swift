public import Foundation
public import PushPayloads

/// The one place of an app that takes device tokens and notifications and decides what happens.
///
/// The application delegate forwards its callbacks and decides nothing. An app makes one center
/// and hands it to whoever wants to suppress toasts. Everybody else observes
/// ``notificationWasReceived`` and need not know the center at all.
///
/// Design: seed 000, "The Push Center".
@MainActor public final class PushCenter {
  /// Posted for every receipt; the user info holds the ``PushNotification`` under
  /// ``notificationKey``.
  public nonisolated static let notificationWasReceived =
    Notification.Name("PushNotificationWasReceived")
  /// The key of the ``PushNotification`` in the user info of ``notificationWasReceived``.
  public nonisolated static let notificationKey = "notification"

  private let registrar: any RemoteNotificationRegistrar
  private let api: any DeviceAPI
  private let toasts: any ToastPresenter
  private let router: any Router
  private let keys: PushNotification.KeyMap
  private let notificationCenter: NotificationCenter
  private var delegates = WeakSet<any PushCenterDelegate>()
  private var registeredToken: PushToken?

  /// Why the system had no device token when it was last asked; nil once it had one.
  public private(set) var registrationError: (any Error)?

  /// Creates a center from the services that it uses.
  ///
  /// - Parameters:
  ///   - registrar: The system's side of registration.
  ///   - api: The app's own server.
  ///   - toasts: What shows toasts.
  ///   - router: What brings up screens.
  ///   - keys: Where payloads keep the app's own fields.
  ///   - notificationCenter: Where receipts are posted.
  public init(
    registrar: any RemoteNotificationRegistrar,
    api: any DeviceAPI,
    toasts: any ToastPresenter,
    router: any Router,
    keys: PushNotification.KeyMap = .init(),
    notificationCenter: NotificationCenter = .default
  ) {
    self.registrar = registrar
    self.api = api
    self.toasts = toasts
    self.router = router
    self.keys = keys
    self.notificationCenter = notificationCenter
  }

  /// Registers for remote notifications, in the way that the running system wants it.
  public func registerForRemoteNotifications() {
    guard registrar.separatesSettingsFromRegistration else {
      return registrar.registerForRemoteNotificationTypes()
    }
    registrar.registerUserNotificationSettings()
    registrar.registerForRemoteNotifications()
  }

  /// Takes a device token and registers it with the server, unless the server has it already.
  public func didRegister(deviceToken: DeviceToken) {
    let token = PushToken(deviceToken)
    guard !token.isEmpty else { return }
    registrationError = nil
    guard token != registeredToken else { return }
    registeredToken = token
    token.register(with: api) { [weak self] accepted in
      // A refused token counts as new the next time the system hands it out.
      guard let self, !accepted, registeredToken == token else { return }
      registeredToken = nil
    }
  }

  /// Takes the system's word that there is no token; nothing is registered with the server.
  public func didFailToRegister(error: any Error) {
    registrationError = error
  }

  /// Lets an object suppress toasts, for as long as it lives.
  public func addDelegate(_ delegate: any PushCenterDelegate) {
    delegates.insert(delegate)
  }

  /// Ends an object's say about toasts.
  public func removeDelegate(_ delegate: any PushCenterDelegate) {
    delegates.remove(delegate)
  }

  /// Takes a notification: everybody is told, and then it is shown or followed.
  ///
  /// - Parameters:
  ///   - payload: The payload.
  ///   - isActive: Whether the application is active. Then the user is in the app and is shown a
  ///     toast; otherwise they are on their way into it and are brought to the right screen.
  public func didReceive(_ payload: JSONObject, whileActive isActive: Bool) {
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

  /// Shows a notification, unless it has no text or somebody suppresses it.
  public func presentToast(for notification: PushNotification) {
    guard notification.alertText != nil, !shouldSuppress(notification) else { return }
    toasts.present(notification) { [weak self] in
      self?.performRouting(for: notification)
    }
  }

  /// Brings up the screen of a notification, if it names one.
  public func performRouting(for notification: PushNotification) {
    guard let url = notification.routingURL else { return }
    router.handleOpen(url)
  }

  private func shouldSuppress(_ notification: PushNotification) -> Bool {
    delegates.members.contains { $0.pushCenter(self, shouldSuppress: notification) }
  }
}
