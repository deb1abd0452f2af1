import PushSimulation

/// The process in which one subject plays its scenarios, one after another: this process, or a separate process.
@MainActor final class Stage {
  let subject: PushCenterSubject
  /// The separate processes in which the subject plays generated runs; empty if the subject plays in this process.
  let hosts: [any SubjectHost]
  /// The first of ``hosts``, which also plays everything other than generated runs; nil if ``hosts`` is empty.
  var host: (any SubjectHost)? { hosts.first }
  private(set) var way: QuietWay
  private var patience = Patience.full
  private(set) var reasonForOtherOrders: String?

  /// The problems of the plays that ended their process, by the play's number; the stage does not repeat these plays.
  private let lost: [Int: PlayProblem]
  /// The number of the first play that the stage skips, because too many plays have ended their process.
  private let end: Int
  private(set) var plays = 0

  init(
    subject: PushCenterSubject,
    by way: QuietWay? = nil,
    in hosts: [any SubjectHost] = [],
    losing lost: [Int: PlayProblem] = [:],
    upTo end: Int = .max
  ) {
    self.subject = subject
    self.hosts = hosts
    self.lost = lost
    self.end = end
    self.way = way ?? .usual
  }

  func play(
    _ scenario: Scenario,
    in schedule: Schedule = Schedule(),
    after earlier: Run? = nil,
    listening listens: Bool = true
  ) async -> Run {
    let number = plays
    plays += 1
    let run: Run
    if let problem = lost[min(number, end)] {
      run = unplayed(scenario, because: problem)
    } else if let host {
      let request = PlayRequest(
        scenario: scenario,
        schedule: schedule,
        listens: listens,
        manner: manner
      )
      run = await play(request, in: host, after: earlier)
    } else {
      StepBoard.current?.begin(play: number, of: scenario.id)
      run = await Player.play(
        scenario,
        with: subject,
        after: earlier,
        by: way,
        in: schedule,
        listening: listens,
        patience: patience
      )
      StepBoard.current?.end()
    }
    // A different library might have replaced the executors. In that case the play used hops.
    if run.problem == nil { way = run.way }
    reasonForOtherOrders = reasonForOtherOrders ?? run.reasonForOtherOrders
    if case .neverQuiet = run.problem?.cause { patience = .spent }
    if case .processEnded(let end) = run.problem?.cause, case .timeLimit = end.cause {
      patience = .spent
    }
    return run
  }

  var manner: PlayManner {
    get { PlayManner(way: way, isImpatient: patience == .spent) }
    set {
      way = newValue.way
      patience = newValue.isImpatient ? .spent : .full
    }
  }

  /// Updates the stage after plays in a separate process; `manner` is nil if the process reported none.
  func note(_ manner: PlayManner?, reasonForOtherOrders reason: String?) {
    if let manner {
      way = manner.way
      if manner.isImpatient { patience = .spent }
    }
    reasonForOtherOrders = reasonForOtherOrders ?? reason
  }

  private func play(
    _ request: PlayRequest,
    in host: any SubjectHost,
    after earlier: Run?
  ) async -> Run {
    do throws(ProcessEnd) {
      return try await host.answer(to: .play, request) { reader throws(WireError) in
        try Run.read(of: request.scenario, with: subject, after: earlier, from: &reader)
      }
    } catch {
      return unplayed(request.scenario, because: PlayProblem(error))
    }
  }

  func unplayed(_ scenario: Scenario, because problem: PlayProblem? = nil) -> Run {
    var play = Run.Play(unplayed: scenario, by: subject)
    play.problem = problem
    play.way = way
    return Run(play)
  }

  /// Plays a run again; returns nil if the second play has equal turns and the same problem.
  func instability(of run: Run) async -> UnstableRun? {
    let again = await play(run.scenario, in: run.order.schedule, after: run)
    let turn = run.timeline.firstDifference(from: again.timeline, under: run.policies.release)
    if let turn { return UnstableRun(run: run, difference: (again, turn)) }
    return again.problem == run.problem ? nil : UnstableRun(run: run)
  }
}

extension PushCenterSubject {
  func policies(for scenario: Scenario) -> Policies {
    var policies = policies
    policies.os = scenario.os ?? policies.os
    return policies
  }
}

package struct UnstableRun: Sendable {
  package var run: Run
  /// The second play, and the first turn that differs; nil if only the problems of the plays differ.
  package var difference: (again: Run, turn: Int)?
}
