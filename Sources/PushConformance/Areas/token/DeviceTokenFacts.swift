import PushPayloads
import PushSimulation

struct DeviceTokenFacts: Facts {
  static let roles: Set<Role> = [.registering]
  static let kinds: EventKinds = [.hears(.application, .token), .does(.token)]

  private(set) var received: Set<DeviceToken> = []
  /// The tokens that earlier processes received.
  ///
  /// The requirement token.sent-again-at-every-launch judges whether the center uploads them again.
  private(set) var receivedEarlier: Set<DeviceToken> = []
  private(set) var latest: DeviceToken?
  private(set) var lastUpload: String?
  /// The token that the process uploaded last without an account, in lower-case digits; nil if it has uploaded none.
  private(set) var lastUploadWithoutAccount: String?

  mutating func follow(_ turn: TurnView) {
    if turn.stimulus.startsProcess {
      receivedEarlier.formUnion(received)
      (received, latest, lastUpload, lastUploadWithoutAccount) = ([], nil, nil, nil)
    }
    if let token = turn.stimulus.receivedToken, !token.bytes.isEmpty {
      received.insert(token)
      latest = token
    }
    // A center may upload a token some time after the token comes, such as at a login.
    lastUpload = turn.uploads.last ?? lastUpload
    lastUploadWithoutAccount =
      turn.registrations.last { $0.account == nil }?.token ?? lastUploadWithoutAccount
  }
}
