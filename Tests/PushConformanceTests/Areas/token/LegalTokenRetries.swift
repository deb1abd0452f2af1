import PushConformance

@testable import FaultyCenters

/// Correct centers that retry an upload in unusual ways.
enum LegalTokenRetries {
  static let rows = SubjectRow.rows(
    [
      PlainRegistrar.self, NeverGivesUp.self, LooksEveryTenMinutes.self, SleepsBetweenTries.self,
      TriesOnceMore.self,
    ],
    on: [.registering, .lifecycleObserving, .retrying]
  )

  /// Doubles the pause before each retry up to about a minute, and never stops retrying.
  final class NeverGivesUp: PlainRegistrar {
    override func uploadEnded(_ result: Result<Void, any Error>, of registration: Registration) {
      failures = min(failures, 4)
      super.uploadEnded(result, of: registration)
      if failures == 5 { tryAgain(registration) }
    }
    override func tryAgain(_ registration: Registration) {
      let delay = min(Duration.seconds(2 << failures), .seconds(300))
      retry = application.later(delay) { [weak self] in
        if self?.sent == registration { self?.upload(registration) }
      }
    }
  }

  /// Has a timer of ten minutes, at which it retries a failed upload.
  final class LooksEveryTenMinutes: PlainRegistrar {
    private var owed: Registration?
    override func didFinishLaunching() {
      super.didFinishLaunching()
      look()
    }
    private func look() {
      // If `owed` and `sent` differ, a newer registration has replaced the failed registration.
      if let owed, owed == sent { upload(owed) }
      owed = nil
      application.later(.seconds(600)) { [weak self] in self?.look() }
    }
    override func upload(_ registration: Registration) {
      owed = nil
      super.upload(registration)
    }
    override func tryAgain(_ registration: Registration) { owed = registration }
    override func callOff() {
      super.callOff()
      owed = nil
    }
  }

  final class SleepsBetweenTries: PlainRegistrar {
    override class var policies: Policies { Policies(work: .mainActor) }
    private var task: Task<Void, Never>?

    override func upload(_ registration: Registration) {
      sent = registration
      task?.cancel()
      task = Task { [application] in
        for pause in [5, 25, 125, 625] {
          do {
            return try await application.uploadDeviceToken(registration.token, to: "/devices")
          } catch let error as UploadRefused where !error.isPermanent {
            guard (try? await application.clock.sleep(for: .seconds(pause))) != nil else { return }
          } catch {
            return
          }
        }
      }
    }
  }

  final class TriesOnceMore: PlainRegistrar {
    override func uploadEnded(_ result: Result<Void, any Error>, of registration: Registration) {
      if case .failure = result, failures > 0 { return }
      super.uploadEnded(result, of: registration)
    }
  }
}
