import PushPayloads
import PushSimulation

/// What is known of the world after some steps, from the steps alone: the reference by which a step
/// is legal.
///
/// No subject plays a part in it, so what it knows is only what may be so: that a load may be open, that a
/// toast may be on the screen. A step about something that is not there is a recorded no-op.
///
/// It is handed to hundreds of rules a scenario, and a copy of a value with this many fields would cost more
/// than most of them do: so it is an object, of which nobody has a second.
final class ScenarioModel {
  /// A world as it is for an app with certain callbacks.
  private struct PossibleWorld {
    var world: World
    let delivery: NotificationDelivery
  }

  /// The notifications and participants; it has no steps.
  let cast: Scenario
  /// The notifications of the cast, the first first.
  let names: [String]
  private let kinds: [String: NotificationDelivery.Kind]
  private var worlds: [PossibleWorld]
  /// The state of the application in each of them.
  private var states: [ApplicationState] = [.notRunning]

  /// The notifications and participants that other participants bring in, inside a call.
  let comesInside: Set<String>
  /// The notifications that have arrived, in the order in which they first did.
  private(set) var delivered: [String] = []
  /// Those that came last, a toast of which may still be on the screen, with the time at which it goes.
  private(set) var deadlines: [Duration] = []
  /// The tokens that the process was given, the newest last.
  private(set) var tokens: [DeviceToken] = []
  /// The tokens that any process was given, the newest last.
  private(set) var tokensEver: [DeviceToken] = []
  /// Whether the system may be asking the user for permission.
  private(set) var isPrompting = false
  /// Whether the user may not have decided yet.
  private var isUndecided = false
  /// Whether every center has asked by now.
  private var hasAsked = false
  /// Whether the user may still decide, and nobody is asking them.
  var couldBeAsked: Bool { isUndecided && !isPrompting }
  /// Whether somebody uses the app.
  private(set) var isLoggedIn = false
  /// Whether the user does not want to be notified.
  private(set) var isOptedOut = false
  /// The token of which the server may know nothing yet.
  private(set) var unansweredToken: DeviceToken?
  /// Whether nothing has happened since the server gave its answer.
  private(set) var hasJustAnswered = false
  /// The tokens of activities that the process was given, the newest last, and whether the server has answered.
  private(set) var activityTokens:
    [(token: DeviceToken, purpose: ActivityTokenPurpose, isAnswered: Bool)] = []
  /// Suppressors that may owe an answer, the one that was asked first in front.
  private(set) var questions: [String] = []
  /// Who is attached.
  private(set) var attached: [String] = []
  /// Who cannot come back: let go of, or left behind by a process that has ended.
  private(set) var spent: Set<String> = []
  /// The notifications whose screens may be loading, in the order in which the load began.
  private(set) var loading: [String] = []
  /// Those of which the user has seen nothing but the system's banner.
  private(set) var banners: [String] = []
  /// Those to which a link was opened.
  private(set) var linked: Set<String> = []
  /// The time that has passed.
  private(set) var now: Duration = .zero

  /// Those with which the user has done something: the banner is gone then, and so is the toast.
  private var answered: Set<String> = []
  /// Those that may be gone from Notification Center: withdrawn or replaced, or tidied away by a center when
  /// the user came into the app or opened something.
  private var tidied: Set<String> = []

  /// The notifications that have arrived and that the user may still see: those with an alert.
  var open: [String] {
    delivered.filter { !answered.contains($0) && cast.notifications[$0]?.alert != nil }
  }

  /// Those of them that are still in Notification Center, whatever the center does there.
  var listed: [String] { open.filter { !tidied.contains($0) } }

  /// How long a toast stays on the screen, see Specs/scenarios.md.
  private static let toastStays: Duration = .seconds(5)

  /// Creates the world before the first step.
  init(cast: Scenario) {
    self.cast = cast
    names = ScenarioCast.notifications.filter { cast.notifications[$0] != nil }
    kinds = cast.notifications.mapValues(\.delivery)
    comesInside = Set(
      cast.allReactions.flatMap(\.reaction.steps).compactMap { step in
        switch step {
        case .deliver(let name), .attach(let name): name
        default: nil
        }
      }
    )
    // Which callbacks an app has decides whether an arrival starts it. A scenario is to be legal for every
    // app, so a step is drawn where it is legal in all of these worlds.
    worlds = [[], .fetches, .responds, [.fetches, .responds]].map { (support: CallbackSupport) in
      PossibleWorld(
        world: World(),
        delivery: NotificationDelivery(os: .scenes, support: support.union(.receives))
      )
    }
  }

  /// Whether those are there who are to react to a notification.
  func isHeeded(_ notification: String) -> Bool {
    cast.reactions.allSatisfy { name, reactions in
      attached.contains(name) || !reactions.contains { $0.notification == notification }
    }
  }

  /// Whether the system, the user or the app can make a step now, whatever callbacks the app has.
  func allows(_ step: Step) -> Bool {
    states.allSatisfy { step.isPossible(in: $0) }
  }

  /// Whether code of the app runs, whatever callbacks it has.
  private(set) var runs = false

