/// A callback of a scene delegate.
package enum ScenesStimulus: Sendable, Hashable {
  /// UIKit calls the scene delegate. The notification is the one that the user responded to; nil without a response.
  case callback(SceneCallback, NotificationID?)
}
