package enum NotificationStep: Sendable, Hashable {
  /// A notification arrives at the device as a new push, even if it has arrived before.
  case deliver(String)
  /// The system delivers the latest push of a notification again, as the same request.
  case deliverAgain(String)
}

extension NotificationStep {
  var notification: String {
    switch self {
    case .deliver(let name), .deliverAgain(let name): name
    }
  }

  var text: String {
    switch self {
    case .deliver(let name): "deliver \(name.inQuotes)"
    case .deliverAgain(let name): "deliver \(name.inQuotes) once more"
    }
  }
}
