import Foundation
import Observation

/// The navigation of a SwiftUI app, whose window shows `NavigationStack(path: $model.path)`.
///
/// The scene delegate and the delegate of `UNUserNotificationCenter` unpack the system's objects, and call this model.
@MainActor @Observable final class RecipeModel {
  /// The links of the screens above the first screen.
  var path: [URL] = []

  @ObservationIgnored private var isActive = false
  /// The link that waits until the scene is active.
  @ObservationIgnored private var waiting: URL?

  /// Called by `scene(_:willConnectTo:options:)` with the response of the connection options.
  func sceneWillConnect(action: String?, userInfo: [AnyHashable: Any]) {
    if let action, let link = link(of: userInfo, action: action) { path.append(link) }
  }

  /// Called by `onChange(of: scenePhase)`.
  func scenePhaseDidChange(isActive: Bool) {
    self.isActive = isActive
    guard isActive, let link = waiting else { return }
    waiting = nil
    path.append(link)
  }

  /// Called when the user has chosen an action of a notification; a tap is the default action.
  func respond(to action: String, of userInfo: [AnyHashable: Any]) {
    guard let link = link(of: userInfo, action: action) else { return }
    if isActive { path.append(link) } else { waiting = link }
  }

  /// Returns the link of a tapped push.
  private func link(of userInfo: [AnyHashable: Any], action: String) -> URL? {
    guard action == "com.apple.UNNotificationDefaultActionIdentifier" else { return nil }
    let link = (userInfo["recipe"] as? String).flatMap(URL.init)
    return link?.scheme == nil ? nil : link
  }
}
