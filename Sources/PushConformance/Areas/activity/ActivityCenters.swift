public import PushPayloads
import PushSimulation

/// A center that sends the tokens of Live Activities to the app's server.
///
/// It calls ``SimulatedApplication/uploadActivityToken(_:for:completion:)``, and
/// ``SimulatedApplication/unregisterActivityToken(_:for:completion:)`` if its server can forget tokens, or their
/// asynchronous variants. The purpose is the one in the center's request. The app observes ActivityKit and calls the
/// center.
@MainActor public protocol ActivityTokenCenter: PushCenterUnderTest {
  /// `Activity.pushTokenUpdates` has delivered a first or a new token of an activity.
  ///
  /// The last token may come after the end of the activity, since the app observes both in tasks.
  func activity(_ id: String, didUpdatePushToken token: DeviceToken) async
  /// `Activity.pushToStartTokenUpdates` has delivered the token that starts activities of a type of attributes.
  func didUpdatePushToStartToken(_ token: DeviceToken, attributesType: String) async
  /// `Activity.activityStateUpdates` has delivered `.ended` or `.dismissed`; an activity may go through both.
  func activityDidEnd(_ id: String) async
}
