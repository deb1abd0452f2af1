import Dispatch
import PushConformanceTesting

// Faulty centers as adopters of the kit could write them.

/// A center that sends only the first byte of a device token.
final class TruncatingCenter: RegisteringCenter {
  private let application: SimulatedApplication

  init(application: SimulatedApplication) { self.application = application }

  func registerForRemoteNotifications() { application.registerForRemoteNotifications() }

  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    guard let first = deviceToken.bytes.first else { return }
    application.uploadDeviceToken(DeviceToken(bytes: [first]).hexadecimal, completion: nil)
  }
}

/// A center whose adapter retains every bridge, so that no released participant is deallocated.
final class HoardingAdapter: BroadcastingCenter {
  @MainActor private static var bridges: [Observer] = []

  init(application: SimulatedApplication) {}

  func didReceiveRemoteNotification(_ userInfo: UserInfo) {}
  func addObserver(_ observer: Observer) {}
  func removeObserver(_ observer: Observer) {}

  final class Observer: ObserverBridge {
    init(_ handle: ObserverHandle) { HoardingAdapter.bridges.append(self) }
  }
}

/// A center that sends the token from a block of the main queue, but does not declare `.work(.settles)`.
final class LateCenter: RegisteringCenter {
  /// The first token that the center sends in a scenario about empty tokens.
  nonisolated static let token = "740f4707bebcf74f9b7c25d48e3358945f6aa01da5ddb387462c7eaf61bb78ad"

  private let application: SimulatedApplication

  init(application: SimulatedApplication) { self.application = application }

  func registerForRemoteNotifications() { application.registerForRemoteNotifications() }

  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    guard !deviceToken.bytes.isEmpty else { return }
    DispatchQueue.main.async { [application] in
      MainActor.assumeIsolated {
        application.uploadDeviceToken(deviceToken.hexadecimal, completion: nil)
      }
    }
  }
}

/// A center that keeps its sent tokens in a variable that all centers share.
final class SharingCenter: RegisteringCenter {
  @MainActor private static var sent: Set<DeviceToken> = []
  private let application: SimulatedApplication

  init(application: SimulatedApplication) { self.application = application }

  func registerForRemoteNotifications() { application.registerForRemoteNotifications() }

  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    guard !deviceToken.bytes.isEmpty, Self.sent.insert(deviceToken).inserted else { return }
    application.uploadDeviceToken(deviceToken.hexadecimal, completion: nil)
  }
}

/// A center that sends every token, even an empty one.
final class EagerCenter: RegisteringCenter {
  static let app = PushApp().uploads(.onChange)

  private let application: SimulatedApplication

  init(application: SimulatedApplication) { self.application = application }

  func registerForRemoteNotifications() { application.registerForRemoteNotifications() }

  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    application.uploadDeviceToken(deviceToken.hexadecimal, completion: nil)
  }
}
