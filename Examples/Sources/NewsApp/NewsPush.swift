import Foundation

/// The notifications of a newspaper's app; the app's delegates unpack the system's objects, and call this class.
@MainActor final class NewsPush {
  struct Push {
    var section: String?
    var article: String?
    /// The page of the article, such as `news://articles/7`.
    var page: URL?
  }

  /// Sends a device token to the app's server.
  var upload: (String) async throws -> Void = { _ in }
  /// Loads the article of a push, so that the user can read it offline.
  var load: (Push) async throws -> Void = { _ in }
  var open: (URL) -> Void = { _ in }

  private var token: String?

  /// Called with each device token of the system.
  func didRegister(token bytes: [UInt8]) async {
    let text = bytes.map { String(format: "%02x", $0) }.joined()
    guard text != token else { return }
    token = text
    // If the upload fails, the next callback uploads the token again, unless a newer token has arrived.
    do { try await upload(text) } catch { if token == text { token = nil } }
  }

  /// Called when the user has chosen an action of a notification; a tap is the default action.
  func respond(to action: String, of userInfo: [AnyHashable: Any]) {
    guard action == "com.apple.UNNotificationDefaultActionIdentifier" else { return }
    if let page = Push(userInfo).page { open(page) }
  }

  /// Called with each push that has `content-available`; completes with true if there was new data.
  func fetch(_ userInfo: [AnyHashable: Any], completion: @escaping (Bool) -> Void) {
    let push = Push(userInfo)
    guard push.article != nil else { return completion(false) }
    Task { try await load(push) }
    completion(true)
  }
}

extension NewsPush.Push {
  init(_ userInfo: [AnyHashable: Any]) {
    section = userInfo["section"] as? String
    article = userInfo["article"] as? String
    let link = (userInfo["page"] as? String).flatMap(URL.init)
    page = link?.scheme == nil ? nil : link
  }
}
