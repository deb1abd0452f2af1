/// The user's permission, as in `UNAuthorizationStatus`.
package enum PermissionStatus: Sendable, Hashable {
  case notDetermined
  case denied
  case authorized
  /// Notifications arrive quietly, before the user has been asked (iOS 12).
  case provisional
  /// An App Clip may show notifications for a limited time (iOS 14).
  case ephemeral
  /// A status of a later system version, by its number.
  case unknown(Int)

  /// Returns the status after a request; `isGranted` is nil if the request has failed.
  ///
  /// The system delivers the answer and the status one after the other, so the status may be older than the answer.
  /// Then the answer decides: a grant replaces `denied` and `notDetermined`, and a refusal replaces `notDetermined`.
  static func outcome(isGranted: Bool?, status: PermissionStatus) -> PermissionStatus {
    switch (isGranted, status) {
    case (true, .denied), (true, .notDetermined): .authorized
    case (false, .notDetermined): .denied
    default: status
    }
  }
}
