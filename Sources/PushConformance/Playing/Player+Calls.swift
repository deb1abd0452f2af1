import PushSimulation

/// How a center is called where its answer is not awaited on the spot.
extension Player {
  /// Begins a call of the center, without waiting for its end.
  ///
  /// - Parameters:
  ///   - immediately: Whether it begins inside the running call of a participant, so that the center
  ///     is called again before it has come to an end.
  ///   - body: The call.
  func begin(immediately: Bool = false, _ body: @escaping @MainActor () async -> Void) {
    let ended = endedProcesses
    openCalls += 1
    let call: @MainActor () async -> Void = { [self] in
      await body()
      if subject.policies.work == .settles {
        await process?.center.settle()
        for request in requests { await request.server.settle() }
      }
      // Calls into a process that has ended since are no longer counted.
      if endedProcesses == ended { openCalls -= 1 }
    }
    // A participant is called synchronously, and the center may be asynchronous.
    if immediately {
      Task.runningAtOnce(call)
    } else {
      Task { @MainActor in await call() }
    }
  }
}

extension Task where Success == Void, Failure == Never {
  /// Starts a task that runs up to its first suspension at once (SE-0472).
  ///
  /// Systems without that run it a moment later: between two calls instead of inside of one.
  static func runningAtOnce(_ body: @escaping @MainActor () async -> Void) {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      Task.immediate { @MainActor in await body() }
    } else {
      Task { @MainActor in await body() }
    }
  }
}
