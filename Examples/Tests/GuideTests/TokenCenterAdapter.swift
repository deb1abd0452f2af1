import Foundation
import PushConformanceTesting

@testable import TokenStreams

final class TokenCenterAdapter: TokenBroadcastingCenter {
  static let app = PushApp()
    .sends { ["aps": $0.aps] }
    .membership(.ownedUntilCancelled)
    .work(.mainActor)

  private let application: SimulatedApplication
  private let center: TokenCenter

  init(application: SimulatedApplication) {
    self.application = application
    center = TokenCenter { try await application.uploadDeviceToken($0) }
  }

  func registerForRemoteNotifications() { application.registerForRemoteNotifications() }
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) async {
    await center.didRegister(token: deviceToken.bytes)
  }

  func addObserver(_ observer: ObserverSubscription) async {
    observer.listen(to: await center.tokens()) { token, observer in
      observer.didRegister(deviceToken: token)
    }
  }
}
