// The app's server stores the tokens of Live Activities separately from device tokens. So a center must not send a Live
// Activity's token with the calls for device tokens.
extension SimulatedApplication {
  /// Starts to upload an ActivityKit token to the app's server.
  ///
  /// A step of the scenario gives the server's answer; a failure is ``UploadRefused``. Without such a step, the server
  /// never answers.
  public func uploadActivityToken(
    _ token: String,
    for purpose: ActivityTokenPurpose,
    completion: (@MainActor (Result<Void, any Error>) -> Void)?
  ) {
    let effect = ActivityEffect.uploaded(token, for: purpose)
    send(.activity(effect), about: token, among: \.activityUploads, completion)
  }

  /// Uploads a token like ``uploadActivityToken(_:for:completion:)``, and waits for the answer.
  ///
  /// Throws ``UploadRefused`` if the upload fails, and `CancellationError` if the task is canceled or the process ends.
  public func uploadActivityToken(_ token: String, for purpose: ActivityTokenPurpose) async throws {
    try await result(in: \.activityUploads) {
      uploadActivityToken(token, for: purpose, completion: $0)
    }
  }

  /// Starts a request to the app's server to unregister an ActivityKit token.
  ///
  /// A step of the scenario gives the server's answer; a failure is ``UploadRefused``. Without such a step, the server
  /// never answers.
  public func unregisterActivityToken(
    _ token: String,
    for purpose: ActivityTokenPurpose,
    completion: (@MainActor (Result<Void, any Error>) -> Void)?
  ) {
    let effect = ActivityEffect.unregistered(token, for: purpose)
    send(.activity(effect), about: token, among: \.activityUnregistrations, completion)
  }

  /// Unregisters a token like ``unregisterActivityToken(_:for:completion:)``, and waits for the answer.
  ///
  /// Throws ``UploadRefused`` on failure, and `CancellationError` if the task is canceled or the process ends.
  public func unregisterActivityToken(
    _ token: String,
    for purpose: ActivityTokenPurpose
  ) async throws {
    try await result(in: \.activityUnregistrations) {
      unregisterActivityToken(token, for: purpose, completion: $0)
    }
  }
}
