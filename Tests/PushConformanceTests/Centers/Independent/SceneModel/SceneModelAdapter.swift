import Foundation
import PushConformance

final class SceneModelAdapter: SceneCenter, RoutingCenter, SuppressibleCenter, RespondingCenter,
  ActionHandlingCenter, DeferringCenter
{
  static let app = PushApp()
    .sends {
      [
        "aps": $0.aps, "deeplink": $0.url, "type": $0.type, "id": $0.objectID,
        "message_id": $0.messageID,
      ]
    }
    .neverSends(.localizedText)
    .presents(.coalesced)
    .membership(.ownedUntilCancelled)
    .work(.mainActor)
  let model = SceneModel(actions: app.vocabulary.registeredActions)
  private let views: SimulatedViews

  init(application: SimulatedApplication) { views = SimulatedViews(model, in: application) }

  func interfaceDidBecomeReady() { views.showNavigationStack() }
  func sceneWillConnect(options: ConnectionOptions) {
    model.sceneWillConnect(options: UISceneConnectionOptions(options))
  }
  func sceneWillEnterForeground() { model.scenePhaseDidChange(to: .inactive) }
  func sceneDidBecomeActive() { model.scenePhaseDidChange(to: .active) }
  func sceneWillResignActive() { model.scenePhaseDidChange(to: .inactive) }
  func sceneDidEnterBackground() { model.scenePhaseDidChange(to: .background) }

  func willPresent(_ notification: UserNotification, completion: PresentationCompletion) {
    completion(PresentationOptions(model.willPresent(UNNotification(notification))))
  }
  func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) async {
    await model.didReceive(UNNotificationResponse(response))
    completion()
  }

  func addSuppressor(_ suppressor: SuppressorSubscription) {
    let id = model.addFilter { [handle = suppressor.handle] in handle.shouldSuppress($0.sighting) }
    suppressor.whenRemoved { [model] in model.removeFilter(id) }
  }
}
