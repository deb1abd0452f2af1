import PushSimulation

/// Plays one scenario with one subject: makes the callbacks of each step, and then waits until the center is quiet.
@MainActor final class Player {
  let scenario: Scenario
  let subject: PushCenterSubject
  let cast: Cast
  let device: SimulatedDevice
  let delivery: NotificationDelivery
  let participants: [Participant]
  var process: CenterUnderPlay?
  /// The number of arrived pushes of each notification; a repeated delivery of one push does not count.
  var arrivals: [NotificationID: Int] = [:]
  var requests: [ServedRequest] = []
  var permissionRequests = 0
  var step = 0 { didSet { StepBoard.current?.note(step: step) } }

  let patience: Patience
  let quiet: any Quiet
  private var buried: IDSet<ParticipantID> = []
  /// The number of calls to the center that have begun and not returned.
  var callsBegun = 0
  /// The number of open calls that wait for the result of a different call, see ``CenterAtWork/noteSharedCalls()``.
  var sharingCalls = 0
  private(set) var endedProcesses = 0
  private(set) var isAbandoned = false
  /// The reactions of participants; `times` is the number of times that a reaction can still happen.
  var reactions: [Cast.Reaction]
  /// The number of steps that reactions can still take, limited because scenarios are untrusted and reactions nest.
  var deedsLeft = Scenario.mostDeeds
  private var problem: PlayProblem?

  /// Plays a scenario once, starting with an app that is installed and not running.
  ///
  /// `earlier` is a run of a similar scenario, whose notifications can be reused.
  static func play(
    _ scenario: Scenario,
    with subject: PushCenterSubject,
    after earlier: Run? = nil,
    by way: QuietWay? = nil,
    in schedule: Schedule = Schedule(),
    listening listens: Bool = true,
    patience: Patience = .full
  ) async -> Run {
    do {
      let cast = try Cast(scenario: scenario, vocabulary: subject.vocabulary, after: earlier)
      let reactions = try cast.reactions(of: scenario)
      let player = Player(
        scenario: scenario,
        subject: subject,
        cast: cast,
        reactions: reactions,
        quiet: (way ?? .usual).quiet(in: schedule, listening: listens),
        patience: patience
      )
      return await PlayLine.taking { await player.play() }
    } catch {
      var play = Run.Play(unplayed: scenario, by: subject)
      play.problem = PlayProblem(step: nil, cause: error)
      return Run(play)
    }
  }

  private init(
    scenario: Scenario,
    subject: PushCenterSubject,
    cast: Cast,
    reactions: [Cast.Reaction],
    quiet: any Quiet,
    patience: Patience
  ) {
    self.scenario = scenario
    self.subject = subject
    self.cast = cast
    self.reactions = reactions
    self.quiet = quiet
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
      world: World(answers: cast.answers, loadsAtOnce: scenario.loadsAtOnce(for: subject.roles))
    )
    delivery = NotificationDelivery(
      os: device.osProfile,
      support: CallbackSupport(of: subject.roles)
    )
    device.replacesToasts = subject.policies(for: scenario).presents == .coalesced
    device.world.slowSuppressors = IDSet(scenario.slow.compactMap { try? cast.participant($0) })
    participants = cast.participants.enumerated().map { index, member in
      Participant(id: ParticipantID(index: index), name: member.name, kind: member.kind)
    }
    guard !reactions.isEmpty else { return }
    device.participantWasCalled = { [weak self] participant, call, notification in
      self?.participantWasCalled(participant, call, about: notification)
    }
  }

  private func play() async -> Run {
    quiet.begin(with: self)
    await playSteps()
    if problem == nil { await checkForLateEffects() }
    if problem == nil, let cause = quiet.complaint {
      problem = PlayProblem(step: nil, cause: cause)
    }
    endProcess()
    var play = Run.Play(unplayed: scenario, by: subject)
    (play.notifications, play.participants) = (cast.notifications, cast.participants)
    (play.timeline, play.problem, play.way) = (device.timeline, problem, quiet.way)
    (play.order, play.reasonForOtherOrders) = (quiet.order, quiet.reasonForOtherOrders)
    quiet.end()
    return Run(play)
  }

  private func playSteps() async {
    do {
      for (index, step) in scenario.steps.enumerated() {
        self.step = index
        try await perform(step)
      }
    } catch {
      isAbandoned = true
      problem = isBeyondStory(error) ? nil : PlayProblem(step: step, cause: error)
    }
  }

  func turn(
    _ stimulus: Stimulus,
    state: ApplicationState? = nil,
    calling body: (@MainActor () async -> Void)? = nil,
    changing change: (inout World) -> Void = { _ in }
  ) async throws(PlayProblem.Cause) {
    quiet.beginTurn()
    device.beginTurn(
      stimulus,
      step: step,
      state: state ?? device.world.lifecycle.state,
      facts: StatedFact.all(process?.center.facts ?? [:])
    )
    change(&device.world)
    if body != nil { StepBoard.current?.note(callback: stimulus.callback) }
    if let body { begin(body) }
    var isUnfinished = false
    if let jobs = jobsBeforeNextStep { isUnfinished = try quiet.isInterrupted(after: jobs) }
    if !isUnfinished, body != nil || process != nil, try !quiet.isResting() {
      try await quiet.rest()
    }
    if sharingCalls > 0, held == 0 { sharingCalls = 0 }
    buryTheDead()
    device.endTurn(isUnfinished: isUnfinished)
  }

  /// False if more callbacks of the same step follow, which the kit makes when the center is idle.
  var isLastCallback = true

  private func checkForLateEffects() async {
    if process != nil { await quiet.waitForLateEffects() }
    guard let late = device.timeline.lateEffects.first else { return }
    problem = PlayProblem(
      step: late.afterTurns > 0 ? device.timeline.turns[late.afterTurns - 1].step : 0,
      cause: .lateEffect(late, declared: subject.policies.work, isBeyondJobs: quiet is LoopQuiet)
    )
  }

  func buryTheDead() {
    for participant in participants
    where participant.wasReleased && !participant.isAlive && !buried.contains(participant.id) {
      buried.insert(participant.id)
      process?.application.noteDeallocation(of: participant.id)
    }
  }

  func startProcess() {
    process = CenterUnderPlay(subject: subject, application: SimulatedApplication(device: device))
  }

  func endProcess() {
    quiet.endProcess {
      process?.application.end()
      process = nil
      requests = []
      for participant in participants { participant.forget() }
    }
    (callsBegun, sharingCalls) = (0, 0)
    endedProcesses += 1
    buried = []
  }

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
