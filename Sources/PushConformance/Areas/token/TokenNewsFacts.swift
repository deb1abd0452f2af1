import PushPayloads
import PushSimulation

/// The device token that observers have to know at each moment of a run, and the tokens that they heard of.
///
/// Some centers tell of a token when the system delivers it. Others tell of it when the server has accepted it, as push
/// providers with tokens of their own do. So it is due at the acceptance (Specs/decisions/0067).
struct TokenNewsFacts: Facts {
  static let roles: Set<Role> = [.tokenBroadcasting]
  static let kinds: EventKinds = [
    .hears(.application, .account, .participant, .registration, .token), .does(.token),
  ]

  /// The newest token of the process, in lower-case digits.
  private(set) var current: String?
  /// Whether the server has accepted the token.
  private(set) var isAccepted = false
  /// Whether the steps leave the current token open.
  ///
  /// An old token came back, the registration failed, or the device should receive no notifications.
  private(set) var isOpen = false
  /// All tokens that any process has received.
  private(set) var handedOver: Set<String> = []
  /// The number of times each observer heard of the token, since the token came and since the observer was attached.
  private(set) var told: [ParticipantID: Int] = [:]
  /// The observers that heard of the token before that.
  private(set) var informed: Set<ParticipantID> = []
  /// The observers that were attached after the token came.
  private(set) var late: Set<ParticipantID> = []
  /// The observers that were ever attached in this process.
  private(set) var everAttached: Set<ParticipantID> = []
  private var ofProcess: Set<String> = []

  /// Whether every observer has to know the token.
  var isDue: Bool { current != nil && isAccepted && !isOpen }

  /// Returns whether an observer has heard of the token.
  func knows(_ observer: ParticipantID) -> Bool {
    told[observer, default: 0] > 0 || informed.contains(observer)
  }

  /// Returns whether the center may tell an observer of a token now.
  ///
  /// Until the server has accepted the newest one, a center may use an older one, even one that it has stored.
  func allows(_ token: String) -> Bool {
    isDue ? token == current : handedOver.contains(token)
  }

  mutating func follow(_ turn: TurnView) {
    if turn.stimulus.startsProcess { self = TokenNewsFacts(handedOver: handedOver) }
    if let token = turn.stimulus.receivedToken, !token.bytes.isEmpty { receive(token.hexadecimal) }
    if let token = turn.stimulus.acceptedToken, turn.digits(of: token) == current {
      isAccepted = true
    }
    if case .participant(.attached(let participant)) = turn.stimulus {
      welcome(participant, in: turn)
    }
    if case .registration(.failed) = turn.stimulus { isOpen = true }
    if turn.stimulus.changesRecipient { isOpen = true }
    if !turn.accounts.isOn { isOpen = true }
    for hearing in turn.tokensHeard where hearing.token == current {
      told[hearing.observer, default: 0] += 1
    }
  }

  /// Updates the facts with an observer that is attached in a turn.
  private mutating func welcome(_ participant: ParticipantID, in turn: TurnView) {
    guard turn.run.participants[participant.index].kind == .observer,
      !turn.observers.certain.contains(where: { $0.participant == participant })
    else { return }
    if knows(participant) { informed.insert(participant) }
    told[participant] = 0
    late.insert(participant)
    everAttached.insert(participant)
  }

  private mutating func receive(_ token: String) {
    if token == current {
      informed.formUnion(told.filter { $0.value > 0 }.keys)
    } else {
      informed = []
      isAccepted = false
      // The center chooses whether to upload the token again, so the moment when it is due is open.
      isOpen = ofProcess.contains(token)
      late = []
    }
    (current, told) = (token, [:])
    ofProcess.insert(token)
    handedOver.insert(token)
  }
}

extension TokenNewsFacts {
  /// Creates the facts at the beginning of a later process.
  private init(handedOver: Set<String>) {
    self.init()
    self.handedOver = handedOver
  }
}
