import Foundation

/// A push service similar to OneSignal's SDK: class methods, and one handler for each occasion.
///
/// - The handler for the foreground is called before a notification is shown. This handler can prevent the display, and
///   still request the display within 25 s.
/// - The handler for clicks is also called for notifications that were opened before the handler was set.
/// - The service opens the URL of a message, once the app's animations have ended.
@MainActor
final class OwnedHandlerPush: UIApplicationDelegate, UNUserNotificationCenterDelegate {
  /// A message as the service's own dashboard sends it, with its fields under `custom`.
  struct Notification: Equatable {
    /// `custom.i`.
    var notificationID: String?
    /// `custom.u`.
    var launchURL: URL?
    /// `custom.a`.
    var additionalData: [String: String]
    var title: String?
    var subtitle: String?
    var body: String?
  }

  struct OpenedResult {
    var notification: Notification
    /// The chosen button; nil if the user opened the message itself.
    var actionID: String?
    var userText: String?
  }

  @MainActor final class WillDisplayEvent {
    let notification: Notification
    fileprivate(set) var isPrevented = false
    private var complete: ((Bool) -> Void)?

    fileprivate init(_ notification: Notification, complete: @escaping (Bool) -> Void) {
      self.notification = notification
      self.complete = complete
    }

    func preventDefault() { isPrevented = true }

    /// Shows the message although the display was prevented.
    func display() { finish(showing: true) }

    fileprivate func finish(showing: Bool) {
      complete?(showing)
      complete = nil
    }
  }

  struct Environment {
    var registerForRemoteNotifications: () -> Void
    var requestAuthorization: (UNAuthorizationOptions) -> Bool
    /// Sends the push token to the service's server.
    var updateSubscription: (_ pushToken: String) -> Void
    var openURL: (URL) -> Void
    /// Runs a closure when the app's animation of coming to the front has ended.
    var afterResumeAnimation: (@escaping @MainActor () -> Void) -> Void
    var sleep: @Sendable (Duration) async throws -> Void
  }

  /// The time in which the handler for the foreground can still request a display that it has prevented.
  static let displayTimeout = Duration.seconds(25)

  private let environment: Environment
  private let foregroundActions: [String: Bool]
  private var pushToken: String?
  private var isWaitingForToken = false
  private var unprocessedClicks: [OpenedResult] = []

  var notificationWillShowInForegroundHandler: ((WillDisplayEvent) -> Void)?

  /// The handler of openings; the first handler is also called for earlier openings.
  var notificationOpenedHandler: ((OpenedResult) -> Void)? {
    didSet {
      guard let handler = notificationOpenedHandler else { return }
      let waiting = unprocessedClicks
      unprocessedClicks = []
      for click in waiting { handler(click) }
    }
  }

  /// The handler of every button, whether or not it opens the app.
  var buttonHandler: ((OpenedResult) -> Void)?

  init(environment: Environment, actions: [UNNotificationAction]) {
    self.environment = environment
    foregroundActions = Dictionary(
      actions.map { ($0.identifier, $0.isForeground) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  // MARK: - Subscription

  /// Asks the user, and registers with APNs unless the service already waits for an answer of APNs.
  func promptForPushNotifications() {
    _ = environment.requestAuthorization([.alert, .badge, .sound])
    guard !isWaitingForToken else { return }
    isWaitingForToken = true
    environment.registerForRemoteNotifications()
  }

  // MARK: - Calls of the app delegate

  func application(didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
    isWaitingForToken = false
    let text = deviceToken.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    guard !text.isEmpty, text != pushToken else { return }
    pushToken = text
    environment.updateSubscription(text)
  }

  func application(didFailToRegisterForRemoteNotificationsWithError error: any Error) {
    isWaitingForToken = false
  }

  /// Reports no data, because the service fetches nothing.
  func application(
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping @MainActor (UIBackgroundFetchResult) -> Void
  ) {
    completionHandler(.noData)
  }

  // MARK: - Messages

  func userNotificationCenter(
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @MainActor (UNNotificationPresentationOptions) -> Void
  ) {
    let message = Notification(notification.userInfo)
    let event = WillDisplayEvent(message) { isShown in
      completionHandler(isShown ? [.banner, .list, .sound, .badge] : [])
    }
    notificationWillShowInForegroundHandler?(event)
    guard event.isPrevented else { return event.finish(showing: true) }
    let sleep = environment.sleep
    Task { @MainActor in
      try? await sleep(Self.displayTimeout)
      event.finish(showing: false)
    }
  }

  func userNotificationCenter(
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @MainActor () -> Void
  ) {
    defer { completionHandler() }
    var result = OpenedResult(notification: Notification(response.notification.userInfo))
    switch response.actionIdentifier {
    case UNNotificationDismissActionIdentifier: return
    case UNNotificationDefaultActionIdentifier: break
    case let action:
      guard let isForeground = foregroundActions[action] else { return }
      result.actionID = action
      result.userText = response.userText
      buttonHandler?(result)
      guard isForeground else { return }
    }
    launch(result.notification.launchURL)
    guard let notificationOpenedHandler else { return unprocessedClicks.append(result) }
    notificationOpenedHandler(result)
  }

  private func launch(_ url: URL?) {
    guard let url else { return }
    environment.afterResumeAnimation { [environment] in environment.openURL(url) }
  }
}

extension OwnedHandlerPush.Notification {
  init(_ userInfo: [AnyHashable: Any]) {
    let custom = userInfo["custom"] as? [AnyHashable: Any]
    let aps = userInfo["aps"] as? [AnyHashable: Any]
    let alert = aps?["alert"] as? [AnyHashable: Any]
    notificationID = custom?["i"] as? String
    launchURL = (custom?["u"] as? String).flatMap(URL.init(string:)).flatMap {
      $0.scheme == nil ? nil : $0
    }
    additionalData = (custom?["a"] as? [AnyHashable: Any] ?? [:]).reduce(into: [:]) {
      if let key = $1.key as? String, let value = $1.value as? String { $0[key] = value }
    }
    title = alert?["title"] as? String
    subtitle = alert?["subtitle"] as? String
    body = aps?["alert"] as? String ?? alert?["body"] as? String
  }
}
