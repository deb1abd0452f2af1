import Foundation

/// An SDK for campaigns, which stands in front of the delegate of the app that uses it.
///
/// A push with a `campaign` is the SDK's own. Each method passes any other push to the app, by its parameter `host`.
@MainActor final class CampaignSDK {
  /// Calls the app's delegate, which answers through the completion handler.
  typealias Host<Answer> = (_ completion: @escaping (Answer) -> Void) -> Void

  private let open: (URL) -> Void

  init(open: @escaping (URL) -> Void) { self.open = open }

  /// Completes with true if the system shows the push as a banner over the open app.
  func willPresent(
    _ userInfo: [AnyHashable: Any],
    host: Host<Bool>,
    completion: @escaping (Bool) -> Void
  ) {
    guard isOwn(userInfo) else { return host(completion) }
    completion(true)
  }

  func didReceive(
    _ action: String,
    of userInfo: [AnyHashable: Any],
    host: (_ completion: @escaping () -> Void) -> Void,
    completion: @escaping () -> Void
  ) {
    guard isOwn(userInfo) else { return host(completion) }
    let campaign = userInfo["campaign"] as? [AnyHashable: Any]
    let page = (campaign?["page"] as? String).flatMap(URL.init)
    if action == "com.apple.UNNotificationDefaultActionIdentifier", let page, page.scheme != nil {
      open(page)
    }
    completion()
  }

  /// Completes with true if a silent push has brought new data.
  func fetch(
    _ userInfo: [AnyHashable: Any],
    host: Host<Bool>,
    completion: @escaping (Bool) -> Void
  ) {
    guard isOwn(userInfo) else { return host(completion) }
    completion(false)
  }

  private func isOwn(_ userInfo: [AnyHashable: Any]) -> Bool { userInfo["campaign"] != nil }
}
