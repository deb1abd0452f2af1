import PushConformance

/// Faults in sending, or not sending, a token to the server a second time.
enum FaultyTokenRepetitions: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(RemembersThoughEveryLaunch.self), fault(RemembersThoughEveryCallback.self),
    fault(SendsWhateverComes.self),
    fault("RegistersWhenAccepted") {
      $0.uploadEnded.after { center, upload in
        if case .success = upload.result { center.registerForRemoteNotifications() }
      }
    },
    fault(ConfirmsWhatIsAccepted.self),
  ]

  final class SendsWhateverComes: PlainCenter {
    override class var app: PushApp { super.app.uploads(.onChange) }

    override func isNew(_ token: DeviceToken) -> Bool { !token.bytes.isEmpty }
  }

  /// Sends an unchanged token only at the first launch, although its app declares that each launch sends the token.
  class RemembersThoughEveryLaunch: PlainCenter {
    override class var policies: Policies { super.policies.with(\.uploads, .everyLaunch) }
    override func isNew(_ token: DeviceToken) -> Bool {
      super.isNew(token) && application.storage["token"]?.string != token.hexadecimal
    }
    override func upload(_ token: DeviceToken) {
      application.storage["token"] = .string(token.hexadecimal)
      super.upload(token)
    }
  }

  /// Sends an unchanged token only at the first launch, although its app declares that each callback sends the token.
  final class RemembersThoughEveryCallback: RemembersThoughEveryLaunch {
    override class var policies: Policies { super.policies.with(\.uploads, .everyCallback) }
  }

  final class ConfirmsWhatIsAccepted: PlainCenter {
    private var confirmed: Set<DeviceToken> = []
    override func uploadEnded(_ result: Result<Void, any Error>, of token: DeviceToken) {
      guard case .success = result, token == lastToken, confirmed.insert(token).inserted else {
        return
      }
      upload(token)
    }
  }
}
