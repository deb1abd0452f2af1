import PushPayloads
import PushSimulation

struct ActivityFacts: Facts {
  static let roles: Set<Role> = [.activityTokens]
  static let kinds: EventKinds = [
    .hears(.application, .account, .activity, .token), .does(.activity, .token),
  ]

  /// For each purpose, the newest token that this process has received.
  private(set) var newest: [ActivityTokenPurpose: String] = [:]
  /// For each purpose, all tokens that any process has received.
  private(set) var handedOver: [ActivityTokenPurpose: Set<String>] = [:]
  /// The device tokens that any process has received.
  private(set) var deviceTokens: Set<String> = []
  /// The activities that have ended in any process, except activities that got a token in a later process.
  private(set) var ended: Set<String> = []
  /// The activities whose end the app has reported to the center in this process.
  private var endedHere: Set<String> = []
  /// This process's uploads since the last login, logout, opt-out or opt-in, except refused or unregistered tokens.
  private(set) var sent: Set<TurnView.ActivityRegistration> = []
  /// The device tokens that this process uploaded since the last login, logout, opt-out or opt-in, except refused ones.
  private(set) var sentDeviceTokens: Set<String> = []
  /// True after a login, a logout, an opt-out or an opt-in: the center can then register or unregister tokens again.
  private(set) var hasChangedHands = false

  var inUse: [ActivityTokenPurpose: String] { newest.filter { !hasEnded($0.key) } }

  var tokensOfActivities: Set<String> { Set(handedOver.values.joined()).subtracting(deviceTokens) }

  func hasEnded(_ purpose: ActivityTokenPurpose) -> Bool {
    if case .activity(let id) = purpose { ended.contains(id) } else { false }
  }

  mutating func follow(_ turn: TurnView) {
    if turn.stimulus.startsProcess {
      (newest, sent, sentDeviceTokens, endedHere) = ([:], [], [], [])
    }
    if case .activity(let stimulus) = turn.stimulus { follow(stimulus, in: turn) }
    if let token = turn.stimulus.receivedToken { deviceTokens.insert(turn.text(of: token)) }
    if let token = turn.stimulus.refusedToken { sentDeviceTokens.remove(token) }
    if turn.stimulus.changesRecipient { (sent, sentDeviceTokens, hasChangedHands) = ([], [], true) }
    sent.subtract(turn.activityUnregistrations)
    sent.formUnion(turn.activityUploads)
    sentDeviceTokens.formUnion(turn.uploads)
  }

  private mutating func follow(_ stimulus: ActivityStimulus, in turn: TurnView) {
    switch stimulus {
    case .didReceiveToken(let token, let purpose): receive(turn.text(of: token), purpose)
    case .ended(let id):
      ended.insert(id)
      endedHere.insert(id)
    case .uploadAnswered(let token, let answer):
      if answer != .success { sent = sent.filter { $0.token != token } }
    case .unregistrationAnswered: break
    }
  }

  private mutating func receive(_ token: String, _ purpose: ActivityTokenPurpose) {
    // A token of an activity that ended in an earlier process shows the center that the activity continues. If this
    // process was notified of the end, the token can be the activity's last token.
    if case .activity(let id) = purpose, !endedHere.contains(id) { ended.remove(id) }
    newest[purpose] = token
    handedOver[purpose, default: []].insert(token)
  }
}

extension TurnView {
  struct ActivityRegistration: Hashable {
    var token: String
    var purpose: ActivityTokenPurpose
  }

  var activityUploads: [ActivityRegistration] {
    effects.compactMap {
      guard case .activity(.uploaded(let token, let purpose)) = $0 else { return nil }
      return ActivityRegistration(token: token, purpose: purpose)
    }
  }

  var activityUnregistrations: [ActivityRegistration] {
    effects.compactMap {
      guard case .activity(.unregistered(let token, let purpose)) = $0 else { return nil }
      return ActivityRegistration(token: token, purpose: purpose)
    }
  }

  var receivedActivityToken: ActivityRegistration? {
    guard case .activity(.didReceiveToken(let token, let purpose)) = stimulus else { return nil }
    return ActivityRegistration(token: text(of: token), purpose: purpose)
  }

  var isAboutActivities: Bool {
    if case .activity = stimulus { true } else { false }
  }

  func text(of token: DeviceToken) -> String { run.vocabulary.text(of: token) }
}
