/// A request to the server that waits for its answer.
@MainActor final class PendingRequest {
  let token: String
  let answer: @MainActor (UploadAnswer) -> Void

  init(token: String, answer: @escaping @MainActor (UploadAnswer) -> Void) {
    self.token = token
    self.answer = answer
  }

  /// Whether it carries a token, which is hexadecimal text: its case is the app's own choice.
  func isAbout(_ token: String) -> Bool { self.token.lowercased() == token.lowercased() }
}

/// The server has refused a request, or cannot be reached.
public struct UploadRefused: Error, Sendable, Hashable {
  /// Whether it always will, so that there is no use in trying again.
  public var isPermanent: Bool

  /// Creates the error.
  public init(isPermanent: Bool = false) {
    self.isPermanent = isPermanent
  }
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
  ///   - account: Whose device it is, if the center names anybody.
  ///   - completion: Receives the answer; a failure is ``UploadRefused``.
  public func uploadDeviceToken(
    _ token: String,
    to path: String? = nil,
    account: String? = nil,
    completion: (@MainActor (Result<Void, any Error>) -> Void)?
  ) {
    guard isRunning else { return }
    record(.token(.uploaded(token, path: path, account: account)))
    uploads.append(PendingRequest(token: token) { completion?($0.result) })
  }

  /// Sends a device token to the app's server and waits for the answer.
  ///
  /// The answer is held until a step of the scenario gives it, which may be never.
  ///
  /// - Parameters:
  ///   - token: The token as the request carries it.
  ///   - path: The endpoint, if the center names one.
  ///   - account: Whose device it is, if the center names anybody.
  /// - Throws: ``UploadRefused`` when the scenario answers so, `CancellationError` when the task is
  ///   cancelled first, and at the end of the process.
  public func uploadDeviceToken(
    _ token: String,
    to path: String? = nil,
    account: String? = nil
  ) async throws {
    try Task.checkCancellation()
    record(.token(.uploaded(token, path: path, account: account)))
    try await answer(to: token, among: \.uploads)
  }

  /// Starts to ask the app's server to forget a device token.
  ///
  /// The answer is held until a step of the scenario gives it, which may be never.
  ///
  /// - Parameters:
  ///   - token: The token as the request carries it.
  ///   - account: Whose device it was, if the center names anybody.
  ///   - completion: Receives the answer; a failure is ``UploadRefused``.
  public func unregisterDeviceToken(
    _ token: String,
    account: String? = nil,
    completion: (@MainActor (Result<Void, any Error>) -> Void)?
  ) {
    guard isRunning else { return }
    record(.account(.unregistered(token, account: account)))
    unregistrations.append(PendingRequest(token: token) { completion?($0.result) })
  }

  /// Asks the app's server to forget a device token and waits for the answer.
  ///
  /// The answer is held until a step of the scenario gives it, which may be never.
  ///
  /// - Parameters:
  ///   - token: The token as the request carries it.
  ///   - account: Whose device it was, if the center names anybody.
  /// - Throws: ``UploadRefused`` when the scenario answers so, `CancellationError` when the task is
  ///   cancelled first, and at the end of the process.
  public func unregisterDeviceToken(_ token: String, account: String? = nil) async throws {
    try Task.checkCancellation()
    record(.account(.unregistered(token, account: account)))
    try await answer(to: token, among: \.unregistrations)
  }

  /// Waits for the answer to a request.
  func answer(
    to token: String,
    among requests: ReferenceWritableKeyPath<SimulatedApplication, [PendingRequest]>
  ) async throws {
    let answer = HeldContinuation<Void>(ledger: heldWork)
    let request = PendingRequest(token: token) { given in
      switch given.result {
      case .success: answer.resume(returning: ())
      case .failure(let error): answer.resume(throwing: error)
      }
    }
    self[keyPath: requests].append(request)
    // A request that was called off is answered no more.
    defer { self[keyPath: requests].removeAll { $0 === request } }
    try await withTaskCancellationHandler {
      try await answer.wait()
    } onCancel: {
      answer.resume(throwing: CancellationError())
    }
  }

  /// Whether an upload of a token waits for its answer.
  package func isUploading(_ token: String) -> Bool {
    uploads.contains { $0.isAbout(token) }
  }

  /// Answers the oldest waiting upload of a token.
  package func answerUpload(of token: String, with answer: UploadAnswer) {
    Self.takeOldest(of: token, among: &uploads)?.answer(answer)
  }

  /// Whether an unregistration of a token waits for its answer.
  package func isUnregistering(_ token: String) -> Bool {
    unregistrations.contains { $0.isAbout(token) }
  }

  /// Answers the oldest waiting unregistration of a token.
  package func answerUnregistration(of token: String, with answer: UploadAnswer) {
    Self.takeOldest(of: token, among: &unregistrations)?.answer(answer)
  }

  /// Takes the oldest request about a token out of those that wait.
  static func takeOldest(
    of token: String,
    among requests: inout [PendingRequest]
  ) -> PendingRequest? {
    requests.firstIndex { $0.isAbout(token) }.map { requests.remove(at: $0) }
  }
}

extension UploadAnswer {
  /// The answer as a request gets it.
  var result: Result<Void, any Error> {
    switch self {
    case .success: .success(())
    case .failure: .failure(UploadRefused())
    case .rejected: .failure(UploadRefused(isPermanent: true))
    }
  }
}
