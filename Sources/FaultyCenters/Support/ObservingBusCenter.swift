import Foundation
import PushConformance

/// A correct navigating center whose bus is a `NotificationCenter`.
class ObservingBusCenter: PlainBusCenter {
  let bus = NotificationCenter()
  var tokens: [any NSObjectProtocol] = []

  required init(application: SimulatedApplication) {
    super.init(application: application)
    listen()
  }

  func listen() {
    let words = Self.vocabulary.bus
    tokens = [words.navigateTo, words.navigateBack].map { name in
      bus.addObserver(forName: Notification.Name(name), object: nil, queue: nil) {
        [weak self] notification in
        let message = BusMessage(
          name: notification.name.rawValue,
          sender: notification.object as? String,
          userInfo: notification.userInfo.flatMap(JSONObject.init(userInfo:)) ?? JSONObject()
        )
        MainActor.assumeIsolated { self?.carryOut(message) }
      }
    }
  }

  override func post(_ message: BusMessage) { bus.post(message.notification) }
  override func subscribe() { if tokens.isEmpty { listen() } }
}
