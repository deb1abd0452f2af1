import Dispatch
import PushConformanceTesting

// Centers as adopters could hand them in, each with one thing wrong.

/// It sends the first byte of a device token alone.
final class TruncatingCenter: RegisteringCenter {
  private let application: SimulatedApplication

  init(application: SimulatedApplication) { self.application = application }

  func registerForRemoteNotifications() { application.registerForRemoteNotifications() }

  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    guard let first = deviceToken.bytes.first else { return }
    application.uploadDeviceToken(DeviceToken(bytes: [first]).hexadecimal, completion: nil)
  }
}

/// Its adapter keeps every bridge that it was ever asked to make.
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

/// It sends the token from a block of the main queue, though it does not declare that it has to be asked
/// when it is done.
final class LateCenter: RegisteringCenter {
  /// The first token that a scenario about empty ones has it send.
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

/// It remembers the tokens that it has sent in a variable that all centers share.
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

/// It sends every token that it is handed, an empty one too.
final class EagerCenter: RegisteringCenter {
  private let application: SimulatedApplication

  init(application: SimulatedApplication) { self.application = application }

  func registerForRemoteNotifications() { application.registerForRemoteNotifications() }

  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    application.uploadDeviceToken(deviceToken.hexadecimal, completion: nil)
  }
}
