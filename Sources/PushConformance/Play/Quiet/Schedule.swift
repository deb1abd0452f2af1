import PropertyEngine
import PushSimulation

/// The order in which the jobs of a center run at moments when several jobs are ready.
///
/// The schedule is a list of numbers, one for each such moment: the index of the job that runs. Jobs are sorted by age,
/// so 0 is the oldest job. A missing number counts as 0. With the empty schedule, the oldest job always runs first.
struct Schedule: Sendable, Hashable {
  private(set) var choices: [Int]
  /// The generator that draws more choices after the last of ``choices``; nil if the oldest job runs from then on.
  private var random: SplitMix64?
  /// The number of moments so far at which several jobs were ready.
  private(set) var moments = 0
  /// True if a choice was an index that no ready job had.
  private var isOutOfRange = false

  init(_ choices: [Int] = []) { self.choices = choices }

  init(drawnFrom seed: UInt64) {
    choices = []
    random = SplitMix64(seed: seed)
  }

  mutating func choose(among candidates: Int) -> Int {
    guard candidates > 1 else { return 0 }
    defer { moments += 1 }
    if moments < choices.count {
      isOutOfRange = isOutOfRange || choices[moments] >= candidates
      choices[moments] = min(choices[moments], candidates - 1)
      return choices[moments]
    }
    guard random != nil else { return 0 }
    // Half of the time, the generator picks the oldest job outright, so that a schedule stays close to the usual order.
    let isUsual = random?.next(through: 1) == 0
    let choice = isUsual ? 0 : Int(random?.next(through: UInt64(candidates - 1)) ?? 0)
    choices.append(choice)
    return choice
  }

  var isUsual: Bool { choices.isEmpty && random == nil }

  var fits: Bool { !isOutOfRange && choices.count <= moments }

  /// The schedule as a list of choices, without the generator and without zeros at the end.
  var settled: Schedule {
    Schedule(Array(choices.prefix((choices.lastIndex { $0 != 0 } ?? -1) + 1)))
  }
}

extension Schedule: WireValue {
  init(from reader: inout WireReader) throws(WireError) {
    self.init(try reader.read())
    random = (try reader.read() as UInt64?).map { SplitMix64(seed: $0) }
    moments = try reader.read()
    isOutOfRange = try reader.read()
  }

  func write(to writer: inout WireWriter) {
    writer.write(choices, random?.seed, moments, isOutOfRange)
  }
}
