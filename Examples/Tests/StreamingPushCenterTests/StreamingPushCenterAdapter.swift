import Foundation
import PushConformanceTesting
import StreamingPushCenter

final class StreamingPushCenterAdapter: RegisteringCenter, RoutingCenter, ToastingCenter,
  BroadcastingCenter
{
  static let app = PushApp()
    .sends { ["aps": $0.aps, "data": ["link": $0.url]] }
    .samples(
      #"{"aps": {"alert": "Lunch?"}, "data": {"link": "chat://12", "source": "chat"}}"#,
      #"{"aps": {"alert": "Tea?"}, "data": {"link": "chat://15", "source": "chat"}}"#
    )
    .neverSends(.localizedText)
    .membership(.ownedUntilCancelled).work(.mainActor)

  private let application: SimulatedApplication
  private let center: StreamingPushCenter

  init(application: SimulatedApplication) {
    self.application = application
    center = StreamingPushCenter(
      services: .init(
        register: { await application.registerForRemoteNotifications() },
        upload: { try await application.uploadDeviceToken($0) },
        show: { await application.presentToast(for: $0.sighting) }
      )
    )
  }

  func registerForRemoteNotifications() async { await center.register() }
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) async {
    await center.didRegister(token: deviceToken.bytes)
  }
  func didReceiveRemoteNotification(_ userInfo: UserInfo) async {
    let isActive = application.applicationState == .active
    await center.receive(Data(userInfo.payload.utf8), whileActive: isActive)
  }

  func addObserver(_ observer: ObserverSubscription) async {
    observer.listen(to: await center.receipts()) { $0.sighting }
  }
}

extension StreamingPushCenter.Receipt {
  var sighting: Sighting { Sighting(url: link, title: title, isSilent: isSilent) }
}
