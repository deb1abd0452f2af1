/// An object that makes the view of a view type; all other parts of the app ask this object for views.
///
/// Design: the passage "Creating a View Resolver" of seed article 004 (Specs/requirements.md).
@MainActor package protocol ViewResolver<View, ViewController>: AnyObject {
  associatedtype View: ViewType
  associatedtype ViewController: AnyObject

  func resolve(_ type: View) -> ViewController?
}

/// A view that takes data from the message that asks for the view.
@MainActor package protocol DataReceivingView: AnyObject {
  /// The data of the last message; nil before the first message.
  ///
  /// The responder sets this property. In the original design, ``onDataset(_:)`` sets the property, so a view that
  /// overrides the method without calling `super` never gets the data.
  var data: Any? { get set }

  /// Called when the view is on the stack and ``data`` is set, so the outlets can be used.
  func onDataset(_ data: Any)
}

extension DataReceivingView {
  /// Does nothing: a view can read ``data`` at any time instead.
  package func onDataset(_ data: Any) {}
}

/// The views of an app, as an enumeration whose raw values are the numbers that messages use.
///
/// Design: the passage "Creating the ViewTypes lookup type" of seed article 004 (Specs/requirements.md).
package protocol ViewType: RawRepresentable<Int>, CaseIterable, Hashable, Sendable {
  /// The name of a view and its folder; the names of the view's class and interface files begin with this name.
  var viewName: String { get }
}

package enum UserInterfaceIdiom: Sendable, Hashable, CaseIterable {
  case phone
  case pad
}

/// The names of the class and the interface file of a view, according to the naming convention of the app.
package struct ViewTemplate: Sendable, Hashable {
  /// The name of the view controller's class, such as `LandingUIViewController`.
  package let controllerName: String
  package let nibName: String

  package init(viewName: String, idiom: UserInterfaceIdiom) {
    controllerName = "\(viewName)UIViewController"
    nibName = "\(viewName)UIView_\(idiom == .phone ? "iPhone" : "iPad")"
  }
}

/// A ``ViewResolver`` that makes views from templates.
///
/// In an app:
///
/// ```swift
/// TemplateViewResolver<AppView, UIViewController>(
///   idiom: UIDevice.current.userInterfaceIdiom == .phone ? .phone : .pad
/// ) { template in
///   (NSClassFromString("MyApp.\(template.controllerName)") as? UIViewController.Type)?
///     .init(nibName: template.nibName, bundle: nil)
/// }
/// ```
package final class TemplateViewResolver<View: ViewType, ViewController: AnyObject>: ViewResolver {
  private let idiom: UserInterfaceIdiom
  private let manufacture: @MainActor (ViewTemplate) -> ViewController?

  /// Creates the resolver; `manufacture` returns nil if the class or the file of the template does not exist.
  package init(
    idiom: UserInterfaceIdiom,
    manufacture: @escaping @MainActor (ViewTemplate) -> ViewController?
  ) {
    self.idiom = idiom
    self.manufacture = manufacture
  }

  package func resolve(_ type: View) -> ViewController? {
    manufacture(ViewTemplate(viewName: type.viewName, idiom: idiom))
  }
}
