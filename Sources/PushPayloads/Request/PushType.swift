/// The purpose of a push: a value of the `apns-push-type` header.
///
/// Apple, Sending notification requests to APNs.
public enum PushType: String, CaseIterable, Sendable, Hashable {
  /// Interacts with the user: an alert, a badge or a sound.
  case alert
  /// Wakes the app, and the user does not notice.
  case background
  /// Updates the complications of a watch app.
  case complication
  /// Reloads the app's controls.
  case controls
  /// Tells a File Provider extension of changes.
  case fileprovider
  /// Starts, updates or ends a Live Activity.
  case liveactivity
  /// Asks for the location of the user.
  case location
  /// Has a managed device contact its server.
  case mdm
  /// Serves the Push to Talk framework.
  case pushtotalk
  /// Announces a call.
  case voip
  /// Reloads the app's widgets.
  case widgets

  /// Whether a push of this type carries an `aps` dictionary.
  ///
  /// A managed device receives `mdm` alone, and the PushKit family takes whatever the app wants.
  public var needsAPS: Bool {
    switch self {
    case .alert, .background, .controls, .liveactivity, .widgets: true
    case .complication, .fileprovider, .location, .mdm, .pushtotalk, .voip: false
    }
  }

  /// What the topic of a managed device begins with (Apple, the profile payload MDM).
  static let managementTopicPrefix = "com.apple.mgmt."

  /// The suffix behind the bundle identifier in the topic; empty for a type without one.
  ///
  /// Nil for `mdm`, whose topic is not made of a bundle identifier but is the one in the certificate.
  public var topicSuffix: String? {
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
