/// Something that reaches a center while the app gets ready.
package enum LaunchStimulus: Sendable, Hashable {
  /// UIKit calls the application's delegate at a launch, and hands over the notification for which it
  /// launched the application.
  case didFinishLaunching(with: NotificationID)
  /// The app says that its first screens are there.
  case interfaceBecameReady
}

extension LaunchStimulus {
  /// The notification that comes with the launch.
  package var notification: NotificationID? {
    switch self {
    case .didFinishLaunching(with: let notification): notification
    case .interfaceBecameReady: nil
    }
  }
}
