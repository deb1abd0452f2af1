package enum NavigationFailure<View: ViewType>: Sendable, Hashable {
  case unknownView(UnknownView)
  case unresolvedView(View)
  case noResolver(View)
}

extension NavigationFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownView(let view):
      "Navigation failed: there is no view type \(view.number.map(String.init) ?? "in the message")"
        + (view.name.map { " for \(String(reflecting: $0))" } ?? "")
    case .unresolvedView(let view):
      "Navigation failed: the view \(view.viewName) could not be made"
    case .noResolver(let view):
      "Navigation failed: there is no resolver to make the view \(view.viewName)"
    }
  }
}

/// A view that a message asks for and the app does not have.
package struct UnknownView: Sendable, Hashable {
  package let number: Int?
  /// The view's name, if the sender is text: some apps post the name of the view as the sender.
  package let name: String?
}
