/// A callback of UIKit to the delegate of a scene.
package enum ScenesStimulus: Sendable, Hashable {
  /// UIKit calls the scene's delegate; a connection may bring the user's response to a
  /// notification along.
  case callback(SceneCallback, NotificationID?)
}
