import PushPayloads
import PushSimulation

/// The device tokens that a process has been handed at each moment of a run.
struct DeviceTokenFacts: Facts {
  static let roles: Set<Role> = [.registering]
  static let kinds: EventKinds = [.hears(.application, .token), .does(.token)]

  private(set) var received: Set<DeviceToken> = []
  /// The tokens of earlier processes: whether they are sent again is a requirement of its own.
  private(set) var receivedEarlier: Set<DeviceToken> = []
  /// The newest token.
  private(set) var latest: DeviceToken?
  /// The text that the process has uploaded last.
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
    // A token can be sent later than it comes, such as when somebody logs in.
    lastUpload = turn.uploads.last ?? lastUpload
  }
}
