import PushConformance

/// A base class of other test centers: a correct push center in many small methods, which a subclass can override.
///
/// Subclasses choose how suppressors and observers are held; ``PlainCenter`` holds them in the simplest way.
class CenterCore: DeclaredCenter, LegacyRegisteringCenter, RoutingCenter, ToastingCenter {
  override class var policies: Policies { Policies(routesOn: .stateOnly, os: .iOS8) }
  override class var vocabulary: Vocabulary { PushApp().uploads(to: "/devices").vocabulary }

  var lastToken: DeviceToken?

  func settle() async {}

  /// The default of the protocol, declared again here so that subclasses can override the property.
  var facts: [String: Bool] { [:] }

  // MARK: - Participants

  /// Closures that ask the attached suppressors about a notification, in the order in which the center asks them.
  var questions: [@MainActor (Sighting) -> Bool] { [] }

  var listeners: [@MainActor (Sighting) -> Void] { [] }

  // MARK: - Registration

  var notificationTypes: NotificationTypes { [.alert, .badge, .sound] }

  func registerForRemoteNotifications() {
    if application.osProfile == .iOS7 {
      application.registerForRemoteNotificationTypes(notificationTypes)
    } else {
      application.registerUserNotificationSettings(notificationTypes)
      application.registerForRemoteNotifications()
    }
  }

  func didFailToRegisterForRemoteNotifications(error: any Error) {}

  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    guard isNew(deviceToken) else { return }
    lastToken = deviceToken
    upload(deviceToken)
  }

  func isNew(_ token: DeviceToken) -> Bool { !token.bytes.isEmpty && token != lastToken }

  func upload(_ token: DeviceToken) {
    application.uploadDeviceToken(text(of: token), to: "/devices") { [weak self] result in
      self?.uploadEnded(result, of: token)
    }
  }

  func text(of token: DeviceToken) -> String { token.hexadecimal }

  func uploadEnded(_ result: Result<Void, any Error>, of token: DeviceToken) {}

  // MARK: - Receipts

  func didReceiveRemoteNotification(_ userInfo: UserInfo) { handle(read(userInfo.payload)) }

  func read(_ payload: JSONObject) -> Receipt { Receipt(payload) }

  func handle(_ receipt: Receipt) {
    broadcast(receipt)
    decide(receipt)
  }

  func broadcast(_ receipt: Receipt) { for tell in listeners { tell(sighting(of: receipt)) } }

  func decide(_ receipt: Receipt) {
    guard !receipt.isSilent else { return }
    if isActive {
      if receipt.isDisplayable, !isSuppressed(receipt) { present(receipt) }
    } else {
      follow(receipt)
    }
  }

  var isActive: Bool { application.applicationState == .active }

  func isSuppressed(_ receipt: Receipt) -> Bool {
    questions.contains { ask in ask(sighting(of: receipt)) }
  }

  func present(_ receipt: Receipt) {
    application.presentToast(for: sighting(of: receipt)) { [weak self] in self?.follow(receipt) }
  }

  func follow(_ receipt: Receipt) { if let url = receipt.url { application.open(url) } }

  func sighting(of receipt: Receipt) -> Sighting { receipt.sighting }
}

extension SimulatedApplication {
  /// Runs an action on the main actor after a delay, unless the timer is canceled or the process ends before that.
  @discardableResult
  func later(_ delay: Duration, _ action: @escaping @MainActor () -> Void) -> VirtualClock.Timer {
    // The player advances the clock on the main actor.
    clock.schedule(after: delay) { MainActor.assumeIsolated { action() } }
  }
}
