import Foundation
import PushConformance
import PushSimulation

final class DelegateProxyAdapter: DelegateAdapter, RoutingCenter, ToastingCenter {
  static let policies = Policies(work: .mainActor)
  static let vocabulary = Vocabulary(url: ["fcm_options", "link"], messageID: ["gcm.message_id"])
  let delegate: AppDelegateProxy
  private let messaging: Messaging
  private let app: ShopAppDelegate
  private let application: SimulatedApplication

  init(application: SimulatedApplication) {
    self.application = application
    messaging = Messaging(
      registrar: { apnsToken in
        try await application.uploadDeviceToken(apnsToken)
        return "registration:\(apnsToken)"
      },
      sleep: { [clock = application.clock] in try await clock.sleep(for: $0) }
    )
    app = ShopAppDelegate(
      environment: .init(
        applicationState: { application.state },
        showBanner: { application.presentToast(for: $0.sighting, activated: $1) },
        open: { application.open($0) }
      )
    )
    messaging.delegate = app
    delegate = AppDelegateProxy(of: app, for: messaging)
  }

  func registerForRemoteNotifications() {
    _ = application.requestAuthorization(options: [.alert, .badge, .sound])
    application.registerForRemoteNotifications()
  }
}

extension ShopAppDelegate.Push {
  var sighting: Sighting {
    Sighting(
      url: link?.absoluteString,
      type: userInfo["type"] as? String,
      objectID: userInfo["id"] as? String,
      messageID: userInfo["gcm.message_id"] as? String,
      title: text
    )
  }
}
