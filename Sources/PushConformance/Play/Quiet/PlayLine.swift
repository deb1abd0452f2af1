/// A queue of plays: only one play runs at a time in a process.
///
/// Tests run concurrently, and the main actor runs a different test whenever a center waits. With one play at a time,
/// the kit can attribute jobs and threads to the center of that play.
@MainActor enum PlayLine {
  private static var isTaken = false
  private static var waiting: [CheckedContinuation<Void, Never>] = []

  static func taking<Result>(_ play: @MainActor () async -> Result) async -> Result {
    if isTaken {
      await withCheckedContinuation { waiting.append($0) }
    }
    isTaken = true
    defer {
      // `isTaken` stays true for the next play, so that no other play can start before it.
      if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
    return await play()
  }
}
