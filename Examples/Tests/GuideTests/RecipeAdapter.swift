import Foundation
import PushConformanceTesting

@testable import RecipeApp

final class RecipeAdapter: RespondingCenter, SceneCenter, RoutingCenter {
  static let app = PushApp().sends { ["aps": $0.aps, "recipe": $0.url] }.actions()

  private let application: SimulatedApplication
  private let model = RecipeModel()
  private var shown = 0

  init(application: SimulatedApplication) { self.application = application }

  /// Opens the screens that the model has put on its path.
  private func showPath() {
    for link in model.path.dropFirst(shown) { application.open(link) }
    shown = model.path.count
  }

  func sceneWillConnect(options: ConnectionOptions) {
    let response = options.notificationResponse
    model.sceneWillConnect(
      action: response?.actionIdentifier,
      userInfo: response?.notification.userInfo.dictionary ?? [:]
    )
    showPath()
  }
  func sceneDidBecomeActive() {
    model.scenePhaseDidChange(isActive: true)
    showPath()
  }
  func sceneWillResignActive() { model.scenePhaseDidChange(isActive: false) }

  func willPresent(_ notification: UserNotification, completion: PresentationCompletion) {
    completion([.banner, .list])
  }
  func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
    model.respond(
      to: response.actionIdentifier,
      of: response.notification.userInfo.dictionary
    )
    showPath()
    completion()
  }
}
