/// How much work a shrink may be.
///
/// It is counted in runs and never in seconds: a slow machine finds the same as a fast one.
public struct ShrinkBudget: Sendable, Hashable {
  /// The most sequences to play.
  public let runs: Int

  /// The most sequences to play in a row without finding a simpler one.
  public let stall: Int

  /// Makes a budget; negative numbers become 0.
  public init(runs: Int = 4_000, stall: Int = 1_000) {
    self.runs = max(0, runs)
    self.stall = max(0, stall)
  }
}
