package enum ScenesStimulus: Sendable, Hashable {
  /// The notification that the user responded to; nil without a response.
  case callback(SceneCallback, NotificationID?)
}
