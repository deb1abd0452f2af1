/// Has plays stand in line: there is one at a time in a process.
///
/// Tests run side by side, and the main actor goes on with another one whenever a center waits. Jobs and
/// threads are the process's, so the kit can tell whose they are as long as one center plays.
@MainActor enum PlayLine {
  private static var isTaken = false
  private static var waiting: [CheckedContinuation<Void, Never>] = []

  /// Plays when all earlier plays are over.
  static func taking<Result>(_ play: @MainActor () async -> Result) async -> Result {
    if isTaken {
      await withCheckedContinuation { waiting.append($0) }
    }
    isTaken = true
    defer {
      // The next play has the line at once, so that no other one comes between.
      if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
    return await play()
  }
}
