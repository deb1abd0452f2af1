import Foundation
import PushConformance
import PushPayloads
import PushSimulation

/// A way to get a push center wrong.
enum Fault: String, CaseIterable {
  case toastsOverSuppression
  case holdsSuppressorsStrongly
  case dropsZeroPadding
  case losesBroadcastWhenSuppressed
  case lastAnswerWins
  case routesThePreviousURL
}

/// A small push center of its own, with at most one fault.
///
/// Without a fault it has to pass everything: then what fails with one is the fault's doing.
final class FaultyPushCenter: LegacyRegisteringCenter, SuppressibleCenter, BroadcastingCenter {
  private let application: SimulatedApplication
  private let fault: Fault?
  private var suppressors: [WeakSuppressor] = []
  private var kept: [Suppressor] = []
  private var observers: [WeakObserver] = []
  private var lastToken: DeviceToken?
  private var lastURL: String?

  static func subject(_ fault: Fault?) -> Subject {
    Subject(
      name: fault.map { "faulty-\($0.rawValue.lowercased())" } ?? "faultless",
      roles: [
        .registering, .legacyRegistering, .receiving, .toasting, .suppressible, .broadcasting,
      ],
      policies: Policies(routesOn: .stateOnly, os: .iOS8),
      vocabulary: Vocabulary(devicesPath: "/devices"),
      make: { FaultyPushCenter(application: $0, fault: fault) }
    )
  }

  init(application: SimulatedApplication, fault: Fault?) {
    self.application = application
    self.fault = fault
  }

  convenience init(application: SimulatedApplication) {
    self.init(application: application, fault: nil)
  }

  // MARK: - Registration

  func registerForRemoteNotifications() {
    if application.osProfile == .iOS7 {
      application.registerForRemoteNotificationTypes([.alert, .badge, .sound])
    } else {
      application.registerUserNotificationSettings([.alert, .badge, .sound])
      application.registerForRemoteNotifications()
    }
  }

  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    guard !deviceToken.bytes.isEmpty, deviceToken != lastToken else { return }
    lastToken = deviceToken
    let text = deviceToken.bytes.map { byte in
      let digits = String(byte, radix: 16)
      return fault == .dropsZeroPadding || digits.count == 2 ? digits : "0" + digits
    }
    application.uploadDeviceToken(text.joined(), to: "/devices", completion: nil)
  }

  func didFailToRegisterForRemoteNotifications(error: any Error) {}

  // MARK: - Receipts

  func didReceiveRemoteNotification(_ userInfo: UserInfo) {
    let receipt = Receipt(userInfo.payload)
    let isSuppressed =
      application.applicationState == .active && receipt.isShown && asksToSuppress(receipt)
    if !(fault == .losesBroadcastWhenSuppressed && isSuppressed) {
      for observer in observers { observer.value?.handle.didReceive(receipt.sighting) }
    }
    guard !receipt.isSilent else { return }
    if application.applicationState == .active {
      guard receipt.isShown, !isSuppressed || fault == .toastsOverSuppression else { return }
      application.presentToast(for: receipt.sighting) { [weak self] in self?.follow(receipt) }
    } else {
      follow(receipt)
    }
  }

  private func asksToSuppress(_ receipt: Receipt) -> Bool {
    let answers = suppressors.compactMap { $0.value?.handle.shouldSuppress(receipt.sighting) }
    return fault == .lastAnswerWins ? answers.last ?? false : answers.contains(true)
  }

  private func follow(_ receipt: Receipt) {
    if let url = receipt.url ?? (fault == .routesThePreviousURL ? lastURL : nil) {
      lastURL = url
      application.open(url)
    }
  }

  // MARK: - Members

  func addSuppressor(_ suppressor: Suppressor) {
    suppressors.removeAll { $0.value == nil || $0.value === suppressor }
    suppressors.append(WeakSuppressor(value: suppressor))
    if fault == .holdsSuppressorsStrongly { kept.append(suppressor) }
  }

  func removeSuppressor(_ suppressor: Suppressor) {
    suppressors.removeAll { $0.value === suppressor }
    kept.removeAll { $0 === suppressor }
  }

  func addObserver(_ observer: Observer) {
    observers.removeAll { $0.value === observer }
    observers.append(WeakObserver(value: observer))
  }

  func removeObserver(_ observer: Observer) {
    observers.removeAll { $0.value === observer }
  }

  final class Suppressor: SuppressorBridge {
    let handle: SuppressorHandle
    init(_ handle: SuppressorHandle) { self.handle = handle }
  }

  final class Observer: ObserverBridge {
    let handle: ObserverHandle
    init(_ handle: ObserverHandle) { self.handle = handle }
  }

  private struct WeakSuppressor {
    weak var value: Suppressor?
  }

  private struct WeakObserver {
    weak var value: Observer?
  }
}

/// A notification as this center reads it.
private struct Receipt {
  var title: String?
  var url: String?
  var isSilent: Bool

  init(_ payload: JSONObject) {
    let aps = payload["aps"]?.object
    title = aps?["alert"]?.string ?? aps?["alert"]?.object?["title"]?.string
    title = title ?? aps?["alert"]?.object?["body"]?.string
    let text = payload["url"]?.string ?? ""
    url = URL(string: text)?.scheme == nil ? nil : text
    isSilent =
      aps?["content-available"]?.number?.int == 1
      && aps?["alert"] == nil && aps?["badge"] == nil && aps?["sound"] == nil
  }

  var isShown: Bool { title?.isEmpty == false }
  var sighting: Sighting { Sighting(url: url, title: title, isSilent: isSilent) }
}
