import PushPayloads
import PushSimulation

/// Which device token observers have to know at each moment of a run, and what they have been told.
///
/// Some centers tell of a token when the system hands it over, others when the server has taken it, as
/// providers with tokens of their own do. So it is due when the server has taken it
/// (Specs/decisions/0067).
struct TokenNewsFacts: Facts {
  static let roles: Set<Role> = [.tokenBroadcasting]
  static let kinds: EventKinds = [
    .hears(.application, .account, .participant, .registration, .token), .does(.token),
  ]

  /// The newest token of the process, in lower-case digits.
  private(set) var current: String?
  /// Whether the server has taken it.
  private(set) var isAccepted = false
  /// Whether the steps leave open which token there is: one that comes back after another, one that the
  /// system has taken back, or a device that is not to be notified.
  private(set) var isOpen = false
  /// All tokens that any process was handed.
  private(set) var handedOver: Set<String> = []
  /// How often each observer was told of the token, since it came and since the observer did.
  private(set) var told: [ParticipantID: Int] = [:]
  /// Those who were told of it before that.
  private(set) var informed: Set<ParticipantID> = []
  /// Those who have come after the token.
  private(set) var late: Set<ParticipantID> = []
  /// Those who have ever been attached in this process.
  private(set) var everAttached: Set<ParticipantID> = []
  private var ofProcess: Set<String> = []

  /// Whether there is a token of which everybody who listens has to know.
  var isDue: Bool { current != nil && isAccepted && !isOpen }

  /// Whether an observer has been told of the token.
  func knows(_ observer: ParticipantID) -> Bool {
    told[observer, default: 0] > 0 || informed.contains(observer)
  }

  /// Whether somebody may be told of a token now.
  ///
  /// Until the server has taken the newest one, a center may go by an older one, also by one that it has
  /// kept for the next process.
  func allows(_ token: String) -> Bool {
    isDue ? token == current : handedOver.contains(token)
  }

  mutating func follow(_ turn: TurnView) {
    if turn.stimulus.startsProcess { self = TokenNewsFacts(handedOver: handedOver) }
    if let token = turn.stimulus.receivedToken, !token.bytes.isEmpty { receive(token.hexadecimal) }
    if let token = turn.stimulus.acceptedToken, token.lowercased() == current { isAccepted = true }
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

  /// Takes an observer into account that is attached in a turn.
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
      // Whether the server is told of it again is the center's own choice, and with that when it is due.
      isOpen = ofProcess.contains(token)
      late = []
    }
    (current, told) = (token, [:])
    ofProcess.insert(token)
    handedOver.insert(token)
  }
}

extension TokenNewsFacts {
  /// Creates the facts at the beginning of another process.
  private init(handedOver: Set<String>) {
    self.init()
    self.handedOver = handedOver
  }
}
