public import Foundation

package enum DownloadOutcome: String, Sendable, Hashable, Codable, CaseIterable {
  case file
  case untypedFile
  case failure
}

/// A file that a service extension has downloaded.
public struct DownloadedFile: Sendable, Hashable {
  /// The file URL of the simulated download; the last path component has an extension if the media type is known.
  ///
  /// The download is simulated, so no file exists at this URL. If your service extension moves downloaded files, it
  /// should do so in its download code: the adapter replaces that code, so nothing tries to move the missing file.
  public var url: URL
  /// The media type in the server's response; nil if the response has no media type.
  public var mimeType: String?

  /// Creates the description of a downloaded file.
  public init(url: URL, mimeType: String?) {
    self.url = url
    self.mimeType = mimeType
  }

  package init?(_ outcome: DownloadOutcome, of notification: String) {
    switch outcome {
    case .file:
      self.init(url: Self.place(of: "\(notification).jpg"), mimeType: "image/jpeg")
    case .untypedFile: self.init(url: Self.place(of: notification), mimeType: nil)
    case .failure: return nil
    }
  }

  private static func place(of name: String) -> URL {
    URL(filePath: "/downloads", directoryHint: .isDirectory)
      .appending(path: name, directoryHint: .notDirectory)
  }
}

/// The error of a download that fails because the scenario says so.
public struct DownloadFailed: Error, Sendable, Hashable {
  /// Creates the error, which has no details.
  public init() {}
}

extension SimulatedApplication {
  /// Starts to download a file; a failure is ``DownloadFailed``.
  ///
  /// A step of the scenario ends the download. Without such a step, the download never ends.
  public func download(
    _ url: URL,
    completion: @escaping @MainActor (Result<DownloadedFile, any Error>) -> Void
  ) {
    guard isRunning else { return }
    let notification = device.notification { $0.attachment == .usable(url.absoluteString) }
    record(.extension(.startedDownload(url.absoluteString, notification)))
    let name = notification.map { device.notifications[$0.index].name } ?? ""
    requests.downloads.append(
      HeldRequest(for: notification) { outcome in
        completion(
          DownloadedFile(outcome, of: name).map(Result.success) ?? .failure(DownloadFailed())
        )
      }
    )
  }

  /// Downloads a file like ``download(_:completion:)``, and waits for the file.
  ///
  /// Throws ``DownloadFailed`` on failure, and `CancellationError` if the task is canceled or the process ends.
  public func download(_ url: URL) async throws -> DownloadedFile {
    try await result(in: \.downloads) { download(url, completion: $0) }
  }

  /// Decrypts text from the app's server; throws ``CannotDecrypt`` if the text was not encrypted for this device.
  public func decrypt(_ ciphertext: String) throws -> String {
    try SimulatedCipher.decrypt(ciphertext)
  }
}

extension SimulatedDevice {
  // If several notifications match, the method prefers the notification of the current turn. Otherwise, the method
  // takes the first notification of the run that matches, even if that notification has not arrived yet.
  func notification(_ isMeant: (NotificationFacts) -> Bool) -> NotificationID? {
    func isMeantID(_ id: NotificationID) -> Bool { isMeant(notifications[id.index].facts) }
    if let current = notificationOfTurn, isMeantID(current) { return current }
    return notifications.indices.map(NotificationID.init(index:)).first(where: isMeantID)
  }
}
