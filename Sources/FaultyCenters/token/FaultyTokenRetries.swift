import PushConformance

enum FaultyTokenRetries: FaultGroup {
  static let roles: Set<Role>? = [.registering, .lifecycleObserving, .retrying]

  static let rows = faults([
    NeverTriesAgain.self, ForgetsToTryWhenFrozen.self, ForgetsOldUploads.self, TriesAtOnce.self,
    TriesWhatIsRejected.self, NeverStopsTheTimer.self,
  ])

  final class NeverTriesAgain: PlainRegistrar {
    override func tryAgain(_ registration: Registration) {}
  }

  /// Retries a failed upload only when the app becomes active.
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

  final class ForgetsOldUploads: PlainRegistrar {
    private var began = Duration.zero
    override func upload(_ registration: Registration) {
      began = application.clock.now.offset
      super.upload(registration)
    }
    override func uploadEnded(_ result: Result<Void, any Error>, of registration: Registration) {
      guard application.clock.now.offset - began <= .seconds(3_600) else { return }
      super.uploadEnded(result, of: registration)
    }
  }

  final class TriesAtOnce: PlainRegistrar {
    override func uploadEnded(_ result: Result<Void, any Error>, of registration: Registration) {
      guard case .failure(let error) = result, registration == sent,
        (error as? UploadRefused)?.isPermanent == false
      else { return }
      upload(registration)
    }
  }

  /// Retries a token that the server has refused permanently.
  final class TriesWhatIsRejected: PlainRegistrar {
    override func uploadEnded(_ result: Result<Void, any Error>, of registration: Registration) {
      guard case .failure = result else { return super.uploadEnded(result, of: registration) }
      super.uploadEnded(.failure(UploadRefused()), of: registration)
    }
  }

  /// Uploads a token up to five times, every two minutes, even if an upload has succeeded.
  final class NeverStopsTheTimer: PlainRegistrar {
    private var tries = 0
    private func lookAfter(_ registration: Registration) {
      if sent == registration, tries < 5 { upload(registration) }
    }
    override func uploadEnded(_ result: Result<Void, any Error>, of registration: Registration) {
      if result.isRejected { tries = 5 }
    }
    override func upload(_ registration: Registration) {
      super.upload(registration)
      tries += 1
      guard tries < 5 else { return }
      application.later(.seconds(120)) { [weak self] in self?.lookAfter(registration) }
    }
  }
}
