/// What makes the view of a type; the only place that knows how.
///
/// Design: seed 004, "Creating a View Resolver".
@MainActor package protocol ViewResolver<View, ViewController>: AnyObject {
  /// The app's view types.
  associatedtype View: ViewType
  /// What manages a screen.
  associatedtype ViewController: AnyObject

  /// Makes a view; nil where it cannot be made.
  func resolve(_ type: View) -> ViewController?
}

/// A view that takes data which is posted along with the wish to see it.
@MainActor package protocol DataReceivingView: AnyObject {
  /// What was posted last; nil before.
  ///
  /// Navigation sets it. The document leaves that to the hook, and a view that overrides the hook
  /// without calling `super` never has the data.
  var data: Any? { get set }

  /// Binds the data; the view is in the stack by then, and its outlets can be reached.
  func onDataset(_ data: Any)
}

extension DataReceivingView {
  /// Does nothing: a view may look at ``data`` when it likes.
  package func onDataset(_ data: Any) {}
}
