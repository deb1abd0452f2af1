public import PushPayloads

/// A center that uploads the tokens of Live Activities to the app's server.
///
/// The center calls `SimulatedApplication.uploadActivityToken(_:for:completion:)` or its asynchronous variant. If the
/// server can forget tokens, the center also calls
/// `SimulatedApplication.unregisterActivityToken(_:for:completion:)` or its asynchronous variant. Each request names
/// the purpose of the token. The app observes ActivityKit and calls the center.
@MainActor public protocol ActivityTokenCenter: PushCenterUnderTest {
  /// Called when `Activity.pushTokenUpdates` delivers the first token or a new token of an activity.
  ///
  /// The last token can arrive after the end of the activity: the app observes tokens and states in separate tasks.
  func activity(_ id: String, didUpdatePushToken token: DeviceToken) async
  /// Called when `Activity.pushToStartTokenUpdates` delivers the token that starts activities of an attributes type.
  func didUpdatePushToStartToken(_ token: DeviceToken, attributesType: String) async
  /// Called when `Activity.activityStateUpdates` delivers `.ended` or `.dismissed`; an activity can deliver both.
  func activityDidEnd(_ id: String) async
}
