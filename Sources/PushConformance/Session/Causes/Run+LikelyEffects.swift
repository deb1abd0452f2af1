import PushSimulation

extension Run {
  /// Returns the effects that can be missing: one of each kind for each notification, participant, token and completion
  /// handler that the effect can be about.
  func likelyEffects(inTurn turn: Int) -> [LikelyEffect] {
    let id = SightingID(index: timeline.sightings.count)
    var likely: [LikelyEffect] = []
    for (index, notification) in notifications.enumerated() {
      let facts = notification.facts
      let sighting = ResolvedSighting(
        sighting: Sighting(
          url: facts.usableURL,
          type: facts.type,
          objectID: facts.objectID,
          messageID: facts.messageID,
          title: facts.title,
          isSilent: facts.isSilent
        ),
        notification: NotificationID(index: index)
      )
      var effects: [Effect] = [
        .toast(.presented(id)), .hierarchy(.startedLoad(id)), .services(.handledNotification(id)),
        .links(.openedURL(facts.usableURL, accepted: true)),
      ]
      if let link = facts.actionURL?.text {
        effects.append(.links(.openedURL(link, accepted: true)))
      }
      for attachment in timeline.attachments[timeline.turns[turn].attachments] {
        let answer = attachment.answersYesTo.contains(NotificationID(index: index))
        effects += Self.calls(of: attachment, about: id, answeringYes: answer)
      }
      likely += effects.map { LikelyEffect(effect: $0, sighting: sighting) }
    }
    var others: [Effect] = [
      .registration(.registeredForRemoteNotifications),
      .registration(.unregisteredForRemoteNotifications),
    ]
    others += timeline.turns.compactMap(\.stimulus.receivedToken).map {
      .token(.uploaded($0.hexadecimal, path: nil))
    }
    for index in timeline.completions.indices {
      let id = CompletionID(index: index)
      others.append(.responses(.completed(id, .responded)))
      others += [FetchResult.newData, .noData].map { .responses(.completed(id, .fetched($0))) }
    }
    return likely + others.map { LikelyEffect(effect: $0) }
  }

  private static func calls(
    of attachment: Attachment,
    about sighting: SightingID,
    answeringYes answer: Bool
  ) -> [Effect] {
    let participant = attachment.participant
    return switch attachment.kind {
    case .observer:
      [
        .broadcast(.notified(participant, sighting)),
        .broadcast(.toldOfOpening(participant, sighting)),
      ]
    case .suppressor: [.suppression(.asked(participant, sighting, answer: answer))]
    case .responder:
      [
        .responders(.asked(participant, sighting, accepts: answer)),
        .responders(.notified(participant, sighting)),
      ]
    case .service: []
    }
  }
}
