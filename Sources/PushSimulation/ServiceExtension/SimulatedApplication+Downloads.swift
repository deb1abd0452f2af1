public import Foundation

/// What comes of a download.
package enum DownloadOutcome: String, Sendable, Hashable, Codable, CaseIterable {
  /// A file, and its type is known.
  case file
  /// A file of which nobody can tell the type: it has neither an extension nor a media type.
  case untypedFile
  /// An error.
  case failure
}

/// A file that has been downloaded.
public struct DownloadedFile: Sendable, Hashable {
  /// Where it is; its last component has an extension where the type is known.
  ///
  /// There is no such file: an extension that moves what it has downloaded does so behind its loader,
  /// which the adapter replaces.
  public var url: URL
  /// Its media type, as the response of the server has it; nil where that is silent.
  public var mimeType: String?

  /// Creates a file.
  public init(url: URL, mimeType: String?) {
    self.url = url
    self.mimeType = mimeType
  }

  /// The file that is downloaded for a notification; nil where none is.
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

/// A download has failed.
public struct DownloadFailed: Error, Sendable, Hashable {
  /// Creates the error.
  public init() {}
}

/// A download that is under way.
@MainActor final class PendingDownload {
  let notification: NotificationID?
  let answer: @MainActor (DownloadOutcome) -> Void

  init(notification: NotificationID?, answer: @escaping @MainActor (DownloadOutcome) -> Void) {
    self.notification = notification
    self.answer = answer
  }
}

/// What a service extension finds around it: the network, and the keys of the app.
extension SimulatedApplication {
  /// Starts to download a file.
  ///
  /// The answer is held until a step of the scenario gives it, which may be never.
  ///
  /// - Parameters:
  ///   - url: Where the file is.
  ///   - completion: Receives the file, or ``DownloadFailed``.
  public func download(
    _ url: URL,
    completion: @escaping @MainActor (Result<DownloadedFile, any Error>) -> Void
  ) {
    guard isRunning else { return }
    let notification = device.notification(naming: url.absoluteString)
    record(.extension(.startedDownload(url.absoluteString, notification)))
    let name = notification.map { device.notifications[$0.index].name } ?? ""
    downloads.append(
      PendingDownload(notification: notification) { outcome in
        completion(
          DownloadedFile(outcome, of: name).map(Result.success) ?? .failure(DownloadFailed())
        )
      }
    )
  }

  /// Downloads a file.
  ///
  /// The answer is held until a step of the scenario gives it, which may be never.
  ///
  /// - Parameter url: Where the file is.
  /// - Returns: The file.
  /// - Throws: ``DownloadFailed`` when the scenario answers so, `CancellationError` when the task is
  ///   cancelled first, and at the end of the process.
  public func download(_ url: URL) async throws -> DownloadedFile {
    try Task.checkCancellation()
    let answer = HeldContinuation<DownloadedFile>(ledger: heldWork)
    let before = downloads.count
    download(url) { result in
      switch result {
      case .success(let file): answer.resume(returning: file)
      case .failure(let error): answer.resume(throwing: error)
      }
    }
    let download = downloads.count > before ? downloads.last : nil
    // A download that was called off is answered no more.
    defer { downloads.removeAll { $0 === download } }
    return try await withTaskCancellationHandler {
      try await answer.wait()
    } onCancel: {
      answer.resume(throwing: CancellationError())
    }
  }

  /// Reads a text that the app's server has encrypted.
  ///
  /// - Parameter ciphertext: The text as the payload has it.
  /// - Returns: The text.
  /// - Throws: ``CannotDecrypt`` for anything that is no such text.
  public func decrypt(_ ciphertext: String) throws -> String {
    try SimulatedCipher.decrypt(ciphertext)
  }

  /// Whether something is being downloaded for a notification.
  package func isDownloading(_ notification: NotificationID) -> Bool {
    downloads.contains { $0.notification == notification }
  }

  /// Answers the oldest download of a notification.
  package func endDownload(of notification: NotificationID, with outcome: DownloadOutcome) {
    guard let index = downloads.firstIndex(where: { $0.notification == notification }) else {
      return
    }
    downloads.remove(at: index).answer(outcome)
  }
}

extension SimulatedDevice {
  /// The notification whose attachment a URL is; where several have the same, the one at hand.
  fileprivate func notification(naming url: String) -> NotificationID? {
    func names(_ id: NotificationID) -> Bool {
      notifications[id.index].facts.attachment == .usable(url)
    }
    if let current = notificationOfTurn, names(current) { return current }
    return notifications.indices.map(NotificationID.init(index:)).first(where: names)
  }
}
