package import PushSimulation

/// A step about registering for remote notifications.
package enum RegistrationStep: Sendable, Hashable {
  /// The app asks the center to register for remote notifications.
  case request
  /// The registration fails: `application(_:didFailToRegisterForRemoteNotificationsWithError:)`.
  case fail(RegistrationFailure)
}

extension RegistrationStep {
  var hearingRoles: [Role] {
    switch self {
    case .request: [.registering]
    case .fail: [.registering, .serviceHosting]
    }
  }

  var text: String {
    switch self {
    case .request: "request registration"
    case .fail(let failure): "let the registration fail: \(failure)"
    }
  }
}
