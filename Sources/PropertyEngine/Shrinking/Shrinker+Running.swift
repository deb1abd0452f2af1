extension Shrinker {
  /// Shrinks to the end.
  ///
  /// - Parameters:
  ///   - improved: Hears of each improvement as it is found, so that a crash loses nothing.
  ///   - play: Plays a sequence and judges it.
  /// - Returns: What the shrink came to.
  public mutating func run(
    improved: (Trial<Label>) -> Void = { _ in },
    _ play: ([UInt64]) throws -> Trial<Label>
  ) rethrows -> ShrinkResult<Label> {
    while let values = next() {
      if report(try play(values)) { improved(best) }
    }
    return result
  }

  /// Shrinks to the end, where playing takes time.
  ///
  /// It stays on the caller's actor.
  ///
  /// - Parameters:
  ///   - improved: Hears of each improvement as it is found, so that a crash loses nothing.
  ///   - play: Plays a sequence and judges it.
  /// - Returns: What the shrink came to.
  public nonisolated(nonsending) mutating func run(
    improved: (Trial<Label>) async throws -> Void = { _ in },
    _ play: ([UInt64]) async throws -> Trial<Label>
  ) async rethrows -> ShrinkResult<Label> {
    while let values = next() {
      if report(try await play(values)) { try await improved(best) }
    }
    return result
  }
}
