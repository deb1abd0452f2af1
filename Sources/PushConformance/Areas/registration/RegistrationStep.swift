package import PushSimulation

/// A step about registering for remote notifications.
package enum RegistrationStep: Sendable, Hashable {
  /// The app asks the center to register for remote notifications.
  case request
  /// The system says that there is no device token.
  case fail(RegistrationFailure)
}

extension RegistrationStep {
  /// The roles of which a subject needs one for the step to mean anything to it.
  var hearingRoles: [Role] {
    switch self {
    case .request: [.registering]
    case .fail: [.registering, .serviceHosting]
    }
  }

  /// The step in words.
  var text: String {
    switch self {
    case .request: "request registration"
    case .fail(let failure): "fail registration: \(failure)"
    }
  }
}
