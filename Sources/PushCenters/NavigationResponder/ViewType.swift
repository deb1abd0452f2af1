/// The views of an app, as an enumeration whose raw values are the numbers that messages use.
///
/// Design: the passage "Creating the ViewTypes lookup type" of seed article 004 (Specs/requirements.md).
package protocol ViewType: RawRepresentable<Int>, CaseIterable, Hashable, Sendable {
  /// The name of the view and of the folder of its files; the names of its class and interface files begin with it.
  var viewName: String { get }
}
