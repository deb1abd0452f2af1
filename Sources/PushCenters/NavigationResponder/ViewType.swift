/// The views of an app, as an enumeration whose raw values are the numbers that messages use.
///
/// Design: "Creating the ViewTypes lookup type".
package protocol ViewType: RawRepresentable<Int>, CaseIterable, Hashable, Sendable {
  /// The name of the view: the names of its class and its templates begin with it, and its folder has this name.
  var viewName: String { get }
}
