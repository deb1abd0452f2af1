package import PushSimulation

package enum RegistrationStep: Sendable, Hashable {
  case request
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
