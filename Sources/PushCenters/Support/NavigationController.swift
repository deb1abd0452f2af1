/// A stack of screens, with the method names of `UINavigationController`.
///
/// In an app the conformance is one line:
///
/// ```swift
/// extension UINavigationController: @retroactive NavigationController {}
/// ```
@MainActor package protocol NavigationController<ViewController>: AnyObject {
  /// The type of a screen, such as `UIViewController`.
  associatedtype ViewController

  /// The screens, the root first.
  var viewControllers: [ViewController] { get }

  /// Replaces all screens.
  func setViewControllers(_ viewControllers: [ViewController], animated: Bool)

  /// Pushes a screen onto the stack.
  func pushViewController(_ viewController: ViewController, animated: Bool)

  /// Pops the top screen and returns it; nil if the stack has only one screen.
  @discardableResult
  func popViewController(animated: Bool) -> ViewController?

  /// Pops all screens but the root and returns them.
  @discardableResult
  func popToRootViewController(animated: Bool) -> [ViewController]?
}
