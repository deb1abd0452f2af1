/// A callback of a scene delegate.
package enum ScenesStimulus: Sendable, Hashable {
  /// UIKit calls the scene delegate; the notification is the one that the user responded to, nil for none.
  case callback(SceneCallback, NotificationID?)
}
