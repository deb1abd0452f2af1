import Foundation

/// The navigation that a message asks for: forward to a view, or back.
enum NavigationRequest<View: ViewType> {
  case forward(Target, data: Any?, clearsBackstack: Bool)
  case back

  /// The view to show, or the part of the message that names a view which the app does not have.
  enum Target {
    case view(View)
    case unknown(UnknownView)
  }

  /// Reads a message; nil if its name is not one of the two names in ``NavigationMessage``.
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
  private static func data(_ value: Any?) -> Any? {
    value is NSNull ? nil : value
  }

  /// Returns true only for the Boolean true and the number 1, since any other value is a mistake of the sender.
  private static func isTrue(_ value: Any?) -> Bool {
    (value as? NSNumber)?.isEqual(to: NSNumber(value: 1)) ?? false
  }
}

extension NavigationRequest.Target {
  /// Reads the requested view from a value of the app's view type, or from the number of such a value.
  ///
  /// Any other value is an unknown view. The design that ``NavigationResponder`` is based on takes the `intValue` of
  /// any object instead. This turns nil and most texts into 0, and 3.7 into 3.
  fileprivate init(_ value: Any?, sender: Any?) {
    let number = (value as? NSNumber).flatMap { Int(exactly: $0.doubleValue) }
    if let view = value as? View ?? number.flatMap(View.init) {
      self = .view(view)
    } else {
      self = .unknown(UnknownView(number: number, name: sender as? String))
    }
  }
}
