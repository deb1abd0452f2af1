/// The views of an app, as an enumeration whose raw values are the numbers that messages use.
///
/// Design: the passage "Creating the ViewTypes lookup type" of seed article 004 (Specs/requirements.md).
package protocol ViewType: RawRepresentable<Int>, CaseIterable, Hashable, Sendable {
  /// The name of the view.
  ///
  /// The names of the view's class and of its interface files begin with this name. The folder of these files has this
  /// name, too.
  var viewName: String { get }
}
