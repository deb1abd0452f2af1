/// The app's own server, as far as it keeps the tokens of Live Activities.
///
/// It keeps them apart from device tokens: a center that sends a token by the wrong one of these
/// calls has told the server the wrong thing.
extension SimulatedApplication {
  /// Starts to send a token of ActivityKit to the app's server.
  ///
  /// The answer is held until a step of the scenario gives it, which may be never.
  ///
  /// - Parameters:
  ///   - token: The token as the request carries it.
  ///   - purpose: What the request says that the token is for.
  ///   - completion: Receives the answer; a failure is ``UploadRefused``.
  public func uploadActivityToken(
    _ token: String,
    for purpose: ActivityTokenPurpose,
    completion: (@MainActor (Result<Void, any Error>) -> Void)?
  ) {
    guard isRunning else { return }
    record(.activity(.uploaded(token, for: purpose)))
    activityUploads.append(PendingRequest(token: token) { completion?($0.result) })
  }

  /// Sends a token of ActivityKit to the app's server and waits for the answer.
  ///
  /// The answer is held until a step of the scenario gives it, which may be never.
  ///
  /// - Parameters:
  ///   - token: The token as the request carries it.
  ///   - purpose: What the request says that the token is for.
  /// - Throws: ``UploadRefused`` when the scenario answers so, `CancellationError` when the task is
  ///   cancelled first, and at the end of the process.
  public func uploadActivityToken(
    _ token: String,
    for purpose: ActivityTokenPurpose
  ) async throws {
    try Task.checkCancellation()
    record(.activity(.uploaded(token, for: purpose)))
    try await answer(to: token, among: \.activityUploads)
  }

  /// Starts to ask the app's server to forget a token of ActivityKit.
  ///
  /// The answer is held until a step of the scenario gives it, which may be never.
  ///
  /// - Parameters:
  ///   - token: The token as the request carries it.
  ///   - purpose: What the request says that the token was for.
  ///   - completion: Receives the answer; a failure is ``UploadRefused``.
  public func unregisterActivityToken(
    _ token: String,
    for purpose: ActivityTokenPurpose,
    completion: (@MainActor (Result<Void, any Error>) -> Void)?
  ) {
    guard isRunning else { return }
    record(.activity(.unregistered(token, for: purpose)))
    activityUnregistrations.append(PendingRequest(token: token) { completion?($0.result) })
  }

  /// Asks the app's server to forget a token of ActivityKit and waits for the answer.
  ///
  /// The answer is held until a step of the scenario gives it, which may be never.
  ///
  /// - Parameters:
  ///   - token: The token as the request carries it.
  ///   - purpose: What the request says that the token was for.
  /// - Throws: ``UploadRefused`` when the scenario answers so, `CancellationError` when the task is
  ///   cancelled first, and at the end of the process.
  public func unregisterActivityToken(
    _ token: String,
    for purpose: ActivityTokenPurpose
  ) async throws {
    try Task.checkCancellation()
    record(.activity(.unregistered(token, for: purpose)))
    try await answer(to: token, among: \.activityUnregistrations)
  }

  /// Whether an upload of a token of ActivityKit waits for its answer.
  package func isUploadingActivityToken(_ token: String) -> Bool {
    activityUploads.contains { $0.isAbout(token) }
  }

  /// Answers the oldest waiting upload of a token of ActivityKit.
  package func answerActivityUpload(of token: String, with answer: UploadAnswer) {
    Self.takeOldest(of: token, among: &activityUploads)?.answer(answer)
  }

  /// Whether an unregistration of a token of ActivityKit waits for its answer.
  package func isUnregisteringActivityToken(_ token: String) -> Bool {
    activityUnregistrations.contains { $0.isAbout(token) }
  }

  /// Answers the oldest waiting unregistration of a token of ActivityKit.
  package func answerActivityUnregistration(of token: String, with answer: UploadAnswer) {
    Self.takeOldest(of: token, among: &activityUnregistrations)?.answer(answer)
  }
}
