import Foundation
import PushConformanceTesting

@testable import CampaignSDK

final class CampaignSDKAdapter: ForeignPassingCenter, FetchCompletingCenter, RoutingCenter {
  static let app = PushApp()
    .sends { ["aps": $0.aps, "campaign": ["version": 1, "page": $0.url]] }
    .actions()

  private let application: SimulatedApplication
  private let sdk: CampaignSDK

  init(application: SimulatedApplication) {
    self.application = application
    sdk = CampaignSDK(open: { application.open($0) })
  }

  func willPresent(_ notification: UserNotification, completion: PresentationCompletion) {
    var options: PresentationOptions = [.banner, .list]
    sdk.willPresent(notification.userInfo.dictionary) { [application] answer in
      application.passOn(willPresent: notification) {
        options = $0
        answer($0.isVisible)
      }
    } completion: {
      completion($0 ? options : options.subtracting([.banner, .list]))
    }
  }
  func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
    sdk.didReceive(
      response.actionIdentifier,
      of: response.notification.userInfo.dictionary
    ) { [application] answer in
      application.passOn(didReceive: response) { answer() }
    } completion: {
      completion()
    }
  }
  func didReceiveRemoteNotification(_ userInfo: UserInfo, fetchCompletion: FetchCompletion) {
    var result = FetchResult.noData
    sdk.fetch(userInfo.dictionary) { [application] answer in
      application.passOn(didReceiveRemoteNotification: userInfo) {
        result = $0
        answer($0 == .newData)
      }
    } completion: { _ in
      fetchCompletion(result)
    }
  }
}
