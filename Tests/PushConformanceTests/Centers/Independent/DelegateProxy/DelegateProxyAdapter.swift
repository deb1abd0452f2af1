import Foundation
import PushConformance

final class DelegateProxyAdapter: DelegateAdapter, RoutingCenter, ToastingCenter,
  TokenBroadcastingCenter
{
  static let app = PushApp()
    .sends {
      [
        "aps": $0.aps, "fcm_options": ["link": $0.url], "type": $0.type, "id": $0.objectID,
        "gcm.message_id": $0.messageID,
      ]
    }
    .neverSends(.localizedText)
    .membership(.single)
    .work(.mainActor)
  let application: SimulatedApplication
  let delegate: AppDelegateProxy
  private let messaging: Messaging

  init(application: SimulatedApplication) {
    self.application = application
    messaging = Messaging(
      registrar: { apnsToken in
        try await application.uploadDeviceToken(apnsToken)
        return "registration:\(apnsToken)"
      },
      sleep: { [clock = application.clock] in try await clock.sleep(for: $0) }
    )
    let app = ShopAppDelegate(
      environment: .init(
        applicationState: { application.state },
        showBanner: { application.presentToast(for: $0.sighting, activated: $1) },
        open: { application.open($0) }
      )
    )
    messaging.delegate = app
    delegate = AppDelegateProxy(of: app, for: messaging)
  }

  func addObserver(_ observer: ObserverSubscription) {
    messaging.delegate = observer
    observer.whenRemoved { [messaging] in messaging.delegate = nil }
  }
}

extension ObserverSubscription: MessagingDelegate {
  func messaging(_ messaging: Messaging, didReceiveRegistrationToken token: String?) {
    if let token { handle.didRegister(deviceToken: "\(token.trimmingPrefix("registration:"))") }
  }
}

extension ShopAppDelegate.Push {
  /// The sighting of a push: the library passes the payload on unchanged, and the app reads link and text.
  @MainActor var sighting: Sighting {
    var sighting = Sighting(rawPayload: userInfo, by: DelegateProxyAdapter.app)
    (sighting.url, sighting.title) = (link?.absoluteString, text)
    return sighting
  }
}
