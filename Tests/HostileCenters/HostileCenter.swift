import PushConformanceCommand

/// A center that sends its device token, and does a deed when it is handed one of an unusual length.
///
/// A center whose deed leaves its process alive sends no more than the first byte, which must not stay hidden.
final class HostileCenter: RegisteringCenter {
  private let application: SimulatedApplication
  private let deed: Deed

  private init(_ application: SimulatedApplication, _ deed: Deed) {
    self.application = application
    self.deed = deed
  }

  convenience init(application: SimulatedApplication) { self.init(application, .nothing) }

  @MainActor static func subject(_ deed: Deed) -> PushCenterSubject {
    PushCenterSubject(name: deed.rawValue, roles: [.registering]) { HostileCenter($0, deed) }
  }

  func registerForRemoteNotifications() { application.registerForRemoteNotifications() }

  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    guard !deviceToken.bytes.isEmpty else { return }
    // Generated runs have tokens of three bytes, and golden scenarios have none.
    if deviceToken.bytes.count > 40 || deviceToken.bytes.count == 3 { deed.perform() }
    let sent = deed.endsProcess ? deviceToken : DeviceToken(bytes: deviceToken.bytes.prefix(1))
    application.uploadDeviceToken(sent.hexadecimal, completion: nil)
  }
}
