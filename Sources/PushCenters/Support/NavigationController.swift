/// A stack of screens, with the method names of `UINavigationController`.
///
/// In an app the conformance is one line:
///
/// ```swift
/// extension UINavigationController: @retroactive NavigationController {}
/// ```
@MainActor package protocol NavigationController<ViewController>: AnyObject {
  associatedtype ViewController

  /// The screens, the root first.
  var viewControllers: [ViewController] { get }

  /// Replaces the whole stack by these screens, the root first; the last is shown.
  func setViewControllers(_ viewControllers: [ViewController], animated: Bool)

  /// Shows a screen on top of the others; the screen must not be on the stack already.
  func pushViewController(_ viewController: ViewController, animated: Bool)

  /// Pops the top screen and returns it; nil if the stack has only one screen.
  @discardableResult
  func popViewController(animated: Bool) -> ViewController?

  @discardableResult
  func popToRootViewController(animated: Bool) -> [ViewController]?
}
