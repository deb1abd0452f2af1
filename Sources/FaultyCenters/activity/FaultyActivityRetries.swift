import PushConformance

enum FaultyActivityRetries: FaultGroup {
  static let roles = FaultyActivity.roles

  static let rows = faults([
    TriesTheOlder.self, NeverTriesAgain.self, SharesOneRetryTimer.self, TriesBehindTheEnd.self,
  ])

  /// Retries the token that failed, even after a newer token has arrived.
  final class TriesTheOlder: PlainActivity {
    override func uploadEnded(_ result: Answer, of token: String, for purpose: Purpose) {
      guard case .failure = result else { return }
      _ = schedule(1) { center in
        guard center.entries[purpose] != nil else { return }
        center.send(token, for: purpose) { _ in }
      }
    }
  }

  final class NeverTriesAgain: PlainActivity {
    override func tryAgain(_ purpose: Purpose) {}
  }

  final class SharesOneRetryTimer: PlainActivity {
    private var only: VirtualClock.Timer?
    override func receive(_ token: String, for purpose: Purpose) {
      only?.cancel()
      super.receive(token, for: purpose)
    }
    override func tryAgain(_ purpose: Purpose) {
      super.tryAgain(purpose)
      only = entries[purpose]?.retry
    }
  }

  /// Retries a token even after its activity has ended.
  final class TriesBehindTheEnd: PlainActivity {
    override func uploadEnded(_ result: Answer, of token: String, for purpose: Purpose) {
      guard case .failure = result, !result.isRejected else { return }
      _ = schedule(1) { center in
        guard center.entries[purpose]?.token ?? token == token else { return }
        center.send(token, for: purpose) { _ in }
      }
    }
  }
}
