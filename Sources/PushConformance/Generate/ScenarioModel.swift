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
  /// The attached participants.
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
  private(set) var answered: Set<String> = []
  /// Those that may be gone from Notification Center: withdrawn or replaced, or tidied away by a center when
  /// the user came into the app or opened something.
  private(set) var tidied: Set<String> = []

  /// How long a toast stays on the screen, see Specs/scenarios.md.
  private static let toastStays: Duration = .seconds(5)

  /// Creates the world before the first step.
  init(cast: Scenario) {
    self.cast = cast
    names = ScenarioCast.notifications.filter { cast.notifications[$0] != nil }
    kinds = cast.notifications.mapValues(\.delivery)
    comesInside = Set(
      cast.allReactions.flatMap(\.reaction.steps).compactMap { step in
        if case .notification(.deliver(let name)) = step { return name }
        if case .participant(.attach(let name)) = step { return name }
        return nil
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
    if step.movesApplication || !step.notifications.isEmpty { move(by: step) }
    switch step {
    case .application(let step): if step.endsProcess { endProcess() }
    case .time(.advance(let duration)): now += duration
    case .participant(let step): follow(step)
    case .account(let step): follow(step)
    case .activity(let step): follow(step)
    case .hierarchy(.completeLoad(let name, _)): loading.removeAll { $0 == name }
    case .links(.openLink(let name, _)):
      linked.insert(name)
      loading.append(name)
    case .notification(let step): arrive(step.notification, whileActive: wasActive)
    case .permission(let step): follow(step)
    // Some centers ask as well when they are told to register.
    case .registration(.request): isPrompting = isPrompting || isUndecided
    case .responses(.tap(let name, _)):
      respond(to: name)
      loading.append(name)
    case .responses(.dismiss(let name)), .responses(.respond(let name, _, _)): respond(to: name)
    case .suppression(.answer(let name, _)):
      if let first = questions.firstIndex(of: name) { questions.remove(at: first) }
    case .toast(.activate(let name)): respond(to: name)
    case .token(let step): follow(step)
    case .hierarchy(.completeLoadAgain), .hierarchy(.loader), .hierarchy(.navigate),
      .links(.openURL), .links(.handleURL), .links(.router), .registration(.fail),
      .responses(.taps), .suppression(.suppress), .extension, .launch, .navigation, .responders,
      .scenes, .services:
      break
    }
    hasJustAnswered = step.answersUpload
    if !wasActive && isIn(.active) || step.opensSomething { tidied.formUnion(delivered) }
  }

  private func follow(_ step: ParticipantStep) {
    switch step {
    case .attach(let name): if !attached.contains(name) { attached.append(name) }
    case .detach(let name): leave(name)
    case .release(let name):
      leave(name)
      spent.insert(name)
    }
  }

  private func follow(_ step: AccountStep) {
    switch step {
    case .logIn: (isLoggedIn, unansweredToken) = (true, tokens.last)
    case .logOut: isLoggedIn = false
    case .optOut: isOptedOut = true
    case .optIn: (isOptedOut, unansweredToken) = (false, tokens.last)
    case .answerUnregistration: break
    }
  }

  private func follow(_ step: ActivityStep) {
    switch step {
    case .receiveToken(let token, let purpose):
      activityTokens.removeAll { $0.token == token }
      activityTokens.append((token, purpose, false))
    case .answerUpload(let token, _):
      for index in activityTokens.indices where activityTokens[index].token == token {
        activityTokens[index].isAnswered = true
      }
    case .end, .answerUnregistration: break
    }
  }

  private func follow(_ step: PermissionStep) {
    switch step {
    case .set(let status): isUndecided = status == .notDetermined
    case .request: (isPrompting, hasAsked) = (isUndecided, isUndecided)
    case .answer:
      isUndecided = isUndecided && !hasAsked
      (isPrompting, hasAsked) = (false, false)
    case .read: break
    }
  }

  private func follow(_ step: TokenStep) {
    switch step {
    case .receive(let token):
      tokens = tokens.filter { $0 != token } + [token]
      tokensEver = tokensEver.filter { $0 != token } + [token]
      unansweredToken = token
    case .answerUpload(let token, _): if token == unansweredToken { unansweredToken = nil }
    }
  }

  /// Notes that a notification arrives.
  private func arrive(_ name: String, whileActive wasActive: Bool) {
    if !delivered.contains(name) { delivered.append(name) }
    if wasActive { loading.append(name) } else { banners.append(name) }
    deadlines = deadlines.suffix(1) + [now + Self.toastStays]
    // What has been answered is seen again if the system shows it; over an active app that is open.
    if !wasActive { answered.remove(name) }
    tidied.formUnion(taken(by: name))
    tidied.remove(name)
    if wasActive { questions += attached.filter(cast.slow.contains) }
  }

  /// Notes that the user has responded to a notification.
  private func respond(to name: String) {
    answered.insert(name)
    banners.removeAll { $0 == name }
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
