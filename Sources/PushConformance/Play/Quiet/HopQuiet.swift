import PushSimulation

/// A ``Quiet`` that waits by hops: the center counts as quiet after many hops in a row without an effect.
///
/// In a hop, the play lets the other jobs of the main actor run. The kit waits by hops if the play cannot run the
/// center's jobs itself. Specs/quiet.md lists what hops cannot promise.
@MainActor final class HopQuiet: Quiet {
  /// The number of hops in a row without an effect after which the center counts as quiet.
  ///
  /// In measurements, a continuation resumed after at most 21 hops if ``PoolCount`` counted no jobs in the thread pool.
  /// The measurements were 60,000 tries with a release build, Swift 6.3.1, on Linux. The limit is three times as large.
  private static let hopsOfRest = 64
  /// The number of hops without progress after which the kit measures the idle time by a real clock.
  private static let impatience = 4_096
  /// The number of jobs in the thread pool without progress after which the kit assumes that the center polls.
  private static let mostJobs = 1_000
  private static let longestHop = Duration.milliseconds(10)

  private var counts = false
  private weak var center: (any CenterAtWork)?

  let way = QuietWay.hops
  let complaint: PlayProblem.Cause? = nil
  private(set) var order: JobOrder
  let reasonForOtherOrders: String? = "the runtime does not let the kit run the center's jobs"

  /// Creates an object for one play, which cannot make the choices of `schedule`, because hops do not order jobs.
  init(asked schedule: Schedule = Schedule()) {
    order = JobOrder(fitsPlay: schedule.choices.isEmpty)
  }

  func begin(with center: any CenterAtWork) {
    self.center = center
    counts = PoolCount.begin()
  }
  func beginTurn() {}
  func begin(_ call: @escaping CallTask.Call, insideCall: Bool) { Task.runningAtOnce(call) }
  func endProcess(_ end: () -> Void) { end() }
  func end() { if counts { PoolCount.end() } }

  func isResting() -> Bool { center.map { $0.work == .synchronous && $0.openCalls == 0 } ?? true }

  func isInterrupted(after jobs: Int) -> Bool {
    order.fitsPlay = false
    return false
  }

  func rest() async throws(PlayProblem.Cause) {
    guard let center, !isResting() else { return }
    let isSynchronous = center.work == .synchronous
    var idle = IdleHops(patience: center.patience)
    while true {
      let hasHope = await idle.hop { center.progress }
      let isAccountedFor = center.openCalls <= center.held && center.returning == 0
      if isSynchronous {
        if center.openCalls == 0 { return }
        if idle.isDoubtful, center.held > 0 { throw .waitsThoughSynchronous }
      } else {
        if idle.hopsAtRest >= Self.hopsOfRest, isAccountedFor { return }
        if center.held > 0, idle.isDoubtful, center.returning == 0 {
          return center.noteSharedCalls()
        }
      }
      guard center.effectsOfTurn <= center.patience.effects else { throw .neverQuiet(.effects) }
      guard hasHope else { throw .neverQuiet(.outside) }
    }
  }

  func waitForLateEffects() async {
    guard let center else { return }
    var idle = IdleHops(patience: center.patience)
    while !center.hasLateEffect, idle.hopsAtRest < Self.hopsOfRest / 4,
      await idle.hop(progress: { center.progress })
    {}
  }

  private struct IdleHops {
    let patience: Patience
    /// The number of hops in a row without progress while no counted job was in the pool.
    private(set) var hopsAtRest = 0
    private var hops = 0
    private var lastProgress: Int?
    private var jobsBefore = 0
    /// The real time without progress so far, and the moment at which a hop last added to this time.
    private var idle = Duration.zero
    private var counted: ContinuousClock.Instant?
    private(set) var isDoubtful = false

    init(patience: Patience) { self.patience = patience }

    /// Lets all other jobs of the main actor run once; returns false if `seen` has not changed for too long.
    @MainActor mutating func hop(progress seen: () -> Int) async -> Bool {
      await PoolCount.hop()
      let progress = seen()
      guard progress == lastProgress else {
        lastProgress = progress
        jobsBefore = PoolCount.jobsSoFar
        (hops, hopsAtRest, idle, counted, isDoubtful) = (0, 0, .zero, nil, false)
        return true
      }
      hops += 1
      let isWorking = PoolCount.isBusy && PoolCount.jobsSoFar - jobsBefore < HopQuiet.mostJobs
      hopsAtRest = isWorking ? 0 : hopsAtRest + 1
      guard hops > HopQuiet.impatience else { return true }
      // The kit cannot tell whether a job runs off the main actor, so the kit waits for real time. This time decides
      // only when the kit gives up.
      try? await Task.sleep(for: .milliseconds(1))
      let now = ContinuousClock.now
      // On a busy machine the center might not have run between two hops. So a hop adds at most `longestHop`.
      idle += min(now - (counted ?? now), HopQuiet.longestHop)
      counted = now
      isDoubtful = idle > patience.doubt
      if idle > min(.seconds(1), patience.silence / 2) { PoolCount.disregardJobs() }
      return idle < patience.silence
    }
  }
}
