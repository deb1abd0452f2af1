/// An object that makes the view of a view type; all other parts of the app ask this object for views.
///
/// Design: the passage "Creating a View Resolver" of seed article 004 (Specs/requirements.md).
@MainActor package protocol ViewResolver<View, ViewController>: AnyObject {
  associatedtype View: ViewType
  /// The type of a view on the navigation stack, such as `UIViewController`.
  associatedtype ViewController: AnyObject

  /// Makes a view; nil if it cannot be made.
  func resolve(_ type: View) -> ViewController?
}

/// A view that takes data from the message that asks for the view.
@MainActor package protocol DataReceivingView: AnyObject {
  /// The data of the last message; nil before the first message.
  ///
  /// The responder sets this property. In the original design, ``onDataset(_:)`` sets the property, so a view that
  /// overrides the method without calling `super` never gets the data.
  var data: Any? { get set }

  /// Shows the data in the view.
  ///
  /// The responder calls this method after it has set ``data``. The view is on the stack, so its outlets can be used.
  func onDataset(_ data: Any)
}

extension DataReceivingView {
  /// Does nothing: a view may read ``data`` at any time instead.
  package func onDataset(_ data: Any) {}
}
