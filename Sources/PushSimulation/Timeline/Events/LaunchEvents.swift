package enum LaunchStimulus: Sendable, Hashable {
  // UIKit's callback at a launch, with a notification in the launch options.
  case didFinishLaunching(with: NotificationID)
  case interfaceBecameReady
}
