/// A callback of a scene delegate.
package enum ScenesStimulus: Sendable, Hashable {
  /// UIKit calls the scene delegate; a connection may contain the user's response to a notification.
  case callback(SceneCallback, NotificationID?)
}
