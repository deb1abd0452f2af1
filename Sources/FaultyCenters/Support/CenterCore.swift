import PushConformance
import PushPayloads
import PushSimulation

/// A correct push center in small steps, the base of the other centers here.
///
/// A subclass with a legal variety or a fault overrides only the step in question. Subclasses choose how participants
/// are held; ``PlainCenter`` has the plainest way.
class CenterCore: LegacyRegisteringCenter, RoutingCenter, ToastingCenter {
  class var policies: Policies { Policies(routesOn: .stateOnly, os: .iOS8) }
  class var vocabulary: Vocabulary { PushApp().uploads(to: "/devices").vocabulary }
  class var app: PushApp { PushApp(policies: policies, vocabulary: vocabulary) }

  let application: SimulatedApplication
  var lastToken: DeviceToken?

  required init(application: SimulatedApplication) {
    self.application = application
  }

  func settle() async {}

  // MARK: - Participants

  /// The questions to the suppressors, in the order of asking.
  var questions: [@MainActor (Sighting) -> Bool] { [] }

  /// The calls of the observers, in the order of telling.
  var listeners: [@MainActor (Sighting) -> Void] { [] }

  // MARK: - Registration

  func registerForRemoteNotifications() {
    if application.osProfile == .iOS7 {
      application.registerForRemoteNotificationTypes([.alert, .badge, .sound])
    } else {
      application.registerUserNotificationSettings([.alert, .badge, .sound])
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

  func broadcast(_ receipt: Receipt) {
    for tell in listeners { tell(sighting(of: receipt)) }
  }

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

  func follow(_ receipt: Receipt) {
    if let url = receipt.url { application.open(url) }
  }

  /// Returns the sighting of the center's own notification.
  func sighting(of receipt: Receipt) -> Sighting { receipt.sighting }
}
