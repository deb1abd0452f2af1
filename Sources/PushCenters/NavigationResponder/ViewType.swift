/// The views of an app, as an enumeration whose raw values are the numbers that messages use.
///
/// Design: "Creating the ViewTypes lookup type".
package protocol ViewType: RawRepresentable<Int>, CaseIterable, Hashable, Sendable {
  /// The name of the view, which begins the names of its class and its templates, and names its folder.
  var viewName: String { get }
}
