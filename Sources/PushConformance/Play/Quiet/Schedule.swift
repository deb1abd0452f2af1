import PropertyEngine

/// The order in which the jobs of a center run, where several could run next.
///
/// A list of small numbers, one for each moment with more than one candidate: 0 is the oldest of them, and so
/// is every number that is missing. The empty schedule is first in, first out.
struct Schedule: Sendable, Hashable {
  /// The candidate that runs at each moment, by age.
  private(set) var choices: [Int]
  /// Draws what ``choices`` does not say; nil where the oldest runs then.
  private var random: SplitMix64?
  /// How many moments with more than one candidate have passed.
  private(set) var moments = 0
  /// Whether a choice named a candidate that was not there.
  private var isOutOfRange = false

  /// Creates a schedule from the choices at each moment.
  init(_ choices: [Int] = []) { self.choices = choices }

  /// Creates a schedule that is drawn while its play goes on.
  ///
  /// - Parameter seed: The same seed gives the same choices.
  init(drawnFrom seed: UInt64) {
    choices = []
    random = SplitMix64(seed: seed)
  }

  /// Whether the oldest job runs at every moment.
  var isFirstInFirstOut: Bool { random == nil && choices.allSatisfy { $0 == 0 } }

  /// Chooses one of the jobs that could run next.
  ///
  /// - Parameter candidates: How many there are.
  /// - Returns: The place of the chosen one, by age.
  mutating func choose(among candidates: Int) -> Int {
    guard candidates > 1 else { return 0 }
    defer { moments += 1 }
    if moments < choices.count {
      isOutOfRange = isOutOfRange || choices[moments] >= candidates
      choices[moments] = min(choices[moments], candidates - 1)
      return choices[moments]
    }
    guard random != nil else { return 0 }
    // Every other time the oldest, so that most of a schedule is the usual order.
    let isUsual = random?.next(through: 1) == 0
    let choice = isUsual ? 0 : Int(random?.next(through: UInt64(candidates - 1)) ?? 0)
    choices.append(choice)
    return choice
  }

  /// Whether every choice was made as it was asked for.
  var fits: Bool { !isOutOfRange && choices.count <= moments }

  /// The same schedule as a list: without what is drawn, and without zeros at the end.
  var settled: Schedule {
    Schedule(Array(choices.prefix((choices.lastIndex { $0 != 0 } ?? -1) + 1)))
  }
}
