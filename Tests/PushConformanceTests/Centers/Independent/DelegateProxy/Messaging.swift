import Foundation

@MainActor protocol MessagingDelegate: AnyObject {
  /// Delivers a token: at the start of the app, and whenever the token is refreshed.
  func messaging(_ messaging: Messaging, didReceiveRegistrationToken token: String?)
}

/// The library of a push provider, similar to Firebase Cloud Messaging.
///
/// The library exchanges the token of APNs for a registration token of its own, which the app's delegate sends on.
@MainActor final class Messaging {
  /// The provider's server, which returns a registration token for a token of APNs.
  typealias Registrar = @MainActor (_ apnsToken: String) async throws -> String

  /// The shortest and the longest time before a retry.
  static let retryIntervals = Duration.seconds(10)...Duration.seconds(20 * 60)

  /// The delegate; a delegate that is set late receives the current token.
  weak var delegate: (any MessagingDelegate)? {
    didSet {
      guard let registrationToken, delegate !== oldValue else { return }
      delegate?.messaging(self, didReceiveRegistrationToken: registrationToken)
    }
  }
  /// The valid token of the provider.
  private(set) var registrationToken: String?
  /// The ids of the counted messages.
  private(set) var analytics: Set<String> = []

  private let register: Registrar
  private let sleep: @Sendable (Duration) async throws -> Void
  private var exchange: Task<Void, Never>?

  init(registrar: @escaping Registrar, sleep: @escaping @Sendable (Duration) async throws -> Void) {
    register = registrar
    self.sleep = sleep
  }

  /// The token that the app delegate received; a new token makes the registration token stale.
  var apnsToken: Data? {
    didSet {
      guard let apnsToken, !apnsToken.isEmpty, apnsToken != oldValue else { return }
      exchange?.cancel()
      exchange = Task { [weak self] in await self?.refresh(for: apnsToken) }
    }
  }

  private func refresh(for token: Data) async {
    let text = token.map { String(format: "%02x", $0) }.joined()
    var interval = Self.retryIntervals.lowerBound
    while !Task.isCancelled, token == apnsToken {
      if let fresh = try? await register(text) {
        guard !Task.isCancelled, token == apnsToken else { return }
        registrationToken = fresh
        delegate?.messaging(self, didReceiveRegistrationToken: fresh)
        return
      }
      guard (try? await sleep(interval)) != nil else { return }
      interval = min(interval * 2, Self.retryIntervals.upperBound)
    }
  }

  func appDidReceiveMessage(_ userInfo: [AnyHashable: Any]) {
    guard let id = userInfo["gcm.message_id"] as? String else { return }
    analytics.insert(id)
  }
}
