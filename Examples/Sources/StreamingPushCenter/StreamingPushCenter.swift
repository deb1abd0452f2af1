public import Foundation

/// A push center as an actor, which offers its receipts as streams.
///
/// It shows toasts, and brings up a screen only when the user responds.
public actor StreamingPushCenter {
  /// A notification, as this app reads it.
  public struct Receipt: Sendable, Hashable {
    /// The text to show, if there is any.
    public var title: String?
    /// The link to open, if the payload has one.
    public var link: String?
    /// Whether it only wakes the app.
    public var isSilent: Bool
  }

  /// The services of the app that the center uses.
  public struct Services: Sendable {
    /// Asks the system for a device token.
    public var register: @Sendable () async -> Void
    /// Sends a device token to the server.
    public var upload: @Sendable (String) async throws -> Void
    /// Shows a toast.
    public var show: @Sendable (Receipt) async -> Void

    /// Creates services.
    public init(
      register: @escaping @Sendable () async -> Void,
      upload: @escaping @Sendable (String) async throws -> Void,
      show: @escaping @Sendable (Receipt) async -> Void
    ) {
      self.register = register
      self.upload = upload
      self.show = show
    }
  }

  private let services: Services
  private var streams: [UUID: AsyncStream<Receipt>.Continuation] = [:]
  private var token: String?

  /// Creates a center.
  public init(services: Services) {
    self.services = services
  }

  /// Registers for remote notifications.
  public func register() async {
    await services.register()
  }

  /// Takes a device token, and sends it to the server if it is new.
  public func didRegister(token bytes: [UInt8]) async {
    let text = bytes.map { String(format: "%02x", $0) }.joined()
    guard !text.isEmpty, text != token else { return }
    token = text
    do {
      try await services.upload(text)
    } catch {
      // Another token may have come meanwhile; then that one stays.
      if token == text { token = nil }
    }
  }

  /// Takes a payload as JSON, which can be sent to an actor.
  public func receive(_ payload: Data, whileActive isActive: Bool) async {
    guard let receipt = Receipt(payload) else { return }
    for stream in streams.values { stream.yield(receipt) }
    guard isActive, !receipt.isSilent, receipt.title != nil else { return }
    await services.show(receipt)
  }

  /// Returns the receipts from now on, until the caller stops listening.
  public func receipts() -> AsyncStream<Receipt> {
    let (stream, continuation) = AsyncStream.makeStream(of: Receipt.self)
    let id = UUID()
    streams[id] = continuation
    continuation.onTermination = { _ in
      Task { await self.forget(id) }
    }
    return stream
  }

  private func forget(_ id: UUID) {
    streams[id] = nil
  }
}

extension StreamingPushCenter.Receipt {
  init?(_ payload: Data) {
    guard let root = try? JSONSerialization.jsonObject(with: payload) as? [String: Any] else {
      return nil
    }
    let aps = root["aps"] as? [String: Any] ?? [:]
    let alert = aps["alert"]
    let lines = alert as? [String: Any]
    title = [alert, lines?["title"], lines?["subtitle"], lines?["body"]]
      .compactMap { $0 as? String }
      .first { !$0.isEmpty }
    let data = root["data"] as? [String: Any]
    link = (data?["link"] as? String).flatMap { URL(string: $0)?.scheme == nil ? nil : $0 }
    isSilent =
      aps["content-available"] as? Int == 1
      && ["alert", "badge", "sound"].allSatisfy { aps[$0] == nil || aps[$0] is NSNull }
  }
}
