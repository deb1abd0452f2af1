/// A stimulus, the situation before it, and all effects until the center was quiet.
package struct Turn: Sendable, Hashable {
  package var step: Int
  package var stimulus: Stimulus
  package var state: ApplicationState
  /// The indexes, in ``Timeline/attachments``, of the participants before the stimulus.
  package var attachments: Range<Int>
  package var effects: Range<Int>
  /// The indexes, in ``Timeline/delivered``, of the notifications in Notification Center before the stimulus.
  package var delivered = 0..<0
  package var badge = 0
  /// The indexes, in ``Timeline/facts``, of the facts that the adapter stated before the stimulus.
  package var facts = 0..<0
  /// True if the next turn began before the center was idle, so that the next turn can contain effects of this turn.
  package var isUnfinished = false
}

/// A fact about the app that its adapter states, such as that a campaign is archived.
package struct StatedFact: Sendable, Hashable {
  /// The largest number of characters in the clause of a fact; the kit drops further characters.
  package static let longest = 80
  /// The largest number of facts that an adapter states at a time; the kit drops further facts.
  package static let most = 32

  package var clause: String
  package var holds: Bool

  package static func all(_ stated: [String: Bool]) -> [StatedFact] {
    stated.isEmpty
      ? []
      : stated.sorted { $0.key < $1.key }.prefix(most).map {
        StatedFact(clause: String($0.key.prefix(longest)), holds: $0.value)
      }
  }
}

/// A participant that the steps have attached.
package struct Attachment: Sendable, Hashable {
  package var participant: ParticipantID
  package var kind: ParticipantKind
  /// A suppressor suppresses the toasts of these notifications, and a responder accepts these notifications.
  package var answersYesTo: NotificationSet
  package var isReleased: Bool
  /// True if no participant of this kind was attached later; a center with a single delegate holds only this one.
  package var isLatest: Bool
  /// True if the steps do not determine whether the center has dropped the participant, or has moved it in the chain.
  package var isUncertain = false
}

package struct ResolvedSighting: Sendable, Hashable {
  package var sighting: Sighting
  /// Nil if no delivered notification has the sighting's fields.
  package var notification: NotificationID?

  package init(sighting: Sighting, notification: NotificationID?) {
    self.sighting = sighting
    self.notification = notification
  }
}

/// All events of one run.
///
/// Turns hold ranges into shared arrays, so a turn allocates nothing, which keeps many runs fast. Consecutive turns
/// with the same attachments, delivered notifications or facts share one range.
package struct Timeline: Sendable, Hashable {
  package var turns: [Turn] = []
  // The effects of all turns in order, without ``lateEffects``.
  package var effects: [Effect] = []
  package var attachments: [Attachment] = []
  // The sightings that the center has passed to participants, loaders, screens, toasts and handlers, in order.
  package var sightings: [ResolvedSighting] = []
  package var screens: [MadeScreen] = []
  package var completions: [AwaitedCompletion] = []
  package var delivered: [DeliveredNotification] = []
  package var facts: [StatedFact] = []
  /// The notifications in Notification Center after the last turn, the newest last.
  package var deliveredInTheEnd: [DeliveredNotification] = []
  package var lateEffects: [LateEffect] = []

  package init() {}

  /// Returns a timeline in which the effects before the index `end` belong to the given turn, not to the next turn.
  package func extending(_ turn: Int, to end: Int) -> Timeline {
    var timeline = self
    let range = turns[turn].effects
    timeline.turns[turn].effects = range.lowerBound..<end
    timeline.turns[turn + 1].effects = end..<turns[turn + 1].effects.upperBound
    for case .badge(.set(let number)) in effects[range.upperBound..<max(end, range.upperBound)] {
      timeline.turns[turn].badge = max(0, number)
    }
    return timeline
  }

  package func notification(of sighting: SightingID) -> NotificationID? {
    sightings[sighting.index].notification
  }
}

/// A screen that a center made, or that the user navigated to.
package struct MadeScreen: Sendable, Hashable {
  package var type: String
  /// Nil if the screen shows no notification, or a notification that the kit cannot determine.
  package var notification: NotificationID?

  package init(type: String, notification: NotificationID?) {
    self.type = type
    self.notification = notification
  }
}

/// An effect between two turns or after the last turn, when the kit had judged the center to be quiet.
package struct LateEffect: Sendable, Hashable {
  package var afterTurns: Int
  package var effect: Effect
}

package struct SightingID: Sendable, Hashable {
  package let index: Int

  package init(index: Int) { self.index = index }
}

package struct ScreenID: Sendable, Hashable {
  package let index: Int
}
