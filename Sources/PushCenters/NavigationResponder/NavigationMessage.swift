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
  package static let navigateBack = Notification.Name("NavigateBackNotification")

  /// The key of the view to show; the value is the view's number, or a value of the app's view type.
  package static let viewTypeKey = "viewType"
  package static let dataKey = "data"
  package static let clearBackstackKey = "clearBackstack"
}

extension NotificationCenter {
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

  @MainActor package func navigateBack(from sender: Any? = nil) {
    post(name: NavigationMessage.navigateBack, object: sender)
  }
}

enum NavigationRequest<View: ViewType> {
  case forward(Target, data: Any?, clearsBackstack: Bool)
  case back

  enum Target {
    case view(View)
    case unknown(UnknownView)
  }

  init?(_ message: Notification) {
    switch message.name {
    case NavigationMessage.navigateTo:
      let info = message.userInfo
      self = .forward(
        Target(info?[NavigationMessage.viewTypeKey], sender: message.object),
        data: Self.data(info?[NavigationMessage.dataKey]),
        clearsBackstack: Self.isTrue(info?[NavigationMessage.clearBackstackKey])
      )
    case NavigationMessage.navigateBack:
      self = .back
    default:
      return nil
    }
  }

  /// Returns the value; nil for `NSNull`, which stands for nil in a dictionary of Objective-C.
  private static func data(_ value: Any?) -> Any? { value is NSNull ? nil : value }

  /// Returns true only for the Boolean true and the number 1, since any other value is a mistake of the sender.
  private static func isTrue(_ value: Any?) -> Bool {
    (value as? NSNumber)?.isEqual(to: NSNumber(value: 1)) ?? false
  }
}

extension NavigationRequest.Target {
  /// Reads the requested view from a value of the app's view type, or from the number of such a value.
  ///
  /// Any other value is an unknown view. The design that ``NavigationResponder`` is based on takes the `intValue` of
  /// any object instead. `intValue` turns nil and most strings into 0, and 3.7 into 3.
  fileprivate init(_ value: Any?, sender: Any?) {
    let number = (value as? NSNumber).flatMap { Int(exactly: $0.doubleValue) }
    if let view = value as? View ?? number.flatMap(View.init) {
      self = .view(view)
    } else {
      self = .unknown(UnknownView(number: number, name: sender as? String))
    }
  }
}
