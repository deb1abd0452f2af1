import PushConformance

/// A center that unregisters with the system instead of the server.
///
/// APNs then tells the server that the token is no longer valid.
class SystemRegistrar: PlainRegistrar {
  override func withdraw() {
    callOff()
    (sent, token) = (nil, nil)
    application.unregisterForRemoteNotifications()
  }
  override func register() {
    if isOn, token == nil { application.registerForRemoteNotifications() }
    super.register()
  }
}
