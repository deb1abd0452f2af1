/// Something that a center does with a toast inside the app.
package enum ToastEffect: Sendable, Hashable {
  /// Shows a toast inside the app.
  case presented(SightingID)
}
