import Foundation
import PushCenters
import PushConformance
package import PushSimulation

/// The navigation over a bus of seed 004 behind the kit's roles.
package final class NavigationResponderAdapter: BusNavigatingCenter, LoggingCenter {
  /// The views of the app, by the numbers of the document.
  package enum View: Int, ViewType {
    case splash = 1
    case landing, login
    case exitConfirmation

    /// The name of the view.
    package var viewName: String {
      switch self {
      case .splash: "Splash"
      case .landing: "Landing"
      case .login: "Login"
      case .exitConfirmation: "ExitConfirmation"
      }
    }
  }

  private let application: SimulatedApplication
  private let bus = NotificationCenter()
  private let responder: NavigationResponder<View, SimulatedScreen>

  /// Makes a responder that listens to a bus of its own.
  package init(application: SimulatedApplication) {
    self.application = application
    responder = NavigationResponder(
      navigation: application,
      resolver: Self.resolver(of: application),
      root: .splash,
      notificationCenter: bus,
      log: { application.log("\($0)") }
    )
  }

  /// Puts the message on the bus.
  package func post(_ message: BusMessage) {
    responder.resolver = Self.resolver(of: application)
    bus.post(message.notification)
  }

  /// Passes the request on.
  package func subscribe() { responder.subscribe() }

  /// What makes views of the templates for the device, while the app has it.
  private static func resolver(
    of application: SimulatedApplication
  ) -> TemplateViewResolver<View, SimulatedScreen>? {
    guard let views = application.viewResolver else { return nil }
    let idiom: PushCenters.UserInterfaceIdiom =
      application.userInterfaceIdiom == .phone ? .phone : .pad
    return TemplateViewResolver(idiom: idiom) { template in
      View.allCases.first { ViewTemplate(viewName: $0.viewName, idiom: idiom) == template }
        .flatMap { views.resolve($0.rawValue) }
    }
  }
}

extension SimulatedDataScreen: DataReceivingView {}
