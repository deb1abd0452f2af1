/// A center that lets other objects, its suppressors, prevent its toasts.
@MainActor public protocol SuppressibleCenter: ToastingCenter {
  /// The type of the suppressors that the center takes.
  associatedtype Suppressor: SuppressorBridge
  /// Adds a suppressor, which the center asks before each toast until the suppressor is removed.
  func addSuppressor(_ suppressor: Suppressor) async
  /// Removes a suppressor; from then on, the center does not ask the suppressor.
  func removeSuppressor(_ suppressor: Suppressor) async
}
