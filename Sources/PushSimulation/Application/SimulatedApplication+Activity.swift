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
    guard isRunning else { return }
    record(.activity(.uploaded(token, for: purpose)))
    activityUploads.append(PendingRequest(token: token) { completion?($0.result) })
  }

  /// Uploads a token like ``uploadActivityToken(_:for:completion:)``, and waits for the answer.
  ///
  /// Throws ``UploadRefused`` if the upload fails, and `CancellationError` if the task is canceled or the process ends.
  public func uploadActivityToken(_ token: String, for purpose: ActivityTokenPurpose) async throws {
    let effect = ActivityEffect.uploaded(token, for: purpose)
    try await send(.activity(effect), about: token, among: \.activityUploads)
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
    guard isRunning else { return }
    record(.activity(.unregistered(token, for: purpose)))
    activityUnregistrations.append(PendingRequest(token: token) { completion?($0.result) })
  }

  /// Unregisters a token like ``unregisterActivityToken(_:for:completion:)``, and waits for the answer.
  ///
  /// Throws ``UploadRefused`` on failure, and `CancellationError` if the task is canceled or the process ends.
  public func unregisterActivityToken(
    _ token: String,
    for purpose: ActivityTokenPurpose
  ) async throws {
    let effect = ActivityEffect.unregistered(token, for: purpose)
    try await send(.activity(effect), about: token, among: \.activityUnregistrations)
  }

  package func isUploadingActivityToken(_ token: String) -> Bool {
    activityUploads.contains { $0.isAbout(token) }
  }

  package func answerActivityUpload(of token: String, with answer: UploadAnswer) {
    Self.takeOldest(of: token, among: &activityUploads)?.answer(answer)
  }

  package func isUnregisteringActivityToken(_ token: String) -> Bool {
    activityUnregistrations.contains { $0.isAbout(token) }
  }

  package func answerActivityUnregistration(of token: String, with answer: UploadAnswer) {
    Self.takeOldest(of: token, among: &activityUnregistrations)?.answer(answer)
  }
}
