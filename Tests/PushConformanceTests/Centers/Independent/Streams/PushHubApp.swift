import Foundation

/// The app around a ``PushHub``: it sends tokens to the server, and opens destinations once it has screens.
@MainActor final class PushHubApp {
  private let hub: PushHub
  private var tasks: [Task<Void, Never>] = []

  init(
    _ hub: PushHub,
    uploadingTokensBy upload: @escaping @MainActor (String) async throws -> Void
  ) {
    self.hub = hub
    tasks.append(hub.sendTokens(by: upload))
  }

  deinit { for task in tasks { task.cancel() } }

  /// Notes that screens are ready.
  func show(_ open: @escaping @MainActor (URL) -> Void) {
    tasks.append(
      Task { [hub] in
        for await url in hub.destinations { open(url) }
      }
    )
  }
}

extension PushHub {
  /// Sends each token to the server, without waiting for the answer to the previous token.
  fileprivate nonisolated func sendTokens(
    by upload: @escaping @MainActor (String) async throws -> Void
  ) -> Task<Void, Never> {
    Task { @MainActor in
      for await text in tokens {
        Task {
          do { try await upload(text) } catch { await uploadFailed(of: text) }
        }
      }
    }
  }
}
