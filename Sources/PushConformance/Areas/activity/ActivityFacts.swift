import PushPayloads
import PushSimulation

/// Which tokens ActivityKit has handed over at each moment of a run, which of them are in use, and what
/// the center has sent of them.
struct ActivityFacts: Facts {
  static let roles: Set<Role> = [.activityTokens]
  static let kinds: EventKinds = [
    .hears(.application, .account, .activity, .token), .does(.activity, .token),
  ]

  /// The newest token of each purpose that this process has been handed.
  private(set) var newest: [ActivityTokenPurpose: String] = [:]
  /// Every token of each purpose that any process has been handed.
  private(set) var handedOver: [ActivityTokenPurpose: Set<String>] = [:]
  /// The tokens of the device that any process has been handed.
  private(set) var deviceTokens: Set<String> = []
  /// The activities that have ended, as far as the app has said so.
  private(set) var ended: Set<String> = []
  /// Those of them that have ended in this process.
  private var endedHere: Set<String> = []
  /// What this process has sent and the server has not refused since.
  private(set) var sent: Set<TurnView.ActivityRegistration> = []
  /// The device tokens that this process has sent and the server has not refused since.
  private(set) var sentDeviceTokens: Set<String> = []
  /// Whether any process was told that somebody else uses the app, or nobody: what is to be put right
  /// then is open.
  private(set) var hasChangedHands = false

  /// The newest tokens without those of activities that have ended.
  var inUse: [ActivityTokenPurpose: String] { newest.filter { !hasEnded($0.key) } }

  /// The tokens that are for activities alone.
  var tokensOfActivities: Set<String> {
    Set(handedOver.values.joined()).subtracting(deviceTokens)
  }

  /// Whether a purpose is that of an activity which has ended.
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
    // Who is notified has changed, so the server may have to be told again.
    if turn.stimulus.changesRecipient {
      (sent, sentDeviceTokens, hasChangedHands) = ([], [], true)
    }
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
    // What comes in a process that has not heard of the end is of an activity that goes on.
    if case .activity(let id) = purpose, !endedHere.contains(id) { ended.remove(id) }
    newest[purpose] = token
    handedOver[purpose, default: []].insert(token)
  }
}

extension TurnView {
  /// A token of ActivityKit that is sent or to be forgotten, and what the center says that it is for.
  struct ActivityRegistration: Hashable {
    var token: String
    var purpose: ActivityTokenPurpose
  }

  /// The tokens of ActivityKit that were sent.
  var activityUploads: [ActivityRegistration] {
    effects.compactMap {
      guard case .activity(.uploaded(let token, let purpose)) = $0 else { return nil }
      return ActivityRegistration(token: token, purpose: purpose)
    }
  }

  /// The tokens of ActivityKit that the server was asked to forget.
  var activityUnregistrations: [ActivityRegistration] {
    effects.compactMap {
      guard case .activity(.unregistered(let token, let purpose)) = $0 else { return nil }
      return ActivityRegistration(token: token, purpose: purpose)
    }
  }

  /// The token that ActivityKit hands over in this turn.
  var receivedActivityToken: ActivityRegistration? {
    guard case .activity(.didReceiveToken(let token, let purpose)) = stimulus else { return nil }
    return ActivityRegistration(token: text(of: token), purpose: purpose)
  }

  /// Whether the turn is about activities and their tokens.
  var isAboutActivities: Bool {
    if case .activity = stimulus { true } else { false }
  }

  /// The text that the app's server knows a token by.
  func text(of token: DeviceToken) -> String { run.vocabulary.text(of: token) }
}
