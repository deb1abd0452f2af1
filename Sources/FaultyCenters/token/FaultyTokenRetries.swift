import PushConformance
import PushSimulation

/// Faults in trying an upload again.
enum FaultyTokenRetries {
  static let rows = [
    row(NeverTriesAgain.self, "token.failed-upload-is-tried-again"),
    row(ForgetsToTryWhenFrozen.self, "token.failed-upload-is-tried-again"),
    row(TriesAtOnce.self, "token.tries-are-bounded"),
    row(TriesWhatIsRejected.self, "token.rejected-upload-is-not-tried-again"),
    row(NeverStopsTheTimer.self, "token.accepted-upload-is-not-tried-again"),
  ]

  private static func row<Center: PlainRegistrar>(
    _ type: Center.Type,
    _ requirements: String...
  ) -> SubjectRow {
    var row = SubjectRow(type, roles: [.registering, .lifecycleObserving, .retrying])
    row.requirements = Set(requirements)
    return row
  }

  final class NeverTriesAgain: PlainRegistrar {
    override func tryAgain(_ registration: Registration) {}
  }

  /// Waits for the user to come back.
  final class ForgetsToTryWhenFrozen: PlainRegistrar {
    private var isOwed = false
    override func tryAgain(_ registration: Registration) { isOwed = true }
    override func didBecomeActive() {
      super.didBecomeActive()
      guard isOwed, let sent else { return }
      isOwed = false
      upload(sent)
    }
  }

  /// Starts the next try from the failure itself, for ever.
  final class TriesAtOnce: PlainRegistrar {
    override func uploadEnded(_ result: Result<Void, any Error>, of registration: Registration) {
      guard case .failure(let error) = result, registration == sent,
        (error as? UploadRefused)?.isPermanent == false
      else { return }
      upload(registration)
    }
  }

  /// Does not tell one refusal from the other.
  final class TriesWhatIsRejected: PlainRegistrar {
    override func uploadEnded(_ result: Result<Void, any Error>, of registration: Registration) {
      guard case .failure = result else {
        return super.uploadEnded(result, of: registration)
      }
      super.uploadEnded(.failure(UploadRefused()), of: registration)
    }
  }

  /// Watches over each upload with a timer that nothing calls off.
  final class NeverStopsTheTimer: PlainRegistrar {
    private var tries = 0
    private func lookAfter(_ registration: Registration) {
      if sent == registration, tries < 5 { upload(registration) }
    }
    override func uploadEnded(_ result: Result<Void, any Error>, of registration: Registration) {
      if case .failure(let error) = result, (error as? UploadRefused)?.isPermanent == true {
        tries = 5
      }
    }
    override func upload(_ registration: Registration) {
      super.upload(registration)
      tries += 1
      guard tries < 5 else { return }
      application.clock.schedule(after: .seconds(120)) { [weak self] in
        MainActor.assumeIsolated { self?.lookAfter(registration) }
      }
    }
  }
}
