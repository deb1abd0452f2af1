/// A look at what has been going on, to see whether anything still does.
struct Watch {
  /// How many hops without progress are made before time is looked at.
  private static let impatience = 4_096
  /// How long a call may run elsewhere before it is looked at what it could be waiting for.
  ///
  /// Where tasks take turns nothing runs elsewhere but what has a thread of its own.
  private var doubt: Duration { SerialExecution.isInForce ? .milliseconds(10) : .milliseconds(500) }
  /// How long the pool may be busy without a sign before it is taken to be busy with somebody else's.
  private var mostTimeInThePool: Duration { min(.seconds(1), patience / 2) }
  /// How many jobs may pass through the pool without a sign before they are taken for those of a center that
  /// looks again and again whether something has come.
  private static let mostJobs = 1_000

  /// How long a call may run elsewhere without a sign before it is taken for one that hangs.
  let patience: Duration
  /// How many hops in a row have brought nothing new, with nothing in the pool that still could.
  private(set) var hopsAtRest = 0
  /// How many hops in a row have brought nothing new.
  private var idleHops = 0
  private var lastProgress: Int?
  /// How many jobs had been sent to the pool at the last progress.
  private var jobsBefore = 0
  private var idleSince: ContinuousClock.Instant?

  /// Whether the call has gone on for longer than anything that only works elsewhere for a moment.
  private(set) var isDoubtful = false

  init(patience: Duration) {
    self.patience = patience
  }

  /// Hops once over the main actor.
  ///
  /// - Parameter progress: A number that changes whenever something happens.
  /// - Returns: Whether there is still hope; false when its patience is at an end.
  @MainActor mutating func hop(progress: () -> Int) async -> Bool {
    await PoolCensus.hop()
    let now = progress()
    guard now == lastProgress else {
      lastProgress = now
      jobsBefore = PoolCensus.jobsSoFar
      (idleHops, hopsAtRest) = (0, 0)
      idleSince = nil
      isDoubtful = false
      return true
    }
    idleHops += 1
    let isWorking = PoolCensus.isBusy && PoolCensus.jobsSoFar - jobsBefore < Self.mostJobs
    hopsAtRest = isWorking ? 0 : hopsAtRest + 1
    guard idleHops > Self.impatience else { return true }
    // Something runs off the main actor, or nothing does. Time is real here, and decides nothing
    // but whether to give up.
    guard let idleSince else {
      idleSince = ContinuousClock.now
      return true
    }
    try? await Task.sleep(for: .milliseconds(1))
    let idle = ContinuousClock.now - idleSince
    isDoubtful = idle > doubt
    if idle > mostTimeInThePool { PoolCensus.disregardJobs() }
    return idle < patience
  }
}
