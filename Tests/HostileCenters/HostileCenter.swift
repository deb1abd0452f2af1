import PushConformanceCommand

/// A center that sends its device token, and performs its deed when it receives a token of an unusual length.
///
/// If the deed leaves the process alive, the center sends only the first byte, and the kit has to find that.
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
