package enum UserInterfaceIdiom: Sendable, Hashable, CaseIterable {
  case phone
  case pad
}

/// The class and the interface file that make up a view, by the naming convention of the app.
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

  /// Creates the resolver; `manufacture` returns nil if there is no such class or file.
  package init(
    idiom: UserInterfaceIdiom,
    manufacture: @escaping @MainActor (ViewTemplate) -> ViewController?
  ) {
    self.idiom = idiom
    self.manufacture = manufacture
  }

  /// Makes a view; nil if the app lacks the class or the interface file that the template names.
  package func resolve(_ type: View) -> ViewController? {
    manufacture(ViewTemplate(viewName: type.viewName, idiom: idiom))
  }
}
