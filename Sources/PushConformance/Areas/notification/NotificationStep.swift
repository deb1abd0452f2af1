/// The arrival of a notification at the device.
package enum NotificationStep: Sendable, Hashable {
  /// A notification arrives at the device as a new push, even if it has arrived before.
  case deliver(String)
  /// The system delivers the latest push of a notification again, as the same request.
  case deliverAgain(String)
}

extension NotificationStep {
  /// The name of the notification that the step is about.
  var notification: String {
    switch self {
    case .deliver(let name), .deliverAgain(let name): name
    }
  }

  /// The step in words, as findings print it.
  var text: String {
    switch self {
    case .deliver(let name): "deliver \(name.inQuotes)"
    case .deliverAgain(let name): "deliver \(name.inQuotes) once more"
    }
  }
}
