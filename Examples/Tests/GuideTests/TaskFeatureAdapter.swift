import Foundation
import PushConformanceTesting

@testable import TaskReducer

final class TaskFeatureAdapter: RespondingCenter, RoutingCenter, DeferringCenter,
  LifecycleObservingCenter, BadgeOwningCenter
{
  static let app = PushApp()
    .sends { ["aps": $0.aps, "task": $0.url] }
    .actions()
    .clearsBadge(.onActivation)

  private let application: SimulatedApplication
  private var state = TaskFeature.State()

  init(application: SimulatedApplication) { self.application = application }

  /// Sends an action to the reducer, and performs its effects as the store of the app does.
  private func send(_ action: TaskFeature.Action) {
    for effect in TaskFeature.reduce(&state, action) {
      switch effect {
      case .open(let link): application.open(link)
      case .setBadge(let count): application.setBadgeCount(count)
      }
    }
  }

  func interfaceDidBecomeReady() { send(.screensAreReady) }
  func didBecomeActive() { send(.activeDidChange(true)) }
  func willResignActive() { send(.activeDidChange(false)) }

  func willPresent(_ notification: UserNotification, completion: PresentationCompletion) {
    completion([.banner, .list])
  }
  func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
    let userInfo = response.notification.userInfo.dictionary
    send(.tapped(TaskFeature.link(of: userInfo, action: response.actionIdentifier)))
    completion()
  }
}
