import Foundation
import PushConformance
import PushPayloads
import PushSimulation

/// The plainest correct service extension: it reads what is encrypted, attaches what is named, and answers
/// once.
///
/// A legal variety or a fault overrides the one step that it is about.
class PlainExtension: AttachingExtension, DecryptingExtension {
  class var policies: Policies { Policies() }
  class var vocabulary: Vocabulary { Vocabulary() }

  let application: SimulatedApplication
  /// What it answers with, as far as it has come.
  var content = NotificationContent()
  var handler: ContentHandler?

  required init(application: SimulatedApplication) {
    self.application = application
  }

  func settle() async {}

  func didReceive(_ request: ExtensionRequest, contentHandler: ContentHandler) {
    content = request.content
    handler = contentHandler
    read()
    if let url { load(url) } else { answer() }
  }

  func serviceExtensionTimeWillExpire() { answer() }

  // MARK: - The text

  /// What stands in the place of an encrypted text.
  var ciphertext: JSONValue? { content.userInfo.payload["ciphertext"] }

  func read() {
    guard let ciphertext, ciphertext != .null else { return }
    do {
      content.body = try application.decrypt(ciphertext.string ?? "")
    } catch {
      couldNotRead(error)
    }
  }

  func couldNotRead(_ error: any Error) {}

  // MARK: - The attachment

  /// What is to be attached, if that can be had at all.
  var url: URL? {
    guard let text = content.userInfo.payload["attachment"]?.string, text.hasPrefix("https://")
    else { return nil }
    return URL(string: text)
  }

  func load(_ url: URL) {
    application.download(url) { self.loaded($0) }
  }

  func loaded(_ result: Result<DownloadedFile, any Error>) {
    if case .success(let file) = result { attach(file) }
    answer()
  }

  func attach(_ file: DownloadedFile) {
    content.attachments = [NotificationAttachment(url: file.url)]
  }

  // MARK: - The answer

  func answer() {
    guard let handler else { return }
    self.handler = nil
    handler(content)
  }
}
