/// A screen of the app, which stands for a view controller; a center can put it on the navigation stack.
@MainActor public class SimulatedScreen {
  /// The type of screen, as the app names it.
  public nonisolated let type: String
  package nonisolated let id: ScreenID

  init(type: String, id: ScreenID) {
    self.type = type
    self.id = id
  }
}

extension SimulatedApplication {
  /// The screens on the stack; the last screen is on top.
  public var viewControllers: [SimulatedScreen] { screens }

  /// Makes a screen without adding it to a stack; `notification` describes the notification that the screen shows.
  public func makeScreen(_ type: String, for notification: Sighting? = nil) -> SimulatedScreen {
    let sighting = notification.map(device.resolve)
    let meant = sighting.flatMap { device.timeline.notification(of: $0) }
    return device.makeScreen(MadeScreen(type: type, notification: meant))
  }

  /// Replaces the stack, as `UINavigationController.setViewControllers(_:animated:)` does.
  public func setViewControllers(_ screens: [SimulatedScreen], animated: Bool = true) {
    change(.set, to: screens)
  }

  /// Puts a screen on top, as `UINavigationController.pushViewController(_:animated:)` does.
  public func pushViewController(_ screen: SimulatedScreen, animated: Bool = true) {
    change(.push, to: screens + [screen])
  }

  /// Removes the top screen like UIKit's `popViewController(animated:)`; returns nil if the stack has only the root.
  @discardableResult
  public func popViewController(animated: Bool = true) -> SimulatedScreen? {
    guard screens.count > 1, let top = screens.last else {
      change(.pop, to: screens)
      return nil
    }
    change(.pop, to: screens.dropLast())
    return top
  }

  /// Removes all screens except the root, as `popToRootViewController(animated:)` of UIKit does; never returns nil.
  @discardableResult
  public func popToRootViewController(animated: Bool = true) -> [SimulatedScreen]? {
    let popped = Array(screens.dropFirst())
    change(.popToRoot, to: Array(screens.prefix(1)))
    return popped
  }

  private func change(_ change: StackChange, to screens: [SimulatedScreen]) {
    guard isRunning else { return }
    self.screens = screens
    record(.hierarchy(.changedStack(change, screens.map(\.id))))
  }

  package func navigateByHand(to screen: SimulatedScreen) {
    screens.append(screen)
    userDidNavigate?()
  }
}
