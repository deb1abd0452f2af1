import PushSimulation

/// Plays one scenario with one subject: turns steps into callbacks, and waits until the center is
/// quiet after each.
@MainActor final class Player {
  let scenario: Scenario
  let subject: Subject
  let cast: Cast
  let device: SimulatedDevice
  /// How the system of this play delivers to an app with the callbacks of the subject.
  let delivery: NotificationDelivery
  let participants: [Participant]
  var process: CenterUnderPlay?
  /// How many times each notification has arrived.
  var arrivals: [NotificationID: Int] = [:]
  /// What the system has handed to a service extension in this process.
  var requests: [ServedRequest] = []
  /// How many times the app has asked its center to ask for permission.
  var permissionRequests = 0
  var step = 0

  let patience: Patience
  private let watchfulness: Watchfulness
  private var buried: Set<ParticipantID> = []
  /// The calls of the center that have begun and not returned.
  var openCalls = 0
  /// Those of them that wait for another one: several may share what is held once.
  private var sharingCalls = 0
  private(set) var endedProcesses = 0
  private(set) var isAbandoned = false
  /// The reactions of participants, each with how often it may still happen.
  var reactions: [Cast.Reaction]
  /// How much participants may still do: scenarios come from outside, and each deed may lie on the
  /// stack inside the one before it.
  var deedsLeft = Scenario.mostDeeds
  private var isFinished = false
  private var problem: PlayProblem?

  /// Plays a scenario once, from an installed but not running app on.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - subject: The subject.
  ///   - earlier: A run that the scenario was made from, if there is one.
  ///   - watchfulness: How long to wait for what the center still does. Most of the time of a play
  ///     goes into that.
  ///   - patience: What the subject is allowed before it is given up.
  /// - Returns: What happened.
  static func play(
    _ scenario: Scenario,
    with subject: Subject,
    after earlier: Run? = nil,
    watching watchfulness: Watchfulness = .full,
    patience: Patience = .full
  ) async -> Run {
    do {
      let cast = try Cast(
        scenario: scenario,
        vocabulary: subject.vocabulary,
        after: earlier
      )
      let reactions = try cast.reactions(of: scenario)
      let player = Player(
        scenario: scenario,
        subject: subject,
        cast: cast,
        reactions: reactions,
        watchfulness: watchfulness,
        patience: patience
      )
      return await player.play()
    } catch {
      return Run(
        Run.Play(
          scenario: scenario,
          roles: subject.roles,
          policies: subject.policies(for: scenario),
          vocabulary: subject.vocabulary,
          problem: PlayProblem(step: nil, cause: error)
        )
      )
    }
  }

  private init(
    scenario: Scenario,
    subject: Subject,
    cast: Cast,
    reactions: [Cast.Reaction],
    watchfulness: Watchfulness,
    patience: Patience
  ) {
    self.scenario = scenario
    self.subject = subject
    self.cast = cast
    self.reactions = reactions
    self.watchfulness = watchfulness
    self.patience = patience
    device = SimulatedDevice(
      osProfile: subject.policies(for: scenario).os,
      notifications: cast.notifications,
      services: cast.participants.enumerated().filter { $1.kind == .service }
        .map { index, member in
          (
            ParticipantID(index: index),
            scenario.services.first { $0.name == member.name }?.service ?? SimulatedService()
          )
        },
      hierarchies: subject.vocabulary.hierarchies,
      views: subject.vocabulary.simulatedViews,
      world: World(
        answers: cast.answers,
        loadsAtOnce: scenario.loadsAtOnce(for: subject.roles)
      )
    )
    delivery = NotificationDelivery(
      os: device.osProfile,
      support: CallbackSupport(of: subject.roles)
    )
    device.world.slowSuppressors = Set(scenario.slow.compactMap { try? cast.participant($0) })
    participants = cast.participants.enumerated().map { index, member in
      Participant(id: ParticipantID(index: index), name: member.name, kind: member.kind)
    }
    guard !reactions.isEmpty else { return }
    device.participantWasCalled = { [weak self] participant, call, notification in
      self?.participantWasCalled(participant, call, about: notification)
    }
  }

  private func play() async -> Run {
    if subject.policies.work == .synchronous {
      await playWatched()
    } else {
      await playSteps()
    }
    if problem == nil { await checkForLateEffects() }
    endProcess()
    return Run(
      Run.Play(
        scenario: scenario,
        roles: subject.roles,
        policies: subject.policies(for: scenario),
        vocabulary: subject.vocabulary,
        notifications: cast.notifications,
        participants: cast.participants.map { Run.Participant(name: $0.name, kind: $0.kind) },
        timeline: device.timeline,
        problem: problem
      )
    )
  }

