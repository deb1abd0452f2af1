/// An upload of a device token that waits for the server's answer.
@MainActor final class PendingUpload {
  let token: String
  let answer: @MainActor (UploadAnswer) -> Void

  init(token: String, answer: @escaping @MainActor (UploadAnswer) -> Void) {
    self.token = token
    self.answer = answer
  }
}

/// The server has refused an upload, or cannot be reached.
public struct UploadRefused: Error, Sendable, Hashable {
  /// Creates the error.
  public init() {}
}

/// The app's own server, as far as it keeps device tokens.
extension SimulatedApplication {
  /// Starts to send a device token to the app's server.
  ///
  /// The answer is held until a step of the scenario gives it, which may be never.
  ///
  /// - Parameters:
  ///   - token: The token as the request carries it.
  ///   - path: The endpoint, if the center names one.
  ///   - completion: Receives the answer; a failure is ``UploadRefused``.
  public func uploadDeviceToken(
    _ token: String,
    to path: String? = nil,
    completion: (@MainActor (Result<Void, any Error>) -> Void)?
  ) {
    guard isRunning else { return }
    record(.uploadedToken(token, path: path))
    uploads.append(
      PendingUpload(token: token) { answer in
        completion?(answer == .success ? .success(()) : .failure(UploadRefused()))
      }
    )
  }

  /// Sends a device token to the app's server and waits for the answer.
  ///
  /// The answer is held until a step of the scenario gives it, which may be never.
  ///
  /// - Parameters:
  ///   - token: The token as the request carries it.
  ///   - path: The endpoint, if the center names one.
  /// - Throws: ``UploadRefused`` when the scenario answers so, `CancellationError` when the task is
  ///   cancelled first, and at the end of the process.
  public func uploadDeviceToken(_ token: String, to path: String? = nil) async throws {
    try Task.checkCancellation()
    record(.uploadedToken(token, path: path))
    let answer = HeldContinuation<Void>(ledger: heldWork)
    let upload = PendingUpload(token: token) { given in
      switch given {
      case .success: answer.resume(returning: ())
      case .failure: answer.resume(throwing: UploadRefused())
      }
    }
    uploads.append(upload)
    // A request that was called off is answered no more.
    defer { uploads.removeAll { $0 === upload } }
    try await withTaskCancellationHandler {
      try await answer.wait()
    } onCancel: {
      answer.resume(throwing: CancellationError())
    }
  }

  /// Whether an upload of a token waits for its answer.
  package func isUploading(_ token: String) -> Bool {
    uploads.contains { $0.token.caseInsensitiveEquals(token) }
  }

  /// Answers the oldest waiting upload of a token.
  package func answerUpload(of token: String, with answer: UploadAnswer) {
    guard let index = uploads.firstIndex(where: { $0.token.caseInsensitiveEquals(token) }) else {
      return
    }
    uploads.remove(at: index).answer(answer)
  }
}

extension String {
  /// Compares hexadecimal text, whose case is the app's own choice.
  fileprivate func caseInsensitiveEquals(_ other: String) -> Bool {
    lowercased() == other.lowercased()
  }
}
