/// An object that makes the view of a type; no other part of the app can.
///
/// Design: "Creating a View Resolver".
@MainActor package protocol ViewResolver<View, ViewController>: AnyObject {
  /// The app's view types.
  associatedtype View: ViewType
  /// The type that manages a screen.
  associatedtype ViewController: AnyObject

  /// Makes a view; nil where it cannot be made.
  func resolve(_ type: View) -> ViewController?
}

/// A view that takes data posted together with the request to show it.
@MainActor package protocol DataReceivingView: AnyObject {
  /// The data that was posted last; nil before the first.
  ///
  /// The responder sets it. The original design leaves that to ``onDataset(_:)``, so a view that overrides the method
  /// without calling `super` never gets the data.
  var data: Any? { get set }

  /// Binds the data; by now the view is in the stack, and its outlets can be used.
  func onDataset(_ data: Any)
}

extension DataReceivingView {
  /// Does nothing: a view may read ``data`` at any time instead.
  package func onDataset(_ data: Any) {}
}
