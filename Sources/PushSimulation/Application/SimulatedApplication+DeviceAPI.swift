@MainActor final class PendingRequest {
  let token: String
  let answer: @MainActor (UploadAnswer) -> Void

  init(token: String, answer: @escaping @MainActor (UploadAnswer) -> Void) {
    self.token = token
    self.answer = answer
  }

  // The app can use upper-case or lower-case hexadecimal digits, so the comparison ignores case.
  func isAbout(_ token: String) -> Bool { self.token.lowercased() == token.lowercased() }
}

/// The error of a request that the server has refused, or that could not reach the server.
public struct UploadRefused: Error, Sendable, Hashable {
  /// True if the refusal is permanent, so that retrying is useless.
  public var isPermanent: Bool

  /// Creates the error of a request; by default the refusal is temporary, so that a retry can succeed.
  public init(isPermanent: Bool = false) { self.isPermanent = isPermanent }
}

extension SimulatedApplication {
  /// Starts to upload a device token to the app's server.
  ///
  /// A step of the scenario gives the server's answer; a failure is ``UploadRefused``. Without such a step, the server
  /// never answers. `path` and `account` are nil if the center names no path or no account.
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

  /// Uploads a device token like ``uploadDeviceToken(_:to:account:completion:)``, and waits for the answer.
  ///
  /// Throws ``UploadRefused`` if the upload fails, and `CancellationError` if the task is canceled or the process ends.
  public func uploadDeviceToken(
    _ token: String,
    to path: String? = nil,
    account: String? = nil
  ) async throws {
    let effect = TokenEffect.uploaded(token, path: path, account: account)
    try await send(.token(effect), about: token, among: \.uploads)
  }

  /// Starts a request to the app's server to unregister a device token.
  ///
  /// A step of the scenario gives the server's answer; a failure is ``UploadRefused``. Without such a step, the server
  /// never answers. `account` is nil if the center names no account.
  public func unregisterDeviceToken(
    _ token: String,
    account: String? = nil,
    completion: (@MainActor (Result<Void, any Error>) -> Void)?
  ) {
    guard isRunning else { return }
    record(.account(.unregistered(token, account: account)))
    unregistrations.append(PendingRequest(token: token) { completion?($0.result) })
  }

  /// Unregisters a token like ``unregisterDeviceToken(_:account:completion:)``, and waits for the answer.
  ///
  /// Throws ``UploadRefused`` on failure, and `CancellationError` if the task is canceled or the process ends.
  public func unregisterDeviceToken(_ token: String, account: String? = nil) async throws {
    let effect = AccountEffect.unregistered(token, account: account)
    try await send(.account(effect), about: token, among: \.unregistrations)
  }

  func send(
    _ effect: Effect,
    about token: String,
    among requests: ReferenceWritableKeyPath<SimulatedApplication, [PendingRequest]>
  ) async throws {
    try Task.checkCancellation()
    record(effect)
    let answer = HeldContinuation<Void>(ledger: heldWork)
    let request = PendingRequest(token: token) { answer.resume(with: $0.result) }
    self[keyPath: requests].append(request)
    // A canceled request is removed from the list, so that no step answers the request.
    defer { self[keyPath: requests].removeAll { $0 === request } }
    try await answer.waitUnlessCanceled()
  }

  package func isUploading(_ token: String) -> Bool { uploads.contains { $0.isAbout(token) } }

  package func answerUpload(of token: String, with answer: UploadAnswer) {
    Self.takeOldest(of: token, among: &uploads)?.answer(answer)
  }

  package func isUnregistering(_ token: String) -> Bool {
    unregistrations.contains { $0.isAbout(token) }
  }

  package func answerUnregistration(of token: String, with answer: UploadAnswer) {
    Self.takeOldest(of: token, among: &unregistrations)?.answer(answer)
  }

  static func takeOldest(of token: String, among list: inout [PendingRequest]) -> PendingRequest? {
    list.firstIndex { $0.isAbout(token) }.map { list.remove(at: $0) }
  }
}

extension UploadAnswer {
  var result: Result<Void, any Error> {
    switch self {
    case .success: .success(())
    case .failure: .failure(UploadRefused())
    case .rejected: .failure(UploadRefused(isPermanent: true))
    }
  }
}
