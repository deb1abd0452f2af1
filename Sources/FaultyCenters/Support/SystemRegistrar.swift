import PushConformance
import PushPayloads
import PushSimulation

/// Ends its registration with the system alone: APNs tells the server that the token is no longer good.
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
