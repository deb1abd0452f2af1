/// A center that lets other objects, its suppressors, prevent its toasts.
@MainActor public protocol SuppressibleCenter: ToastingCenter {
  /// The type of the suppressors that the center takes.
  associatedtype Suppressor: SuppressorBridge
  /// Adds a suppressor.
  ///
  /// The center asks the suppressor before each toast, until the suppressor is removed.
  func addSuppressor(_ suppressor: Suppressor) async
  /// Removes a suppressor.
  ///
  /// The center then no longer asks the suppressor.
  func removeSuppressor(_ suppressor: Suppressor) async
}
