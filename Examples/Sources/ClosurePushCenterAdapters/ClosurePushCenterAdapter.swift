import ClosurePushCenter
import Foundation
import PushConformance

package final class ClosurePushCenterAdapter: RegisteringCenter, RoutingCenter, SuppressibleCenter,
  BroadcastingCenter
{
  package static let app = PushApp()
    .sends { ["aps": $0.aps, "deep_link": $0.url] }
    .neverSends(.localizedText)
    .tokens(.uppercaseHexadecimal)
    .routes(on: .stateOnly)
    .membership(.ownedUntilCancelled)

  private let center = ClosurePushCenter()

  package init(application: SimulatedApplication) {
    center.register = { application.registerForRemoteNotifications() }
    center.upload = { application.uploadDeviceToken($0, completion: nil) }
    center.showToast = { application.presentToast(for: $0.sighting, activated: $1) }
    center.openLink = { application.open($0) }
    center.isActive = { application.applicationState == .active }
  }

  package func registerForRemoteNotifications() { center.register() }
  package func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    center.didRegister(token: Data(deviceToken.bytes))
  }
  package func didReceiveRemoteNotification(_ userInfo: UserInfo) {
    center.didReceive(userInfo.dictionary)
  }

  package func addSuppressor(_ suppressor: SuppressorSubscription) {
    let handle = suppressor.handle
    suppressor.token = center.mute { handle.shouldSuppress($0.sighting) }
  }

  package func addObserver(_ observer: ObserverSubscription) {
    let handle = observer.handle
    observer.token = center.listen { handle.didReceive($0.sighting) }
  }
}

extension ClosurePushCenter.Message {
  var sighting: Sighting { Sighting(url: link?.absoluteString, title: text, isSilent: isSilent) }
}
