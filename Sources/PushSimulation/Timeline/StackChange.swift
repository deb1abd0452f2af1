/// A change of a navigation stack, by its name in `UINavigationController`.
package enum StackChange: String, Sendable, Hashable {
  /// `setViewControllers(_:animated:)`.
  case set
  /// `pushViewController(_:animated:)`.
  case push
  /// `popViewController(animated:)`.
  case pop
  /// `popToRootViewController(animated:)`.
  case popToRoot
}
