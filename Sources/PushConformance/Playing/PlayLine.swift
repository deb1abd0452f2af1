/// Has plays stand in line: there is one at a time in a process.
///
/// Tests run side by side, and the main actor goes on with another one whenever a center waits. What is known of
/// tasks is known of the process, so whose they are can be told as long as one center plays.
@MainActor enum PlayLine {
  private static var isTaken = false
  private static var waiting: [CheckedContinuation<Void, Never>] = []

  /// Plays when everybody has played who came before.
  static func taking<Result>(_ play: @MainActor () async -> Result) async -> Result {
    if isTaken {
      await withCheckedContinuation { waiting.append($0) }
    }
    isTaken = true
    defer {
      // Whoever is next has the line at once, so that nobody comes between.
      if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
    return await play()
  }
}