  /// Whether the application is in a state, whatever callbacks it has.
  func isIn(_ state: ApplicationState) -> Bool {
    states.allSatisfy { $0 == state }
  }

  /// Makes a step.
  func make(_ step: Step) {
    let wasActive = isIn(.active)
    var hasAnswer = false
    defer { hasJustAnswered = hasAnswer }
    if step.movesApplication || !step.notifications.isEmpty { move(by: step) }
    switch step {
    case .deliver(let name), .deliverAgain(let name):
      if !delivered.contains(name) { delivered.append(name) }
      if wasActive { loading.append(name) } else { banners.append(name) }
      deadlines = deadlines.suffix(1) + [now + Self.toastStays]
      // What has been answered is seen again if the system shows it; over an active app that is open.
      if !wasActive { answered.remove(name) }
      tidied.formUnion(taken(by: name))
      tidied.remove(name)
      if wasActive { questions += attached.filter(cast.slow.contains) }
    case .tap(let name, _), .dismiss(let name), .respond(let name, _, _),
      .activateToast(let name):
      answered.insert(name)
      if case .tap = step { loading.append(name) }
      banners.removeAll { $0 == name }
    case .openLink(let name, _):
      linked.insert(name)
      loading.append(name)
    case .completeLoad(let name, _): loading.removeAll { $0 == name }
    case .advance(let duration): now += duration
    case .receiveToken(let token):
      tokens = tokens.filter { $0 != token } + [token]
      tokensEver = tokensEver.filter { $0 != token } + [token]
      unansweredToken = token
    case .answerUpload(let token, _):
      hasAnswer = true
      if token == unansweredToken { unansweredToken = nil }
    case .receiveActivityToken(let token, let purpose):
      activityTokens.removeAll { $0.token == token }
      activityTokens.append((token, purpose, false))
    case .answerActivityUpload(let token, _):
      hasAnswer = true
      for index in activityTokens.indices where activityTokens[index].token == token {
        activityTokens[index].isAnswered = true
      }
    case .answer(let name, _):
      if let first = questions.firstIndex(of: name) { questions.remove(at: first) }
    case .attach(let name): if !attached.contains(name) { attached.append(name) }
    case .detach(let name): leave(name)
    case .release(let name):
      leave(name)
      spent.insert(name)
    case .requestPermission: (isPrompting, hasAsked) = (isUndecided, isUndecided)
    // Some centers ask as well when they are told to register.
    case .requestRegistration: isPrompting = isPrompting || isUndecided
    case .logIn: (isLoggedIn, unansweredToken) = (true, tokens.last)
    case .logOut: isLoggedIn = false
    case .optOut: isOptedOut = true
    case .optIn: (isOptedOut, unansweredToken) = (false, tokens.last)
    case .permission(let status): isUndecided = status == .notDetermined
    case .answerPermission:
      isUndecided = isUndecided && !hasAsked
      (isPrompting, hasAsked) = (false, false)
    case .terminate, .forceQuit: endProcess()
    default: break
    }
    if !wasActive && isIn(.active) || step.opensSomething { tidied.formUnion(delivered) }
  }

  /// Whether a notification has to do with one that has arrived: it says the same, or takes its place.
  func isRelated(_ name: String) -> Bool {
    guard let alert = cast.notifications[name]?.alert else { return !taken(by: name).isEmpty }
    return !taken(by: name).isEmpty
      || delivered.contains { cast.notifications[$0]?.alert == alert }
  }

  /// The notifications that one with the same identifier, or one that withdraws them, takes the place of.
  private func taken(by name: String) -> [String] {
    guard let news = cast.notifications[name] else { return [] }
    let withdrawn = news.withdraws.compactMap { cast.notifications[$0] }
    return delivered.filter { other in
      guard other != name, let old = cast.notifications[other] else { return false }
      return old.collapseID != nil && old.collapseID == news.collapseID
        || withdrawn.contains {
          $0.messageID == old.messageID || $0.collapseID == old.collapseID
        }
    }
  }

  private func leave(_ person: String) {
    attached.removeAll { $0 == person }
    questions.removeAll { $0 == person }
  }

  private func endProcess() {
    spent.formUnion(attached)
    attached = []
    tokens = []
    loading = []
    (isPrompting, hasAsked) = (false, false)
    (isLoggedIn, isOptedOut, unansweredToken) = (false, false, nil)
    (questions, activityTokens) = ([], [])
  }

  private func move(by step: Step) {
    for index in worlds.indices {
      let delivery = worlds[index].delivery
      // What is impossible was drawn by nobody; a replay that names it has made no step of it.
      try? worlds[index].world.play(step, with: delivery) { [kinds] in
        kinds[$0] ?? .init(isContentAvailable: false, interruptsUser: false)
      }
    }
    states = worlds.map(\.world.lifecycle.state)
    runs = states.allSatisfy(\.runsCode)
  }
}

extension Step {
  /// Whether the user opens something by it, wherever the app is.
  fileprivate var opensSomething: Bool {
    switch self {
    case .tap, .respond, .activateToast, .openLink, .openURL: true
    default: false
    }
  }
}
