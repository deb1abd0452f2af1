/// The text of a notification that a service extension has fetched from the app's server.
public struct FetchedText: Sendable, Hashable {
  /// The title on the server, such as the name of the sender.
  public var title: String
  /// The message text on the server.
  public var body: String

  /// Creates the text that the server has for a notification.
  public init(title: String, body: String) {
    self.title = title
    self.body = body
  }

  package init(of id: String) {
    self.init(title: "Title of \(id) on the server", body: "Text of \(id) on the server")
  }
}

extension SimulatedApplication {
  /// Starts to fetch the text of a notification by its message id; a failure is ``LoadFailed``.
  ///
  /// A step of the scenario ends the request. Without such a step, or with an id that no payload has, the request never
  /// ends. If the id in the payload is a number, pass the digits of the number.
  public func fetchText(
    for id: String,
    completion: @escaping @MainActor (Result<FetchedText, any Error>) -> Void
  ) {
    guard isRunning else { return }
    let notification = device.notification { $0.messageID == id }
    record(.extension(.startedTextFetch(id, notification)))
    requests.textFetches.append(
      HeldRequest(for: notification) { completion($0.result(FetchedText(of: id))) }
    )
  }

  /// Fetches the text of a notification like ``fetchText(for:completion:)``, and waits for the text.
  ///
  /// Throws ``LoadFailed`` if the request fails, and `CancellationError` if the task is canceled or the process ends.
  public func fetchText(for id: String) async throws -> FetchedText {
    try await result(in: \.textFetches) { fetchText(for: id, completion: $0) }
  }
}
