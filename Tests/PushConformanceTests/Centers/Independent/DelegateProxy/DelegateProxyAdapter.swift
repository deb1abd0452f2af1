import Foundation
import PushConformance
import PushSimulation

final class DelegateProxyAdapter: DelegateAdapter, RoutingCenter, ToastingCenter,
  TokenBroadcastingCenter
{
  static let policies = Policies(membership: .single, work: .mainActor)
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

  func addObserver(_ observer: TokenListener) { messaging.delegate = observer }
  func removeObserver(_ observer: TokenListener) { messaging.delegate = nil }

  final class TokenListener: ObserverBridge, MessagingDelegate {
    private let handle: ObserverHandle
    init(_ handle: ObserverHandle) { self.handle = handle }

    func messaging(_ messaging: Messaging, didReceiveRegistrationToken token: String?) {
      guard let token else { return }
      handle.didRegister(deviceToken: String(token.trimmingPrefix("registration:")))
    }
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
