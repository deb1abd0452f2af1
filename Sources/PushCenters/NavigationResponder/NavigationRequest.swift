import Foundation

/// A message's request for navigation, read once.
enum NavigationRequest<View: ViewType> {
  /// Show a view.
  ///
  /// - Parameters:
  ///   - target: The view, or a description of one that the app does not have.
  ///   - data: The data for the view.
  ///   - clearsBackstack: Whether the back stack is cleared.
  case forward(Target, data: Any?, clearsBackstack: Bool)
  /// Go back to the previous view.
  case back

  /// The view to show.
  enum Target {
    /// A view of the app.
    case view(View)
    /// A view that the app does not have.
    case unknown(UnknownView)
  }

  /// Reads a message; nil for one that is neither of the two.
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

  /// Returns nil for `NSNull`, with which a dictionary of Objective-C expresses nil.
  private static func data(_ value: Any?) -> Any? {
    value is NSNull ? nil : value
  }

  /// Returns true only for the Boolean true and the number 1; other values are treated as mistakes of the poster.
  private static func isTrue(_ value: Any?) -> Bool {
    (value as? NSNumber)?.isEqual(to: NSNumber(value: 1)) ?? false
  }
}

extension NavigationRequest.Target {
  /// Reads a view type: the app's own value, or its number.
  ///
  /// The original design takes the `intValue` of any object, which makes 0 of nil and of text, and 3 of 3.7.
  fileprivate init(_ value: Any?, sender: Any?) {
    let number = (value as? NSNumber).flatMap { Int(exactly: $0.doubleValue) }
    if let view = value as? View ?? number.flatMap(View.init) {
      self = .view(view)
    } else {
      self = .unknown(UnknownView(number: number, name: sender as? String))
    }
  }
}
