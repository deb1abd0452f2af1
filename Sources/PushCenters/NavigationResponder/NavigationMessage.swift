package import Foundation

/// The two messages by which any object of an app asks for navigation, and the keys of their user info.
///
/// An object that posts a message needs a notification center and a value of the view type. It needs neither the
/// navigation stack nor the classes of the views. Objects that are not written in Swift post the messages by name:
///
/// | name | user info |
/// | --- | --- |
/// | `NavigateToNotification` | `viewType`: number; `data`: anything; `clearBackstack`: true or 1 |
/// | `NavigateBackNotification` | none |
///
/// Design: the passage "Building a Notification Responder" of seed article 004 (Specs/requirements.md).
package enum NavigationMessage {
  package static let navigateTo = Notification.Name("NavigateToNotification")
  /// The message that asks the responder to go back; it has no user info.
  package static let navigateBack = Notification.Name("NavigateBackNotification")

  /// The key of the view to show: its number, or a value of the app's view type.
  package static let viewTypeKey = "viewType"
  package static let dataKey = "data"
  /// The key, in the user info, of the flag that clears the back stack.
  package static let clearBackstackKey = "clearBackstack"
}

extension NotificationCenter {
  /// Posts a message that asks for a view.
  ///
  /// The view receives `data` when it is on the stack. The responder navigates in the same way for every `sender`.
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

  /// Posts a message that asks for the previous view.
  @MainActor package func navigateBack(from sender: Any? = nil) {
    post(name: NavigationMessage.navigateBack, object: sender)
  }
}
