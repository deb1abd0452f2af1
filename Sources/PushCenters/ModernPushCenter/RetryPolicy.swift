package struct RetryPolicy: Sendable, Hashable {
  /// The number of attempts, including the first; at least one.
  package var attempts = 5
  /// The pause before the second attempt; each later pause is twice as long as the pause before it.
  package var firstDelay = Duration.seconds(2)
  /// The longest pause, even if the server asks for a longer pause.
  package var longestDelay = Duration.seconds(300)

  /// Returns the pause before the next attempt, after at least one failed attempt; nil if there is no next attempt.
  package func delay(afterFailures failures: Int, of failure: RegistryFailure) -> Duration? {
    guard case .unavailable(let retryAfter) = failure, failures < attempts else { return nil }
    var delay = min(firstDelay, longestDelay)
    for _ in 1..<max(1, failures) where delay < longestDelay {
      delay = min(delay * 2, longestDelay)
    }
    return min(max(delay, retryAfter ?? .zero), longestDelay)
  }

  /// Returns the result of the last attempt; nil if the task was canceled.
  @MainActor func run(
    on clock: any Clock<Duration>,
    _ attempt: @MainActor () async throws(RegistryFailure) -> Void
  ) async -> Result<Void, RegistryFailure>? {
    var failures = 0
    while !Task.isCancelled {
      do throws(RegistryFailure) {
        try await attempt()
        return .success(())
      } catch {
        failures += 1
        guard let delay = delay(afterFailures: failures, of: error) else { return .failure(error) }
        do { try await clock.sleep(for: delay) } catch { return nil }
      }
    }
    return nil
  }
}
