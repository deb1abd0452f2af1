import PushPayloads
import PushSimulation

/// The state of the application after some steps, which decides which steps are legal next.
///
/// The model does not depend on a subject, so it contains only possibilities: for example, a toast can be on screen. A
/// step about a toast or a load that does not exist has no effect, and the run records this.
///
/// The model is a class: many rules read it for each scenario, and copies of so many fields would be slow.
final class ScenarioModel {
  private struct PossibleWorld {
    var world: World
    let delivery: NotificationDelivery
  }

  /// The notifications and participants of the scenario, without steps.
  let cast: Scenario
  /// The names of the notifications, in the order in which they were drawn.
  let names: [String]
  let facts: CastFacts
  private var worlds: [PossibleWorld]
  private var states: [ApplicationState] = [.notRunning]

  /// The notifications that a ``Reaction`` delivers, and the participants that a ``Reaction`` attaches.
  let comesInside: Set<String>
  private(set) var delivered: [String] = []
  private(set) var arrivals: [String: Duration] = [:]
  private(set) var hasRequestedRegistration = false
  /// The device tokens that the current process received, the newest last.
  private(set) var tokens: [DeviceToken] = []
  /// The device tokens that any process received, the newest last.
  private(set) var tokensEver: [DeviceToken] = []
  private(set) var isPrompting = false
  private var isUndecided = false
  /// True if the app has made the center ask the undecided user for permission, and the user has not answered since.
  private var hasAsked = false
  var couldBeAsked: Bool { isUndecided && !isPrompting }
  private(set) var accounts: Set<String> = []
  private(set) var isOptedOut = false
  /// The token whose upload the server might not have answered yet; nil if no answer is outstanding.
  private(set) var unansweredToken: DeviceToken?
  private(set) var hasJustAnswered = false
  /// The activity tokens of the process, the newest last; `isAnswered` is true if the server has answered the upload.
  private(set) var activityTokens:
    [(token: DeviceToken, purpose: ActivityTokenPurpose, isAnswered: Bool)] = []
  /// The suppressors that might still have to answer, in the order in which the center asked them.
  private(set) var questions: [String] = []
  private(set) var attached: [String] = []
  /// The participants that cannot be attached again: released, or attached in a process that has ended.
  private(set) var spent: Set<String> = []
  /// The notifications whose screens can be loading, in the order in which the loads began.
  private(set) var loading: [String] = []
  /// The notifications that arrived while the app might not have been active, and to which the user has not responded.
  private(set) var banners: [String] = []
  /// The notifications whose equivalent link the user has opened.
  private(set) var linked: Set<String> = []
  private(set) var content = ContentModel()
  private(set) var now: Duration = .zero
  /// The notifications that the user has responded to; their banner and toast are gone.
  private(set) var answered: Set<String> = []
  /// The notifications that can be gone from Notification Center: withdrawn, replaced, or removed by the center.
  private(set) var tidied: Set<String> = []

  init(cast: Scenario) {
    self.cast = cast
    names = ScenarioCast.names(in: cast)
    facts = CastFacts(of: cast)
    comesInside = Set(
      cast.allReactions.flatMap(\.reaction.steps).compactMap { step in
        if case .notification(.deliver(let name)) = step { return name }
        if case .participant(.attach(let name)) = step { return name }
        return nil
      }
    )
    // The app's callbacks decide whether an arrival launches the app. A scenario has to be legal for every app, so a
    // step is drawn only if the step is legal in all of these worlds.
    worlds = [[], .fetches, .responds, [.fetches, .responds]].map { (support: CallbackSupport) in
      PossibleWorld(
        world: World(),
        delivery: NotificationDelivery(os: .scenes, support: support.union(.receives))
      )
    }
  }

  func allows(_ step: Step) -> Bool { states.allSatisfy { step.isPossible(in: $0) } }

  private(set) var runs = false
  /// True once a process of the app has run; from then on, a user who has decided cannot be undecided again.
  private(set) var hasRun = false

  func isIn(_ state: ApplicationState) -> Bool { states.allSatisfy { $0 == state } }

  func make(_ step: Step) {
    let wasActive = isIn(.active)
    if step.movesApplication || !step.notifications.isEmpty { move(by: step) }
    switch step {
    case .application: if step.endsProcess { endProcess() }
    case .time(.advance(let duration)): now += duration
    case .time(.early): break
    case .participant(let step): follow(step)
    case .account(let step): follow(step)
    case .activity(let step): follow(step)
    case .hierarchy(.completeLoad(let name, _)): loading.removeAll { $0 == name }
    case .links(.openLink(let name, _)):
      linked.insert(name)
      loading.append(name)
    case .notification(let step): arrive(step.notification, whileActive: wasActive)
    case .permission(let step): follow(step)
    // Some centers also ask for permission when the app makes them register.
    case .registration(.request):
      (isPrompting, hasRequestedRegistration) = (isPrompting || isUndecided, true)
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
      .responses(.taps), .responses(.content), .responses(.completeContent),
      .suppression(.suppress), .extension, .launch, .navigation, .responders,
      .scenes, .services:
      break
    }
    hasJustAnswered = step.answersUpload
    content.follow(step)
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
    case .logIn(let name): (accounts, unansweredToken) = (accounts.union([name]), tokens.last)
    case .logOut: accounts = []
    case .logOutOf(let name): accounts.remove(name)
    case .optOut: isOptedOut = true
    case .optIn: (isOptedOut, unansweredToken) = (false, tokens.last)
    case .switchAccount, .answerUnregistration: break
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

  private func arrive(_ name: String, whileActive wasActive: Bool) {
    if !delivered.contains(name) { delivered.append(name) }
    arrivals[name] = now
    if wasActive { loading.append(name) } else { banners.append(name) }
    // If the app is not active, the system shows the notification again, so the user can respond again.
    if !wasActive { answered.remove(name) }
    tidied.formUnion(taken(by: name))
    tidied.remove(name)
    if wasActive { questions += attached.filter(cast.slow.contains) }
  }

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
    (attached, tokens, loading, questions, activityTokens, accounts) = ([], [], [], [], [], [])
    (isPrompting, hasAsked, hasRequestedRegistration) = (false, false, false)
    (isOptedOut, unansweredToken, content.opened) = (false, nil, [])
  }

  private func move(by step: Step) {
    states = []
    for index in worlds.indices {
      // Impossible steps are never drawn. If a replay has an impossible step, the step has no effect.
      try? worlds[index].world.play(step, with: worlds[index].delivery, delivering: facts.delivery)
      let state = worlds[index].world.lifecycle.state
      if !states.contains(state) { states.append(state) }
    }
    runs = states.allSatisfy(\.runsCode)
    hasRun = hasRun || runs
  }
}
