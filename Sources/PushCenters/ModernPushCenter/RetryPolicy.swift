/// How often, and after which pauses, something is tried again that a server could not take.
package struct RetryPolicy: Sendable, Hashable {
  /// How often it is tried in all, the first time included; at least once.
  package var attempts: Int
  /// The pause before the second attempt; each later one is twice as long.
  package var firstDelay: Duration
  /// The longest pause, also where the server asks for a longer one.
  package var longestDelay: Duration

  /// Creates a policy.
  package init(
    attempts: Int = 5,
    firstDelay: Duration = .seconds(2),
    longestDelay: Duration = .seconds(300)
  ) {
    self.attempts = attempts
    self.firstDelay = firstDelay
    self.longestDelay = longestDelay
  }

  /// Says how long to pause before the next attempt.
  ///
  /// - Parameters:
  ///   - failures: How many attempts have failed, one at least.
  ///   - failure: How the last one has.
  /// - Returns: The pause; nil when there is no next attempt.
  package func delay(afterFailures failures: Int, of failure: RegistrationFailure) -> Duration? {
    guard case .unavailable(let retryAfter) = failure, failures < attempts else { return nil }
    var delay = min(firstDelay, longestDelay)
    for _ in 1..<max(1, failures) where delay < longestDelay {
      delay = min(delay * 2, longestDelay)
    }
    return min(max(delay, retryAfter ?? .zero), longestDelay)
  }

  /// Tries until it succeeds, cannot succeed, has been tried often enough, or is called off.
  ///
  /// - Parameters:
  ///   - clock: What measures the pauses.
  ///   - attempt: One attempt.
  /// - Returns: Nil when it was called off.
  @MainActor func run(
    on clock: any Clock<Duration>,
    _ attempt: @MainActor () async throws(RegistrationFailure) -> Void
  ) async -> Result<Void, RegistrationFailure>? {
    var failures = 0
    while !Task.isCancelled {
      do throws(RegistrationFailure) {
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
