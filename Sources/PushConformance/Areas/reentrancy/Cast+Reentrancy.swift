import PushSimulation

extension Cast {
  /// A reaction of a scenario, with numbers in place of the names of participants and notifications.
  struct Reaction: Sendable {
    var participant: ParticipantID
    var call: ParticipantCall
    var notification: NotificationID?
    var deeds: [Deed]
    var times: Int

    func fits(
      _ participant: ParticipantID,
      _ call: ParticipantCall,
      _ notification: NotificationID?
    ) -> Bool {
      self.participant == participant && self.call == call
        && (self.notification == nil || self.notification == notification)
    }
  }

  func reactions(of scenario: Scenario) throws(PlayProblem.Cause) -> [Reaction] {
    try scenario.allReactions.map { name, reaction throws(PlayProblem.Cause) in
      let deeds = try reaction.steps.map(deed).compactMap(\.self)
      let about = try reaction.notification.map(notification)
      return Reaction(
        participant: try participant(name),
        call: reaction.call,
        notification: about,
        deeds: deeds,
        times: reaction.times
      )
    }
  }

  /// Returns the action for a step; nil for a step that the linter refuses in a reaction.
  private func deed(_ step: Step) throws(PlayProblem.Cause) -> Deed? {
    switch step {
    case .notification(.deliver(let name)): .delivered(try notification(name))
    case .participant(.attach(let name)): .attached(try participant(name))
    case .participant(.detach(let name)): .detached(try participant(name))
    case .participant(.release(let name)): .released(try participant(name))
    case .suppression(.suppress(let name, let rule)), .responders(.accept(let name, let rule)):
      .changedAnswer(try participant(name), to: try set(rule))
    case .responders(.pop): .poppedResponder
    case .notification(.deliverAgain), .suppression(.answer), .application, .time, .account,
      .activity, .extension, .hierarchy, .launch, .links, .navigation, .permission, .registration,
      .responses, .scenes, .services, .toast, .token:
      nil
    }
  }
}
