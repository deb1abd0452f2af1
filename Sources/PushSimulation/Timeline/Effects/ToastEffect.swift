/// An action of a center with a toast.
package enum ToastEffect: Sendable, Hashable {
  /// Shows a toast inside the app, for the notification with these fields.
  case presented(SightingID)
}
