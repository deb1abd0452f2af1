/// A stack of screens, spelled as `UINavigationController` spells it.
///
/// In an app the conformance is one line:
///
/// ```swift
/// extension UINavigationController: @retroactive NavigationController {}
/// ```
@MainActor package protocol NavigationController<ViewController>: AnyObject {
  /// What manages a screen.
  associatedtype ViewController

  /// The screens, the root first.
  var viewControllers: [ViewController] { get }

  /// Replaces all screens.
  func setViewControllers(_ viewControllers: [ViewController], animated: Bool)

  /// Puts a screen on top.
  func pushViewController(_ viewController: ViewController, animated: Bool)

  /// Takes the top screen off and returns it.
  @discardableResult
  func popViewController(animated: Bool) -> ViewController?

  /// Takes all screens but the root off and returns them.
  @discardableResult
  func popToRootViewController(animated: Bool) -> [ViewController]?
}
