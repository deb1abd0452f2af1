/// A launch with a notification in its options, or the moment at which the first screens are ready.
package enum LaunchStimulus: Sendable, Hashable {
  /// UIKit calls the application delegate at a launch, with a notification in the options.
  case didFinishLaunching(with: NotificationID)
  /// The app reports that its first screens are ready.
  case interfaceBecameReady
}

extension LaunchStimulus {
  /// The notification in the launch options; nil for other events.
  package var notification: NotificationID? {
    switch self {
    case .didFinishLaunching(with: let notification): notification
    case .interfaceBecameReady: nil
    }
  }
}
