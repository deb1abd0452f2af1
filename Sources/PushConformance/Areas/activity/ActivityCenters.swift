public import PushPayloads
import PushSimulation

/// A center that keeps the tokens of Live Activities, and has the app's server know them.
///
/// It sends them by
/// ``SimulatedApplication/uploadActivityToken(_:for:completion:)`` and, where it has the server forget
/// them, by ``SimulatedApplication/unregisterActivityToken(_:for:completion:)``, or by their
/// asynchronous twins; the purpose is what the center's request says. Which activities there are it
/// hears from the app alone, which observes ActivityKit.
@MainActor public protocol ActivityTokenCenter: PushCenterUnderTest {
  /// `Activity.pushTokenUpdates` has brought the token of an activity, or a new one in its place.
  ///
  /// The last rotation may come behind the end of the activity, since the app observes both in tasks.
  func activity(_ id: String, didUpdatePushToken token: DeviceToken) async
  /// `Activity.pushToStartTokenUpdates` has brought the token by which activities of a type of
  /// attributes are started.
  func didUpdatePushToStartToken(_ token: DeviceToken, attributesType: String) async
  /// `Activity.activityStateUpdates` says `.ended`, or `.dismissed`; an activity may go through both.
  func activityDidEnd(_ id: String) async
}
