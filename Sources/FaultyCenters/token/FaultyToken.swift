import Foundation
import PushConformance

/// Faults in sending the device token to the server.
enum FaultyToken: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(UploadsNothing.self), fault(UploadsTwice.self), fault(UploadsTheFirstAlone.self),
    fault(UploadsThePrevious.self), fault(WaitsForTheServer.self), fault(DropsZeroPadding.self),
    fault(StopsAtAZeroByte.self), fault(TakesTokensForShort.self), fault(SendsADescription.self),
    fault(WritesCapitalsUndeclared.self), fault(DropsThePadding.self), fault(SendsElsewhere.self),
    fault(GivesUpWithTheServer.self), fault(WorksOnlyWithTheServer.self),
    fault(ComplainsLater.self), fault(IgnoresTokensMeanwhile.self),
    fault(ComparesTheBeginning.self), fault(TriesWhatIsOutOfDate.self),
  ]

  /// Never sends a token to the server, so the server cannot reach the device.
  final class UploadsNothing: PlainCenter {
    override func upload(_ token: DeviceToken) {}
  }

  /// Takes a token for the last one if both begin with the same eight bytes.
  final class ComparesTheBeginning: PlainCenter {
    override func isNew(_ token: DeviceToken) -> Bool {
      super.isNew(token) && token.bytes.prefix(8) != lastToken?.bytes.prefix(8)
    }
  }

  /// Sends each token to the server twice.
  final class UploadsTwice: PlainCenter {
    override func upload(_ token: DeviceToken) {
      super.upload(token)
      super.upload(token)
    }
  }

  /// Uploads only the first token of a process.
  final class UploadsTheFirstAlone: PlainCenter {
    override func isNew(_ token: DeviceToken) -> Bool {
      !token.bytes.isEmpty && lastToken == nil
    }
  }

  /// Uploads the previous token instead of the current token.
  final class UploadsThePrevious: PlainCenter {
    private var previous: DeviceToken?
    override func upload(_ token: DeviceToken) {
      super.upload(previous ?? token)
      previous = token
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

  /// Cuts the token at its first zero byte.
  final class StopsAtAZeroByte: PlainCenter {
    override func text(of token: DeviceToken) -> String {
      DeviceToken(bytes: Array(token.bytes.prefix { $0 != 0 })).hexadecimal
    }
  }

  /// Cuts each token to 32 bytes.
  final class TakesTokensForShort: PlainCenter {
    override func text(of token: DeviceToken) -> String {
      DeviceToken(bytes: Array(token.bytes.prefix(32))).hexadecimal
    }
  }

  /// Uploads a description of the token, as apps with `Data.description` did on iOS 13.
  final class SendsADescription: PlainCenter {
    override func text(of token: DeviceToken) -> String { "\(token.bytes.count) bytes" }
  }

  /// Writes upper-case digits, although its app does not declare upper-case digits.
  final class WritesCapitalsUndeclared: PlainCenter {
    override func text(of token: DeviceToken) -> String { token.hexadecimal.uppercased() }
  }

  /// Drops the padding of Base64, although its app declares Base64 with padding.
  final class DropsThePadding: PlainCenter {
    override class var vocabulary: Vocabulary {
      PushApp().uploads(to: "/devices").tokens(.base64).vocabulary
    }
    override func text(of token: DeviceToken) -> String {
      Data(token.bytes).base64EncodedString().replacing("=", with: "")
    }
  }

  /// Uploads tokens to the path `/users`, although its app declares the path `/devices`.
  final class SendsElsewhere: PlainCenter {
    override func upload(_ token: DeviceToken) {
      application.uploadDeviceToken(text(of: token), to: "/users", completion: nil)
    }
  }

  /// Forgets a token that comes during the upload of an earlier token.
  final class IgnoresTokensMeanwhile: PlainCenter {
    override class var policies: Policies {
      Policies(routesOn: .stateOnly, os: .iOS8, requests: .queued)
    }
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

  /// Shows no toast after an upload has failed.
  final class GivesUpWithTheServer: PlainCenter {
    private var hasGivenUp = false
    override func uploadEnded(_ result: Result<Void, any Error>, of token: DeviceToken) {
      if case .failure = result { hasGivenUp = true }
    }
    override func present(_ receipt: Receipt) {
      if !hasGivenUp { super.present(receipt) }
    }
  }

  /// Shows no toast and opens no URL during an upload.
  final class WorksOnlyWithTheServer: PlainCenter {
    private var pending = 0
    override func upload(_ token: DeviceToken) {
      pending += 1
      super.upload(token)
    }
    override func uploadEnded(_ result: Result<Void, any Error>, of token: DeviceToken) {
      pending -= 1
    }
    override func decide(_ receipt: Receipt) {
      if pending == 0 { super.decide(receipt) }
    }
  }

  /// Shows a toast a minute after an upload has failed.
  final class ComplainsLater: PlainCenter {
    override func uploadEnded(_ result: Result<Void, any Error>, of token: DeviceToken) {
      guard case .failure = result else { return }
      application.later(.seconds(60)) { [weak self] in
        self?.application.presentToast(for: Sighting(title: "Push is not available"))
      }
    }
  }

  /// Repeats each failed upload, even after a newer token has come.
  final class TriesWhatIsOutOfDate: PlainCenter {
    override func uploadEnded(_ result: Result<Void, any Error>, of token: DeviceToken) {
      guard case .failure = result else { return }
      application.later(.seconds(30)) { [weak self] in self?.upload(token) }
    }
  }
}
