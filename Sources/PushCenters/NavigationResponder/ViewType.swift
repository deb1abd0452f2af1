/// The views of an app, as an enumeration of the numbers by which messages name them.
///
/// Design: seed 004, "Creating the ViewTypes lookup type".
package protocol ViewType: RawRepresentable<Int>, CaseIterable, Hashable, Sendable {
  /// The name of the view: its folder, and the beginning of the names of its class and templates.
  var viewName: String { get }
}
