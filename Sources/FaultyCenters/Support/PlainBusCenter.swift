import Foundation
import PushConformance

/// A correct center that navigates by messages on a bus.
class PlainBusCenter: DeclaredCenter, BusNavigatingCenter, LoggingCenter {
  required init(application: SimulatedApplication) {
    super.init(application: application)
    showRoot()
  }

  func showRoot() {
    if let root = makeView(1) { application.setViewControllers([root], animated: false) }
  }

  func post(_ message: BusMessage) { carryOut(message) }

  func subscribe() {}

  func carryOut(_ message: BusMessage) {
    switch message.name {
    case Self.vocabulary.bus.navigateTo: goForward(message)
    case Self.vocabulary.bus.navigateBack: goBack()
    default: ignore(message)
    }
  }

  func ignore(_ message: BusMessage) {}

  // MARK: - Forward

  func goForward(_ message: BusMessage) {
    guard application.viewResolver != nil else { return failed(message, "there is no resolver") }
    guard let number = number(in: message), let view = makeView(number) else {
      return failed(message, "there is no view \(number(in: message).map(String.init) ?? "in it")")
    }
    show(view, for: message)
    if let data = data(in: message) { hand(data, to: view) }
  }

  func number(in message: BusMessage) -> Int? {
    message.userInfo[Self.vocabulary.bus.viewType]?.number?.int
  }

  func data(in message: BusMessage) -> JSONValue? {
    let data = message.userInfo[Self.vocabulary.bus.data]
    return data == .null ? nil : data
  }

  func clears(_ message: BusMessage) -> Bool {
    switch message.userInfo[Self.vocabulary.bus.clearBackstack] {
    case .bool(let value): value
    case .number(let number): number.double == 1
    default: false
    }
  }

  func makeView(_ number: Int) -> SimulatedScreen? { application.viewResolver?.resolve(number) }

  func show(_ view: SimulatedScreen, for message: BusMessage) {
    if clears(message) {
      application.setViewControllers([view])
    } else {
      application.pushViewController(view)
    }
  }

  func hand(_ data: JSONValue, to view: SimulatedScreen) {
    (view as? SimulatedDataScreen)?.onDataset(data)
  }

  func failed(_ message: BusMessage, _ reason: String) {
    application.log("Cannot carry out \(message.name): \(reason)")
  }

  // MARK: - Back

  func goBack() { application.popViewController() }
}

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
