import Foundation
package import PushConformance

/// A center that sends its device token after work on a thread of its own, for which its callback waits.
package final class ThreadedCenter: RegisteringCenter {
  package static let app = PushApp().work(.mainActor)

  private let application: SimulatedApplication

  package init(application: SimulatedApplication) { self.application = application }

  package func registerForRemoteNotifications() { application.registerForRemoteNotifications() }

  package func didRegisterForRemoteNotifications(deviceToken: DeviceToken) async {
    guard !deviceToken.bytes.isEmpty else { return }
    await withCheckedContinuation { next in Thread.detachNewThread { next.resume() } }
    application.uploadDeviceToken(deviceToken.hexadecimal, completion: nil)
  }
}
