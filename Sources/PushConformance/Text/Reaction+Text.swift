import PushSimulation

extension ReactionFault {
  var text: String {
    switch self {
    case .neverCalled(let kind, let call):
      kind.calls.isEmpty
        ? "\(kind.withArticle) does not react"
        : "\(kind.withArticle) is never \(call.rawValue); write "
          + kind.calls.map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
    case .doesNothing: "it does nothing; name a step"
    case .notAStepOfParticipants(let step):
      "'\(step.text)' is not a step of a participant, which can deliver, attach, detach, release,"
        + " suppress, accept and popResponder"
    case .illegalStep(let cause): cause.text(in: nil)
    case .neverHappens: "its number of times is at least 1"
    case .tooMuch(let deeds):
      "all reactions together do \(deeds) steps; a scenario has at most \(Scenario.mostDeeds)"
    }
  }
}

extension Reaction {
  /// Returns the reaction as a phrase that follows the name of the participant.
  func text(of name: String) -> String {
    let occasion =
      switch (call, notification) {
      case (.asked, let notification?): "asked about \(notification.inQuotes)"
      case (.told, let notification?): "notified of \(notification.inQuotes)"
      case (.handed, let notification?): "handed \(notification.inQuotes)"
      case (.asked, nil): "asked about a notification"
      case (.told, nil): "notified of a notification"
      case (.handed, nil): "handed a notification"
      }
    let often = times == 1 ? "" : ", \(times) times at most"
    return
      "when \(occasion), it \(steps.map { $0.text(by: name) }.joined(separator: " and "))\(often)"
  }
}

extension Step {
  fileprivate func text(by name: String) -> String {
    let other = participant == name ? "itself" : participant?.inQuotes ?? "no participant"
    return switch self {
    case .notification(.deliver(let notification)):
      "makes the system deliver \(notification.inQuotes)"
    case .participant(.attach): "attaches \(other)"
    case .participant(.detach): "detaches \(other)"
    case .participant(.release): "releases \(other)"
    case .suppression(.suppress(_, let rule)): "makes \(other) suppress \(rule.toasts)"
    case .responders(.accept(_, let rule)): "makes \(other) accept \(rule.notifications)"
    case .responders(.pop): "pops the newest responder"
    // Participants take no other steps. If the linter refuses a scenario with such a step, the linter's message
    // contains the usual text of the step.
    case .notification(.deliverAgain), .suppression(.answer), .application, .time, .account,
      .activity, .extension, .hierarchy, .launch, .links, .navigation, .permission, .registration,
      .responses, .scenes, .services, .toast, .token:
      text
    }
  }
}

extension Run {
  func text(_ deed: Deed, of participant: ParticipantID) -> String {
    let other = deed.participant.map { $0 == participant ? "itself" : name($0) } ?? "no participant"
    let act =
      switch deed {
      case .delivered(let notification): "makes the system deliver \(name(notification))"
      case .attached: "attaches \(other)"
      case .detached: "detaches \(other)"
      case .released: "releases \(other)"
      case .changedAnswer(_, to: let answer):
        "makes \(other) answer yes to \(text(answer)) from now on"
      case .poppedResponder: "pops the newest responder"
      case .nothing(.notDeliveredToTheApp):
        "makes the system deliver a notification that does not reach the app"
      case .nothing: "acts on a participant that was released"
      }
    return "\(name(participant)) \(act)"
  }

  private func text(_ answer: NotificationSet) -> String {
    switch answer {
    case .all: "everything"
    case .none: "nothing"
    case .only(let notifications):
      notifications.isEmpty
        ? "nothing"
        : notifications.sorted.map(name).joined(separator: ", ")
    }
  }
}
