import Foundation
import PushConformance

@testable import FaultyCenters

/// Correct centers that upload tokens in unusual ways.
enum LegalToken {
  static let rows = SubjectRow.rows([
    UploadsAtEveryLaunch.self, RemembersTokens.self, RetriesUploads.self, GivesUpAfterAMinute.self,
    WritesCapitals.self, WritesBase64.self, SaysNoPath.self, SendsRefusedTokensAgain.self,
    AsksForTheTokenOnceADay.self, UploadsWhatItHasStored.self,
  ])

  final class UploadsAtEveryLaunch: PlainCenter {
    override class var policies: Policies { super.policies.with(\.uploads, .everyLaunch) }
  }

  final class RemembersTokens: PlainCenter {
    override func isNew(_ token: DeviceToken) -> Bool {
      super.isNew(token) && application.storage["token"]?.string != token.hexadecimal
    }
    override func upload(_ token: DeviceToken) {
      application.storage["token"] = .string(token.hexadecimal)
      super.upload(token)
    }
  }

  final class RetriesUploads: PlainCenter {
    override func uploadEnded(_ result: Result<Void, any Error>, of token: DeviceToken) {
      guard case .failure = result else { return }
      application.later(.seconds(30)) { [weak self] in
        if self?.lastToken == token { self?.upload(token) }
      }
    }
  }

  /// Has a timer of a minute for each upload, which an answer cancels.
  final class GivesUpAfterAMinute: PlainCenter {
    private var timers: [DeviceToken: VirtualClock.Timer] = [:]
    override func upload(_ token: DeviceToken) {
      timers[token] = application.later(.seconds(60)) { [weak self] in self?.timers[token] = nil }
      super.upload(token)
    }
    override func uploadEnded(_ result: Result<Void, any Error>, of token: DeviceToken) {
      timers.removeValue(forKey: token)?.cancel()
    }
  }

  final class WritesCapitals: PlainCenter {
    override class var vocabulary: Vocabulary {
      PushApp().uploads(to: "/devices").tokens(.uppercaseHexadecimal).vocabulary
    }
    override func text(of token: DeviceToken) -> String { token.hexadecimal.uppercased() }
  }

  final class WritesBase64: PlainCenter {
    override class var vocabulary: Vocabulary {
      PushApp().uploads(to: "/devices").tokens(.base64).vocabulary
    }
    override func text(of token: DeviceToken) -> String { Data(token.bytes).base64EncodedString() }
  }

  final class SaysNoPath: PlainCenter {
    override class var vocabulary: Vocabulary { PushApp().vocabulary }
    override func upload(_ token: DeviceToken) {
      application.uploadDeviceToken(text(of: token), completion: nil)
    }
  }

  /// Uploads a token again after a failure when the system delivers it again.
  final class SendsRefusedTokensAgain: PlainCenter {
    override func uploadEnded(_ result: Result<Void, any Error>, of token: DeviceToken) {
      if case .failure = result, lastToken == token { lastToken = nil }
    }
  }

  final class AsksForTheTokenOnceADay: PlainCenter {
    private var refresh: VirtualClock.Timer?
    override func uploadEnded(_ result: Result<Void, any Error>, of token: DeviceToken) {
      guard case .success = result else { return }
      refresh?.cancel()
      refresh = application.later(.seconds(86_400)) { [weak self] in
        self?.registerForRemoteNotifications()
      }
    }
  }

  /// Uploads its stored token at each launch, before the system delivers it.
  final class UploadsWhatItHasStored: PlainCenter {
    override class var policies: Policies { super.policies.with(\.uploads, .everyLaunch) }
    private var sent: String?
    required init(application: SimulatedApplication) {
      super.init(application: application)
      guard let stored = application.storage["token"]?.string else { return }
      sent = stored
      application.uploadDeviceToken(stored, to: "/devices", completion: nil)
    }
    override func upload(_ token: DeviceToken) {
      guard sent != text(of: token) else { return }
      sent = text(of: token)
      application.storage["token"] = .string(text(of: token))
      super.upload(token)
    }
  }
}
