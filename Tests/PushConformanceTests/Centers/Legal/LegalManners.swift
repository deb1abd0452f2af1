import PushConformance
import PushPayloads
import PushSimulation

@testable import FaultyCenters

/// Correct centers that do one thing each for which an independent center was flagged once.
enum LegalManners {
  static let rows = [
    SubjectRow(
      AsksOnceWhileItWaits.self,
      "token.upload-goes-to-devices-endpoint"
    ),
    showing(AnswersEveryNotificationAlike.self),
    showing(TellsOfOpeningsInAnyOrder.self),
    showing(
      PlainResponder.self,
      roles: [.responding, .receiving, .toasting, .routing, .suppressible, .deferring]
    ).hiding("notification.url-comes-from-its-declared-place"),
    showing(
      PlainResponder.self,
      roles: [
        .responding, .receiving, .fetchCompleting, .toasting, .routing, .openingBroadcasting,
        .deferring,
      ]
    ).hiding("notification.url-comes-from-its-declared-place"),
  ]

  private static func showing<Center: PushCenterUnderTest>(
    _ type: Center.Type,
    roles: Set<Role>? = nil
  ) -> SubjectRow {
    SubjectRow(
      type,
      "toast.activation-routes-once",
      "toast.expiry-routes-nothing",
      roles: roles
    )
  }

  /// Makes no second call to the registrar before the first one is answered.
  final class AsksOnceWhileItWaits: RegisteringCenter {
    private let application: SimulatedApplication
    private var isWaiting = false
    private var lastToken: DeviceToken?

    init(application: SimulatedApplication) { self.application = application }

    func registerForRemoteNotifications() {
      _ = application.requestAuthorization(options: [.alert, .badge, .sound])
      guard !isWaiting else { return }
      isWaiting = true
      application.registerForRemoteNotifications()
    }

    func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
      isWaiting = false
      guard !deviceToken.bytes.isEmpty, deviceToken != lastToken else { return }
      lastToken = deviceToken
      application.uploadDeviceToken(deviceToken.hexadecimal, completion: nil)
    }

    func didFailToRegisterForRemoteNotifications(error: any Error) { isWaiting = false }
  }

  /// Leaves it to the system that there is nothing to show of a badge.
  final class AnswersEveryNotificationAlike: PlainResponder {
    override func options(for receipt: Receipt) -> PresentationOptions {
      isSuppressed(receipt) ? [] : [.banner, .list, .sound, .badge]
    }

    override func isSuppressed(_ receipt: Receipt) -> Bool {
      receipt.isDisplayable && super.isSuppressed(receipt)
    }
  }

  /// Tells its observers in an order that no two runs share.
  final class TellsOfOpeningsInAnyOrder: PlainResponder {
    override func tell(of receipt: Receipt) {
      if observers.alive.isEmpty { untold = receipt.sighting }
      for observer in observers.alive.shuffled() { observer.handle.didOpen(receipt.sighting) }
    }
  }
}
