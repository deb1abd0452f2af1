package enum NotificationStep: Sendable, Hashable {
  /// A notification arrives at the device as a new push, even if it has arrived before.
  case deliver(String)
  /// The system delivers the latest push of a notification again, as the same request.
  case deliverAgain(String)

  var notification: String {
    switch self {
    case .deliver(let name), .deliverAgain(let name): name
    }
  }
}

struct NotificationStepKinds: Sendable {
  let deliver = StepKind("deliver", NotificationStep.deliver, .notification)
    .says("deliver {0}").heard(by: .receiving, .serviceExtension).traits(.isOfParticipants)
  let deliverAgain = StepKind("deliverAgain", NotificationStep.deliverAgain, .notification)
    .says("deliver {0} again").heard(by: .receiving, .serviceExtension)
}
