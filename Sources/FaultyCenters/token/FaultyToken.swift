import Foundation
import PushConformance

enum FaultyToken: FaultGroup {
  static let rows: [SubjectRow] = [
    fault("UploadsNothing") { $0.upload.drop() },
    fault("UploadsTwice") { $0.upload.double() },
    fault("UploadsTheFirstAlone") {
      $0.isNew.replace { center, token, _ in !token.bytes.isEmpty && center.lastToken == nil }
    },
    fault("UploadsThePrevious") { $0.upload.lagBehind() },
    fault(WaitsForTheServer.self), fault(DropsZeroPadding.self),
    fault("StopsAtAZeroByte") {
      $0.text.rewrite { $0 = DeviceToken(bytes: Array($0.bytes.prefix { $0 != 0 })) }
    },
    fault("TakesTokensForShort") {
      $0.text.rewrite { $0 = DeviceToken(bytes: Array($0.bytes.prefix(32))) }
    },
    // Uploads a description of the token, as apps with `Data.description` did on iOS 13.
    fault("SendsADescription") { $0.text.replace { _, token, _ in "\(token.bytes.count) bytes" } },
    fault("WritesCapitalsUndeclared") { $0.text.distort { $1 = $1.uppercased() } },
    fault(DropsThePadding.self),
    fault("SendsElsewhere") {
      $0.upload.replace { center, token, _ in
        center.application.uploadDeviceToken(center.text(of: token), to: "/users", completion: nil)
      }
    },
    fault(GivesUpWithTheServer.self), fault(WorksOnlyWithTheServer.self),
    fault("ComplainsLater") {
      $0.uploadEnded.after { center, upload in
        guard case .failure = upload.result else { return }
        center.application.later(.seconds(60)) { [weak center] in
          center?.application.presentToast(for: Sighting(title: "Push is not available"))
        }
      }
    },
    fault(IgnoresTokensMeanwhile.self), fault(ComparesTheBeginning.self),
    fault("TriesWhatIsOutOfDate") {
      $0.uploadEnded.after { center, upload in
        guard case .failure = upload.result else { return }
        center.application.later(.seconds(30)) { [weak center] in center?.upload(upload.token) }
      }
    },
  ]

  final class ComparesTheBeginning: PlainCenter {
    override func isNew(_ token: DeviceToken) -> Bool {
      super.isNew(token) && token.bytes.prefix(8) != lastToken?.bytes.prefix(8)
    }
  }

  /// Uploads a second token only after the server has answered the first upload.
  final class WaitsForTheServer: PlainCenter {
    private var isBusy = false
    override func upload(_ token: DeviceToken) {
      guard !isBusy else { return }
      isBusy = true
      super.upload(token)
    }
    override func uploadEnded(_ result: Result<Void, any Error>, of token: DeviceToken) {
      isBusy = false
      if let lastToken, lastToken != token { upload(lastToken) }
    }
  }

  /// Writes each byte without its leading zero, such as `a` for `0a`.
  final class DropsZeroPadding: PlainCenter {
    override func text(of token: DeviceToken) -> String {
      token.bytes.map { String($0, radix: 16) }.joined()
    }
  }

  final class DropsThePadding: PlainCenter {
    override class var vocabulary: Vocabulary {
      PushApp().uploads(to: "/devices").tokens(.base64).vocabulary
    }
    override func text(of token: DeviceToken) -> String {
      Data(token.bytes).base64EncodedString().replacing("=", with: "")
    }
  }

  /// Forgets a token that arrives during the upload of an earlier token.
  final class IgnoresTokensMeanwhile: PlainCenter {
    override class var policies: Policies { super.policies.with(\.requests, .queued) }
    private var isBusy = false
    override func upload(_ token: DeviceToken) {
      guard !isBusy else { return }
      isBusy = true
      super.upload(token)
    }
    override func uploadEnded(_ result: Result<Void, any Error>, of token: DeviceToken) {
      super.uploadEnded(result, of: token)
      isBusy = false
    }
  }

  final class GivesUpWithTheServer: PlainCenter {
    private var hasGivenUp = false
    override func uploadEnded(_ result: Result<Void, any Error>, of token: DeviceToken) {
      if case .failure = result { hasGivenUp = true }
    }
    override func present(_ receipt: Receipt) { if !hasGivenUp { super.present(receipt) } }
  }

  final class WorksOnlyWithTheServer: PlainCenter {
    private var pending = 0
    override func upload(_ token: DeviceToken) {
      pending += 1
      super.upload(token)
    }
    override func uploadEnded(_ result: Result<Void, any Error>, of token: DeviceToken) {
      pending -= 1
    }
    override func decide(_ receipt: Receipt) { if pending == 0 { super.decide(receipt) } }
  }
}

enum FaultyTokenText: FaultGroup {
  static let rows = faults([WritesSmallLetters.self])

  /// Writes lower-case digits, although its app declares upper-case digits.
  final class WritesSmallLetters: PlainCenter {
    override class var vocabulary: Vocabulary {
      PushApp().uploads(to: "/devices").tokens(.uppercaseHexadecimal).vocabulary
    }
  }
}
