package import PushConformance

/// A center that sends its device token, and performs its deed when it receives a token of an unusual length.
///
/// If the deed leaves the process alive, the center sends only the first byte, which the kit has to report.
package class HostileCenter: RegisteringCenter {
  private let application: SimulatedApplication

  package static var deed: HostileDeed {
    HostileDeed(rawValue: PushCenterSubject.name(ofType: "\(Self.self)")) ?? .nothing
  }

  package required init(application: SimulatedApplication) { self.application = application }

  package func registerForRemoteNotifications() { application.registerForRemoteNotifications() }

  package func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    guard !deviceToken.bytes.isEmpty else { return }
    let deed = Self.deed
    // Generated runs have tokens of three bytes, and golden scenarios have none.
    if deviceToken.bytes.count > 40 || deviceToken.bytes.count == 3 { deed.perform() }
    let sent = deed.endsProcess ? deviceToken : DeviceToken(bytes: deviceToken.bytes.prefix(1))
    application.uploadDeviceToken(sent.hexadecimal, completion: nil)
  }
}
