import Foundation

/// The device token of an app, as an actor that offers the token as streams.
///
/// Two SDKs of the app, for chats and for surveys, each listen to a stream. The user can turn each of them on and off.
actor TokenCenter {
  private let upload: @Sendable (String) async throws -> Void
  private var token: String?
  private var listeners: [UUID: AsyncStream<String>.Continuation] = [:]

  init(upload: @escaping @Sendable (String) async throws -> Void) { self.upload = upload }

  /// Called with each device token of the system.
  func didRegister(token bytes: [UInt8]) async {
    let text = bytes.map { String(format: "%02x", $0) }.joined()
    guard !text.isEmpty, text != token else { return }
    token = text
    for listener in listeners.values { listener.yield(text) }
    // If the upload fails, the next callback uploads the token again, unless a newer token has arrived.
    do { try await upload(text) } catch { if token == text { token = nil } }
  }

  /// Returns the tokens, until the caller stops listening.
  func tokens() -> AsyncStream<String> {
    let (stream, listener) = AsyncStream.makeStream(of: String.self)
    let id = UUID()
    listeners[id] = listener
    listener.onTermination = { _ in Task { await self.forget(id) } }
    return stream
  }

  private func forget(_ id: UUID) { listeners[id] = nil }
}