  /// Plays a center that is quiet when its callbacks return, and gives up on one that does not.
  ///
  /// Each callback is awaited where it stands: a task of its own would cost more than the rest of
  /// the turn. What does not wait for anything is over before the first look.
  private func playWatched() async {
    Task.runningAtOnce { [self] in
      await playSteps()
      isFinished = true
    }
    var watch = Watch(patience: patience.silence)
    while !isFinished {
      let hope = await watch.hop { device.timeline.turns.count + device.effectCount }
      let waits = watch.isDoubtful && (process?.application.held ?? 0) > 0
      let isEndless = device.effectsOfTurn > patience.effects
      guard !hope || waits || isEndless, !isFinished else { continue }
      isAbandoned = true
      problem = PlayProblem(step: step, cause: waits ? .waitsThoughSynchronous : .neverQuiet)
      return
    }
  }

  private func playSteps() async {
    do {
      for (index, step) in scenario.steps.enumerated() {
        guard !isAbandoned else { return }
        self.step = index
        try await perform(step)
      }
    } catch {
      guard !isAbandoned else { return }
      problem = PlayProblem(step: step, cause: error)
    }
  }

  /// Plays one turn: the world changes, the center is called, and comes to rest.
  ///
  /// The situation of the turn is the one before the change.
  func turn(
    _ stimulus: Stimulus,
    state: ApplicationState? = nil,
    calling body: (@MainActor () async -> Void)? = nil,
    changing change: (inout World) -> Void = { _ in }
  ) async throws(PlayProblem.Cause) {
    device.beginTurn(stimulus, step: step, state: state ?? device.world.lifecycle.state)
    change(&device.world)
    if subject.policies.work == .synchronous {
      await body?()
      // What participants began inside the call has come to an end with it, unless the center lets
      // them wait, which it says it does not.
      while openCalls > 0, !isAbandoned { await PoolCensus.hop() }
    } else if body != nil || process != nil {
      if let body { begin(body) }
      try await rest()
    }
    buryTheDead()
    device.endTurn()
  }

  /// Waits until every call has returned or waits for something that is held, everything that was
  /// let go has come back, and a run of hops has brought no further effect.
  private func rest() async throws(PlayProblem.Cause) {
    var watch = Watch(patience: patience.silence)
    while true {
      let hope = await watch.hop { device.effectCount << 16 | openCalls }
      let held = process?.application.held ?? 0
      let returning = process?.application.returning ?? 0
      if held == 0 { sharingCalls = 0 }
      let isAccountedFor = openCalls <= held + sharingCalls
      if watch.hopsAtRest >= watchfulness.hopsOfRest, isAccountedFor, returning == 0 { return }
      if held > 0, watch.isDoubtful, returning == 0 {
        // A center may have a second request wait for the first, which is held.
        sharingCalls = openCalls - held
        return
      }
      guard hope, device.effectsOfTurn <= patience.effects else { throw .neverQuiet }
    }
  }

  private func checkForLateEffects() async {
    if process != nil {
      var watch = Watch(patience: patience.silence)
      while watch.hopsAtRest < watchfulness.hopsAfterTheEnd, device.timeline.lateEffects.isEmpty,
        await watch.hop(progress: { device.effectCount })
      {}
    }
    guard let late = device.timeline.lateEffects.first else { return }
    problem = PlayProblem(
      step: late.afterTurns > 0 ? device.timeline.turns[late.afterTurns - 1].step : 0,
      cause: .lateEffect(late, declared: subject.policies.work)
    )
  }

  /// Records the bridges that have gone away since the last look.
  func buryTheDead() {
    for participant in participants
    where participant.wasReleased && !participant.isAlive && !buried.contains(participant.id) {
      buried.insert(participant.id)
      process?.application.noteDeallocation(of: participant.id)
    }
  }

  func startProcess() {
    process = CenterUnderPlay(
      subject: subject,
      application: SimulatedApplication(device: device)
    )
  }

  func endProcess() {
    process?.application.end()
    process = nil
    requests = []
    (openCalls, sharingCalls) = (0, 0)
    endedProcesses += 1
    for participant in participants { participant.forget() }
    buried = []
  }

  /// The bridge of a participant, made when it is first needed in a process.
  func bridge(
    of participant: Participant,
    in process: CenterUnderPlay,
    membership: CenterUnderPlay.Membership
  ) -> AnyObject {
    if let bridge = participant.bridge { return bridge }
    buried.remove(participant.id)
    let bridge = membership.makeBridge(process.application, participant.id)
    participant.adopt(bridge)
    return bridge
  }
}

extension Subject {
  /// The policies that hold in a scenario, which may need a certain system.
  func policies(for scenario: Scenario) -> Policies {
    var policies = policies
    policies.os = scenario.os ?? policies.os
    return policies
  }
}
