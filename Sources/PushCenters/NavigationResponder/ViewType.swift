/// The views of an app, as an enumeration whose raw values are the numbers that messages use.
///
/// Design: "Creating the ViewTypes lookup type".
package protocol ViewType: RawRepresentable<Int>, CaseIterable, Hashable, Sendable {
  /// The name of the view.
  ///
  /// The names of the view's class and of its interface files begin with this name. The folder of these files has this
  /// name, too.
  var viewName: String { get }
}
