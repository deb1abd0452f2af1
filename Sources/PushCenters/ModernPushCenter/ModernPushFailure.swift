package enum ModernPushFailure: Sendable {
  case noToken(any Error)
  case emptyToken(TokenPurpose)
  /// The server has not stored a registration; the center tries again later, for example at the next launch.
  case registration(TokenPurpose, RegistryFailure)
  case unregistration(TokenPurpose, RegistryFailure)
  case unreadableStorage(any Error)
  case unwritableStorage(any Error)
  case authorization(any Error)
  case unwanted(PushMessage)
  case noDestination(PushMessage)
  case unknownAction(String)
  case noAnswer(participants: Int)
}

extension ModernPushFailure: CustomStringConvertible {
  /// The failure in one sentence, without tokens and without the user's text.
  package var description: String {
    switch self {
    case .noToken(let error): "The system has no device token: \(error)"
    case .emptyToken(let purpose): "The system has delivered an empty token for \(purpose.text)"
    case .registration(let purpose, let failure):
      "The server has not accepted the token for \(purpose.text): \(failure.text)"
    case .unregistration(let purpose, let failure):
      "The server has not removed the token for \(purpose.text): \(failure.text)"
    case .unreadableStorage(let error): "The stored registration cannot be read: \(error)"
    case .unwritableStorage(let error): "The registration cannot be stored: \(error)"
    case .authorization(let error): "The user could not be asked for permission: \(error)"
    case .unwanted: "A push has arrived while the user is logged out or has opted out"
    case .noDestination: "No destination can open a push, so no screen is shown"
    case .unknownAction(let name): "There is no handler for the action \(String(reflecting: name))"
    case .noAnswer(let participants): "Objects that have not answered in time: \(participants)"
    }
  }
}

extension TokenPurpose {
  fileprivate var text: String {
    switch self {
    case .device: "the device"
    case .pushToStart(let type): "starting activities of \(type)"
    case .activity(let id): "the activity \(id)"
    }
  }
}

extension RegistryFailure {
  fileprivate var text: String {
    switch self {
    case .unavailable(nil): "it cannot be reached"
    case .unavailable(let pause?): "it has asked for a pause of \(pause)"
    case .rejected(let reason): reason
    }
  }
}
