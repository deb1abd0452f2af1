/// How a navigation stack is changed, by the names of `UINavigationController`.
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
