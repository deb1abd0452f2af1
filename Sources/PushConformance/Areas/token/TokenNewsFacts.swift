import PushPayloads
import PushSimulation

/// The device token that observers have to know, and the tokens that they were notified of.
///
/// Some centers notify observers of a token when the system delivers it, other centers when the server has accepted it.
/// So observers have to know a token only after the server has accepted the token (Specs/decisions/0067).
struct TokenNewsFacts: Facts {
  static let roles: Set<Role> = [.tokenBroadcasting]
  static let kinds: EventKinds = [
    .hears(.application, .account, .participant, .registration, .token), .does(.token),
  ]

  /// This process's newest token, in lower-case hexadecimal; nil if no token has arrived.
  private(set) var current: String?
  private(set) var isAccepted = false
  /// True if the newest token need not be reported: it came back, a registration failed, or the recipient changed.
  private(set) var isOpen = false
  /// All tokens that any process has received.
  private(set) var handedOver: Set<String> = []
  // For each observer, the number of reports of the newest token since the token arrived or the observer was attached.
  private(set) var told: [ParticipantID: Int] = [:]
  /// The observers that were notified of the newest token before their count in ``told`` began.
  private(set) var informed: IDSet<ParticipantID> = []
  /// The observers that were attached after the newest token arrived.
  private(set) var late: IDSet<ParticipantID> = []
  private(set) var everAttached: IDSet<ParticipantID> = []
  private var ofProcess: Set<String> = []
  /// The token that each observer was notified of last; the system need not have delivered this token to this process.
  private var lastTold: [ParticipantID: String] = [:]

  var isDue: Bool { current != nil && isAccepted && !isOpen }

  func knows(_ observer: ParticipantID) -> Bool {
    told[observer, default: 0] > 0 || informed.contains(observer)
  }

  // Until the server has accepted the newest token, a center can also notify observers of older or stored tokens.
  func allows(_ token: String) -> Bool { isDue ? token == current : handedOver.contains(token) }

  mutating func follow(_ turn: TurnView) {
    if turn.stimulus.startsProcess {
      let handedOver = handedOver
      self = TokenNewsFacts()
      self.handedOver = handedOver
    }
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
    for hearing in turn.tokensHeard {
      lastTold[hearing.observer] = hearing.token
      if hearing.token == current { told[hearing.observer, default: 0] += 1 }
    }
  }

  private mutating func welcome(_ participant: ParticipantID, in turn: TurnView) {
    // If attachments are subscriptions, a second attachment gives an attached observer a second subscription.
    let isMember = turn.observers.certain.contains { $0.participant == participant }
    guard turn.kind(of: participant) == .observer,
      !isMember || turn.run.policies.membership == .ownedUntilCancelled
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
      // Some centers store the token, and notify observers of it before the system delivers it again.
      informed = current == nil ? IDSet(lastTold.filter { $0.value == token }.keys) : []
      isAccepted = false
      // The center can skip the upload of a token that comes back, so the kit does not know when the server accepts it.
      isOpen = ofProcess.contains(token)
      late = []
    }
    (current, told) = (token, [:])
    ofProcess.insert(token)
    handedOver.insert(token)
  }
}
