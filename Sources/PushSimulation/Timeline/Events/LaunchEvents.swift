/// A launch with a notification in its options, or the moment at which the first screens are ready.
package enum LaunchStimulus: Sendable, Hashable {
  // UIKit's callback at a launch, with a notification in the launch options.
  case didFinishLaunching(with: NotificationID)
  case interfaceBecameReady
}
