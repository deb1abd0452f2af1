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
    let effect = TokenEffect.uploaded(token, path: path, account: account)
    send(.token(effect), about: token, among: \.uploads, completion)
  }

  /// Uploads a device token like ``uploadDeviceToken(_:to:account:completion:)``, and waits for the answer.
  ///
  /// Throws ``UploadRefused`` if the upload fails, and `CancellationError` if the task is canceled or the process ends.
  public func uploadDeviceToken(
    _ token: String,
    to path: String? = nil,
    account: String? = nil
  ) async throws {
    try await result(in: \.uploads) {
      uploadDeviceToken(token, to: path, account: account, completion: $0)
    }
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
    let effect = AccountEffect.unregistered(token, account: account)
    send(.account(effect), about: token, among: \.unregistrations, completion)
  }

  /// Unregisters a token like ``unregisterDeviceToken(_:account:completion:)``, and waits for the answer.
  ///
  /// Throws ``UploadRefused`` on failure, and `CancellationError` if the task is canceled or the process ends.
  public func unregisterDeviceToken(_ token: String, account: String? = nil) async throws {
    try await result(in: \.unregistrations) {
      unregisterDeviceToken(token, account: account, completion: $0)
    }
  }

  func send(
    _ effect: Effect,
    about token: String,
    among list: WritableKeyPath<ProcessRequests, [TokenRequest]>,
    _ completion: (@MainActor (Result<Void, any Error>) -> Void)?
  ) {
    guard isRunning else { return }
    record(effect)
    // The app can use upper-case or lower-case hexadecimal digits.
    requests[keyPath: list].append(TokenRequest(for: token.lowercased()) { completion?($0.result) })
  }

  package func holds(
    _ list: KeyPath<ProcessRequests, [TokenRequest]>,
    about token: String
  ) -> Bool {
    holds(list, for: token.lowercased())
  }

  package func end(
    _ list: WritableKeyPath<ProcessRequests, [TokenRequest]>,
    about token: String,
    with answer: UploadAnswer
  ) {
    end(list, for: token.lowercased(), with: answer)
  }
}

package typealias TokenRequest = HeldRequest<String, UploadAnswer>

extension UploadAnswer {
  var result: Result<Void, any Error> {
    switch self {
    case .success: .success(())
    case .failure: .failure(UploadRefused())
    case .rejected: .failure(UploadRefused(isPermanent: true))
    }
  }
}
