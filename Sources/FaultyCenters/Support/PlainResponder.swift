import PushConformance

/// A simple correct center in an app with scenes, with the callbacks of `UNUserNotificationCenterDelegate`.
class PlainResponder: DeclaredCenter, SceneCenter, LaunchHandOffCenter, FetchCompletingCenter,
  RoutingCenter, SuppressibleCenter, BroadcastingCenter, OpeningBroadcastingCenter,
  ActionHandlingCenter, DeferringCenter
{
  typealias Suppressor = PlainCenter.Suppressor
  typealias Observer = PlainCenter.Observer

  var suppressors = WeakMembers<Suppressor>()
  var observers = WeakMembers<Observer>()
  var isInterfaceReady = false
  var pendingURL: String?
  /// The notification that the user opened while no observer was attached.
  var untold: Sighting?
  /// The response that was handled before the app became active, and that the system can report again; otherwise nil.
  var handled: NotificationResponse?

  func addSuppressor(_ suppressor: Suppressor) { suppressors.add(suppressor) }
  func removeSuppressor(_ suppressor: Suppressor) { suppressors.remove(suppressor) }

  func addObserver(_ observer: Observer) {
    observers.add(observer)
    guard let opened = untold else { return }
    untold = nil
    observer.handle.didOpen(opened)
  }

  func removeObserver(_ observer: Observer) { observers.remove(observer) }

  // MARK: - Launch and scenes

  func didFinishLaunching(with options: LaunchOptions) -> Bool { true }

  func sceneWillConnect(options: ConnectionOptions) {
    if let response = options.notificationResponse { handle(response) }
  }

  func sceneWillResignActive() { handled = nil }

  func sceneWillEnterForeground() {}

  func sceneDidBecomeActive() {}

  func interfaceDidBecomeReady() {
    isInterfaceReady = true
    guard let url = pendingURL else { return }
    pendingURL = nil
    application.open(url)
  }

  // MARK: - Arrivals

  func didReceiveRemoteNotification(_ userInfo: UserInfo, fetchCompletion: FetchCompletion) {
    announce(read(userInfo.payload))
    fetchCompletion(.noData)
  }

  func willPresent(_ notification: UserNotification, completion: PresentationCompletion) {
    let receipt = read(notification.userInfo.payload)
    // If the notification also wakes the app, the center announces the notification in the fetch callback.
    if !notification.userInfo.wakesApp { announce(receipt) }
    completion(options(for: receipt))
  }

  func read(_ payload: JSONObject) -> Receipt { Receipt(payload) }

  func announce(_ receipt: Receipt) {
    for observer in observers.alive { observer.handle.didReceive(receipt.sighting) }
  }

  func options(for receipt: Receipt) -> PresentationOptions {
    guard receipt.isDisplayable, !isSuppressed(receipt) else { return [.badge] }
    return [.banner, .list, .sound, .badge]
  }

  func isSuppressed(_ receipt: Receipt) -> Bool {
    guard application.applicationState == .active else { return false }
    return suppressors.alive.contains { $0.handle.shouldSuppress(receipt.sighting) }
  }

  // MARK: - Responses

  func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
    handle(response)
    completion()
  }

  func handle(_ response: NotificationResponse) {
    guard handled != response else { return }
    // The system reports a response twice only if the response brings the app to the foreground.
    let action = action(of: response)
    let opens =
      response.actionIdentifier == NotificationResponse.defaultActionIdentifier
      || action?.opensApp == true
    handled = opens && application.applicationState != .active ? response : nil
    let receipt = read(response.notification.userInfo.payload)
    switch response.actionIdentifier {
    case NotificationResponse.defaultActionIdentifier: open(receipt)
    case NotificationResponse.dismissActionIdentifier: break
    case let identifier where action != nil:
      application.handleAction(identifier, text: response.userText, of: receipt.sighting)
      if opens { open(receipt) }
    default: handleUnknownAction(of: receipt)
    }
  }

  /// Returns the action that the user has chosen; nil for a tap, a dismissal and an unknown action.
  func action(of response: NotificationResponse) -> Vocabulary.Action? {
    Self.vocabulary.actions[response.actionIdentifier]
  }

  func handleUnknownAction(of receipt: Receipt) {}

  func open(_ receipt: Receipt) {
    tell(of: receipt)
    guard let url = receipt.url else { return }
    route(to: url)
  }

  func tell(of receipt: Receipt) {
    if observers.alive.isEmpty { untold = receipt.sighting }
    for observer in observers.alive { observer.handle.didOpen(receipt.sighting) }
  }

  func route(to url: String) {
    if isInterfaceReady { application.open(url) } else { pendingURL = url }
  }
}

extension UserInfo {
  /// True if the notification also wakes the app, so that the app gets the fetch callback.
  var wakesApp: Bool { payload["aps"]?.object?["content-available"]?.number?.int == 1 }
}

extension NotificationResponse {
  var isDismissal: Bool { actionIdentifier == Self.dismissActionIdentifier }
}

/// A simple correct center that does not let the system show notifications of the type `task` in the active app.
class HidingResponder: PlainResponder {
  override class var vocabulary: Vocabulary { PushApp().hides("task").vocabulary }

  override func options(for receipt: Receipt) -> PresentationOptions {
    application.applicationState == .active && hides(receipt)
      ? [.badge] : super.options(for: receipt)
  }

  func hides(_ receipt: Receipt) -> Bool { receipt.type == "task" }
}

/// A correct center that opens announcements at once, and keeps other notifications until screens are ready.
class PlainReminder: PlainResponder {
  override class var vocabulary: Vocabulary { PushApp().opensAtOnce("announcement").vocabulary }

  override func open(_ receipt: Receipt) {
    guard receipt.type == "announcement" else { return super.open(receipt) }
    tell(of: receipt)
    if let url = receipt.url { openAtOnce(url) }
  }

  func openAtOnce(_ url: String) { application.open(url) }
}
