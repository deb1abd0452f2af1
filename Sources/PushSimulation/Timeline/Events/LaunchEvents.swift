package enum LaunchStimulus: Sendable, Hashable {
  // UIKit's callback when the app launches with a notification in the launch options.
  case didFinishLaunching(with: NotificationID)
  case interfaceBecameReady
}
