/// The purpose of a push: a value of the `apns-push-type` header.
///
/// Apple, Sending notification requests to APNs.
public enum PushType: String, CaseIterable, Sendable, Hashable {
  /// A push with an alert, a badge or a sound for the user.
  case alert
  /// A push that wakes the app without the user noticing.
  case background
  /// A push that updates the complications of a watch app.
  case complication
  /// A push that reloads the app's controls.
  case controls
  /// A push that reports changes to a File Provider extension.
  case fileprovider
  /// A push that starts, updates or ends a Live Activity.
  case liveactivity
  /// A push that asks the app's location push service extension for the user's location.
  case location
  /// A push that makes a managed device contact its management server.
  case mdm
  /// A push for the Push to Talk framework, about a user who starts to speak in a channel or leaves the channel.
  case pushtotalk
  /// A push for PushKit that announces a call, which the app has to report to CallKit.
  case voip
  /// A push that reloads the app's widgets.
  case widgets

  /// True if a push of this type needs an `aps` dictionary.
  ///
  /// A managed device reads only the member `mdm`, and pushes for PushKit can contain any values.
  package var needsAPS: Bool {
    switch self {
    case .alert, .background, .controls, .liveactivity, .widgets: true
    case .complication, .fileprovider, .location, .mdm, .pushtotalk, .voip: false
    }
  }

  /// The prefix of a managed device's topic (Apple, Device Management, the configuration profile payload `MDM`).
  static let managementTopicPrefix = "com.apple.mgmt."

  /// The suffix after the bundle identifier in the topic; empty for a type without a suffix.
  ///
  /// Nil for `mdm`: the push certificate states the topic, which contains no bundle identifier.
  package var topicSuffix: String? {
    switch self {
    case .alert, .background: ""
    case .complication: ".complication"
    case .controls: ".push-type.controls"
    case .fileprovider: ".pushkit.fileprovider"
    case .liveactivity: ".push-type.liveactivity"
    case .location: ".location-query"
    case .mdm: nil
    case .pushtotalk: ".voip-ptt"
    case .voip: ".voip"
    case .widgets: ".push-type.widgets"
    }
  }
}
