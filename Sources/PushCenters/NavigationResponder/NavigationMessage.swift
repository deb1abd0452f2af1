package import Foundation

/// The two messages by which any object of an app asks for navigation, and what they carry.
///
/// Whoever posts knows a notification center and a view type, and neither the stack nor the other
/// views. Objects that are not written in Swift post them by name:
///
/// | name | user info |
/// | --- | --- |
/// | `NavigateToNotification` | `viewType`: number; `data`: anything; `clearBackstack`: true or 1 |
/// | `NavigateBackNotification` | none |
///
/// Design: seed 004, "Building a Notification Responder".
package enum NavigationMessage {
  /// Asks for a view.
  package static let navigateTo = Notification.Name("NavigateToNotification")
  /// Asks for the view before.
  package static let navigateBack = Notification.Name("NavigateBackNotification")

  /// The key of the view type.
  package static let viewTypeKey = "viewType"
  /// The key of the data for the view.
  package static let dataKey = "data"
  /// The key of the flag that leaves no view to go back to.
  package static let clearBackstackKey = "clearBackstack"
}

extension NotificationCenter {
  /// Asks for a view, from anywhere in the app.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - data: What it is given when it is in the stack; nil for nothing.
  ///   - clearsBackstack: Whether there is nothing to go back to from it.
  ///   - sender: Who asks; it does not matter.
  @MainActor package func navigate(
    to view: some ViewType,
    data: Any? = nil,
    clearingBackstack clearsBackstack: Bool = false,
    from sender: Any? = nil
  ) {
    var userInfo: [String: Any] = [NavigationMessage.viewTypeKey: view.rawValue]
    userInfo[NavigationMessage.dataKey] = data
    if clearsBackstack { userInfo[NavigationMessage.clearBackstackKey] = true }
    post(name: NavigationMessage.navigateTo, object: sender, userInfo: userInfo)
  }

  /// Asks for the view before, from anywhere in the app.
  @MainActor package func navigateBack(from sender: Any? = nil) {
    post(name: NavigationMessage.navigateBack, object: sender)
  }
}
