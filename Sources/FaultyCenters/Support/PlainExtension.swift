import Foundation
import PushConformance
import PushSimulation

/// A simple correct service extension: it decrypts the text, attaches the file, and answers once.
class PlainExtension: DeclaredCenter, AttachingExtension, DecryptingExtension {
  /// The content of the answer, with the changes that are ready.
  var content = NotificationContent()
  var handler: ContentHandler?

  func didReceive(_ request: ExtensionRequest, contentHandler: ContentHandler) {
    content = request.content
    handler = contentHandler
    read()
    if let url { load(url) } else { answer() }
  }

  func serviceExtensionTimeWillExpire() { answer() }

  // MARK: - The text

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

  var url: URL? {
    guard let text = content.userInfo.payload["attachment"]?.string, text.hasPrefix("https://")
    else { return nil }
    return URL(string: text)
  }

  func load(_ url: URL) { application.download(url) { self.loaded($0) } }

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

/// A value for a static variable, which all extensions of one process of the app share.
///
/// The tests' own process outlives the simulated process. So the value counts only for the process that has set it;
/// otherwise a wrong center would carry the value into the next play, and two plays of one scenario would differ.
struct SharedInProcess<Value> {
  private var kept: (process: SimulatedApplication, value: Value)?

  init() {}

  subscript(process: SimulatedApplication) -> Value? {
    get { kept.flatMap { $0.process === process ? $0.value : nil } }
    set { kept = newValue.map { (process, $0) } }
  }
}
