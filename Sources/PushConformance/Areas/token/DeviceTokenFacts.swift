import PushPayloads
import PushSimulation

/// The device tokens that a process has received at each moment of a run.
struct DeviceTokenFacts: Facts {
  static let roles: Set<Role> = [.registering]
  static let kinds: EventKinds = [.hears(.application, .token), .does(.token)]

  private(set) var received: Set<DeviceToken> = []
  /// The tokens of earlier processes; another requirement judges whether they are sent again.
  private(set) var receivedEarlier: Set<DeviceToken> = []
  /// The newest token.
  private(set) var latest: DeviceToken?
  /// The last text that the process has uploaded.
  private(set) var lastUpload: String?

  mutating func follow(_ turn: TurnView) {
    if turn.stimulus.startsProcess {
      receivedEarlier.formUnion(received)
      (received, latest, lastUpload) = ([], nil, nil)
    }
    if let token = turn.stimulus.receivedToken, !token.bytes.isEmpty {
      received.insert(token)
      latest = token
    }
    // A token may be uploaded later than it comes, such as at a login.
    lastUpload = turn.uploads.last ?? lastUpload
  }
}
