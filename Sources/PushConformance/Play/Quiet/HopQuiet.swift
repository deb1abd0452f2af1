import PushSimulation

/// Takes a center for quiet when many hops over the main actor have brought nothing: what is left where the
/// jobs of a center cannot be run by the play itself.
///
/// What it cannot promise is listed in Specs/quiet.md.
@MainActor final class HopQuiet: Quiet {
  /// How many hops in a row without an effect are taken for rest.
  ///
  /// Three times the most that anything was seen to take where nothing is counted: a resumed continuation
  /// took up to 21 hops in a release build (Swift 6.3.1, Linux, 60,000 tries).
  private static let hopsOfRest = 64
  /// How many hops without progress are made before time is looked at.
  private static let impatience = 4_096
  /// How many jobs may pass through the pool without progress before they are taken for those of a center
  /// that looks again and again whether something has come.
  private static let mostJobs = 1_000

  private var counts = false
  private weak var center: (any CenterAtWork)?

  let way = QuietWay.hops
  let complaint: PlayProblem.Cause? = nil
  let order = JobOrder()
  let reasonForOtherOrders: String? = "the runtime does not let the kit run the center's jobs"

  func begin(with center: any CenterAtWork) {
    self.center = center
    counts = PoolCount.begin()
  }
  func beginTurn() {}
  func begin(_ call: @escaping CallTask.Call, insideCall: Bool) { Task.runningAtOnce(call) }
  func endProcess(_ end: () -> Void) { end() }
  func end() { if counts { PoolCount.end() } }

  func rest() async throws(PlayProblem.Cause) {
    guard let center else { return }
    let isSynchronous = center.work == .synchronous
    if isSynchronous, center.openCalls == 0 { return }
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

  /// Hops over the main actor, and how many of them have brought nothing.
  private struct IdleHops {
    let patience: Patience
    /// How many hops in a row have brought nothing, with nothing in the pool that still could.
    private(set) var hopsAtRest = 0
    private var hops = 0
    private var lastProgress: Int?
    private var jobsBefore = 0
    private var since: ContinuousClock.Instant?
    /// Whether the center has been idle for longer than work elsewhere takes as a rule.
    private(set) var isDoubtful = false

    init(patience: Patience) { self.patience = patience }

    /// Hops once.
    ///
    /// - Parameter seen: A number that changes whenever something happens.
    /// - Returns: Whether there is still hope; false when the patience is at an end.
    @MainActor mutating func hop(progress seen: () -> Int) async -> Bool {
      await PoolCount.hop()
      let progress = seen()
      guard progress == lastProgress else {
        lastProgress = progress
        jobsBefore = PoolCount.jobsSoFar
        (hops, hopsAtRest, since, isDoubtful) = (0, 0, nil, false)
        return true
      }
      hops += 1
      let isWorking = PoolCount.isBusy && PoolCount.jobsSoFar - jobsBefore < HopQuiet.mostJobs
      hopsAtRest = isWorking ? 0 : hopsAtRest + 1
      guard hops > HopQuiet.impatience else { return true }
      // Something runs off the main actor, or nothing does. Time is real here, and decides nothing but
      // whether to give up.
      guard let since else {
        since = ContinuousClock.now
        return true
      }
      try? await Task.sleep(for: .milliseconds(1))
      let idle = ContinuousClock.now - since
      isDoubtful = idle > patience.doubt
      if idle > min(.seconds(1), patience.silence / 2) { PoolCount.disregardJobs() }
      return idle < patience.silence
    }
  }
}
