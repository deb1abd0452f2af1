/// A screen of the app, as a navigation stack holds it.
///
/// It stands for a view controller: the center only moves it, and has no need to look inside.
@MainActor public class SimulatedScreen {
  /// The kind of screen, as the app names it.
  public nonisolated let type: String
  package nonisolated let id: ScreenID

  init(type: String, id: ScreenID) {
    self.type = type
    self.id = id
  }
}

/// The navigation stack of the app.
extension SimulatedApplication {
  /// The screens on the stack; the last one is on top.
  public var viewControllers: [SimulatedScreen] { screens }

  /// Makes a screen.
  ///
  /// - Parameters:
  ///   - type: The kind of screen, as the app names it.
  ///   - notification: What the center's own notification says of itself, if it is made for one.
  /// - Returns: A screen that is on no stack yet.
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

  /// Takes the top screen off, as `UINavigationController.popViewController(animated:)` does.
  ///
  /// - Returns: The screen; nil where it is the only one, which stays.
  @discardableResult
  public func popViewController(animated: Bool = true) -> SimulatedScreen? {
    guard screens.count > 1, let top = screens.last else {
      change(.pop, to: screens)
      return nil
    }
    change(.pop, to: screens.dropLast())
    return top
  }

  /// Takes all screens but the root off, as
  /// `UINavigationController.popToRootViewController(animated:)` does.
  ///
  /// - Returns: The screens that were taken off.
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

  /// Has the user go to a screen by hand, on top of what is there.
  package func navigateByHand(to screen: SimulatedScreen) {
    screens.append(screen)
    userDidNavigate?()
  }
}
