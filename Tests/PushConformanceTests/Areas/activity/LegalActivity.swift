import PushConformance

@testable import FaultyCenters

/// Correct centers that keep the tokens of Live Activities in unusual ways.
enum LegalActivity {
  private static let roles: Set<Role> = [
    .registering, .lifecycleObserving, .unregistering, .optingOut, .receiving, .broadcasting,
    .retrying, .activityTokens,
  ]

  static let rows =
    SubjectRow.rows(
      [
        PlainActivity.self, SaysNothingOfEnds.self, InvalidatesOlderTokens.self,
        WaitsForWhatIsForgotten.self, RemembersWhatWasAccepted.self, AwaitsTheServer.self,
      ],
      on: roles
    ) + [SubjectRow(TriesWithTheNextOccasion.self, roles: roles.subtracting([.retrying]))]

  /// Does not report the end of an activity to the server, which learns of the end from APNs.
  final class SaysNothingOfEnds: PlainActivity {
    override func drop(_ token: String, for purpose: ActivityTokenPurpose) {}
  }

  /// Unregisters a token when a newer token arrives, as Apple advises.
  final class InvalidatesOlderTokens: PlainActivity {
    override func receive(_ token: String, for purpose: ActivityTokenPurpose) {
      let former = entries[purpose]?.token
      super.receive(token, for: purpose)
      if let former, former != token { drop(former, for: purpose) }
    }
  }

  /// Uploads a token only when the server has answered all unregistrations.
  final class WaitsForWhatIsForgotten: PlainActivity {
    private var unanswered = 0
    private var waiting: [ActivityTokenPurpose] = []

    override func uploadToken(for purpose: ActivityTokenPurpose) {
      guard unanswered > 0 else { return super.uploadToken(for: purpose) }
      if !waiting.contains(purpose) { waiting.append(purpose) }
    }

    override func drop(_ token: String, for purpose: ActivityTokenPurpose) {
      unanswered += 1
      application.unregisterActivityToken(token, for: purpose) { [weak self] _ in self?.goOn() }
    }

    private func goOn() {
      unanswered -= 1
      guard unanswered == 0 else { return }
      let purposes = waiting
      waiting = []
      for purpose in purposes { super.uploadToken(for: purpose) }
    }
  }

  /// Never sends a token again that the server has accepted, not even in later processes.
  final class RemembersWhatWasAccepted: PlainActivity {
    override func uploadToken(for purpose: ActivityTokenPurpose) {
      let token = entries[purpose]?.token
      guard token == nil || application.storage[key(of: purpose)]?.string != token else { return }
      // From this upload on, the server can have another token.
      application.storage[key(of: purpose)] = nil
      super.uploadToken(for: purpose)
    }

    override func uploadEnded(
      _ result: Result<Void, any Error>,
      of token: String,
      for purpose: ActivityTokenPurpose
    ) {
      // The answer to an older upload can arrive after a newer token was sent.
      if case .success = result, entries[purpose]?.token == token {
        application.storage[key(of: purpose)] = .string(token)
      }
      super.uploadEnded(result, of: token, for: purpose)
    }

    private func key(of purpose: ActivityTokenPurpose) -> String {
      switch purpose {
      case .activity(let id): "activity \(id)"
      case .pushToStart(let type): "type \(type)"
      }
    }
  }

  /// Sends requests in tasks that wait for the answers, and cancels an outdated upload.
  final class AwaitsTheServer: PlainActivity {
    override class var policies: Policies { Policies(work: .mainActor) }
    private var tasks: [ActivityTokenPurpose: Task<Void, Never>] = [:]

    override func send(_ token: String, for purpose: Purpose, _ completion: @escaping Completion) {
      tasks[purpose]?.cancel()
      tasks[purpose] = Task { [application] in
        do {
          try await application.uploadActivityToken(token, for: purpose)
          completion(.success(()))
        } catch {
          if !(error is CancellationError) { completion(.failure(error)) }
        }
      }
    }

    override func drop(_ token: String, for purpose: ActivityTokenPurpose) {
      tasks[purpose]?.cancel()
      tasks[purpose] = Task { [application] in
        try? await application.unregisterActivityToken(token, for: purpose)
      }
    }
  }

  /// Has no timer, and retries a failed upload together with the next upload.
  final class TriesWithTheNextOccasion: PlainActivity {
    private var failed: Set<ActivityTokenPurpose> = []

    override func tryAgain(_ purpose: ActivityTokenPurpose) { failed.insert(purpose) }

    override func receive(_ token: String, for purpose: ActivityTokenPurpose) {
      let due = failed.subtracting([purpose])
      if failed.remove(purpose) != nil { entries[purpose] = nil }
      super.receive(token, for: purpose)
      for purpose in due where entries[purpose] != nil {
        failed.remove(purpose)
        uploadToken(for: purpose)
      }
    }
  }
}
