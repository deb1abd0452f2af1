import Foundation

/// What a message asks for, read once.
enum NavigationRequest<View: ViewType> {
  /// A view: its type, or what stands where one should.
  case forward(Target, data: Any?, clearsBackstack: Bool)
  /// The view before.
  case back

  /// What is to be shown.
  enum Target {
    /// A view of the app.
    case view(View)
    /// No view of the app.
    case unknown(UnknownView)
  }

  /// Reads a message; nil for one that is none of the two.
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

  /// `NSNull` is how a dictionary of Objective-C says that there is nothing.
  private static func data(_ value: Any?) -> Any? {
    value is NSNull ? nil : value
  }

  /// The Boolean and the number 1 alone: other truths are slips.
  private static func isTrue(_ value: Any?) -> Bool {
    (value as? NSNumber)?.isEqual(to: NSNumber(value: 1)) ?? false
  }
}

extension NavigationRequest.Target {
  /// Reads a view type: the app's own value, or its number.
  ///
  /// The document asks whatever it finds for its `intValue`, which makes 0 of nothing and of text,
  /// and 3 of 3.7.
  fileprivate init(_ value: Any?, sender: Any?) {
    let number = (value as? NSNumber).flatMap { Int(exactly: $0.doubleValue) }
    if let view = value as? View ?? number.flatMap(View.init) {
      self = .view(view)
    } else {
      self = .unknown(UnknownView(number: number, name: sender as? String))
    }
  }
}
