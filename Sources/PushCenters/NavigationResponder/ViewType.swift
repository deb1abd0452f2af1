/// The views of an app, as an enumeration whose raw values are the numbers that messages use.
///
/// Design: the passage "Creating the ViewTypes lookup type" of the seed 004_9d10e7ee7776f779.txt.
package protocol ViewType: RawRepresentable<Int>, CaseIterable, Hashable, Sendable {
  /// The name of the view.
  ///
  /// The names of the view's class and of its interface files begin with this name. The folder of these files has this
  /// name, too.
  var viewName: String { get }
}
