/// A turn: a stimulus, and all effects from the stimulus until the center was quiet.
///
/// A stimulus is a callback or another event. A turn also records the situation before its stimulus.
package struct Turn: Sendable, Hashable {
  /// The index of the step that caused the turn, from 0.
  package var step: Int
  /// The event that began the turn.
  package var stimulus: Stimulus
  /// The application's state during the stimulus.
  package var state: ApplicationState
  /// The range in ``Timeline/attachments`` of the participants attached before the stimulus.
  package var attachments: Range<Int>
  /// The range in ``Timeline/effects`` of the center's effects.
  package var effects: Range<Int>
  /// The range in ``Timeline/delivered`` of the notifications in Notification Center before the stimulus.
  package var delivered = 0..<0
  /// The badge number at the end of the turn.
  package var badge = 0
  /// True if the next turn began before the center was idle, so that effects of this turn may be in the next turn.
  package var isUnfinished = false
}

/// A participant that the steps have attached.
package struct Attachment: Sendable, Hashable {
  /// The participant, by its index in the run.
  package var participant: ParticipantID
  package var kind: ParticipantKind
  /// The notifications to which the participant answers yes: a suppressor suppresses the toasts of these notifications,
  /// and a responder accepts these notifications.
  package var answersYesTo: NotificationSet
  /// True if the owner has released the object.
  package var isReleased: Bool
  /// True if no other object of this kind was attached later; a center with a single delegate holds only this object.
  package var isLatest: Bool
  /// True if the steps do not determine if the center has dropped the object, or has moved it in the chain.
  package var isUncertain = false
}

/// The fields of a notification as a center has read them, and the notification that the kit has found for them.
package struct ResolvedSighting: Sendable, Hashable {
  /// The fields as the center has read them.
  package var sighting: Sighting
  /// The delivered notification that the fields belong to; nil if none fits.
  package var notification: NotificationID?

  /// Creates the pair of the fields and the notification that fits them.
  package init(sighting: Sighting, notification: NotificationID?) {
    self.sighting = sighting
    self.notification = notification
  }
}

/// All events of one run.
///
/// Turns hold ranges into shared arrays, so a turn allocates nothing, which keeps many runs fast.
package struct Timeline: Sendable, Hashable {
  /// The turns in their order; each turn refers to ranges of the arrays below.
  package var turns: [Turn] = []
  /// The effects of all turns, in order, without ``lateEffects``.
  package var effects: [Effect] = []
  /// The participants attached before each turn; consecutive turns with the same participants share one range.
  package var attachments: [Attachment] = []
  /// The fields of notifications that the center has passed to participants, loaders, screens, toasts and handlers, in
  /// order.
  package var sightings: [ResolvedSighting] = []
  package var screens: [MadeScreen] = []
  /// The completion handlers that the system passed to the center.
  package var completions: [AwaitedCompletion] = []
  /// The notifications in Notification Center before each turn; consecutive turns with the same list share one range.
  package var delivered: [DeliveredNotification] = []
  /// The notifications in Notification Center after the last turn, the newest last.
  package var deliveredInTheEnd: [DeliveredNotification] = []
  /// Effects that came between turns, after the kit had judged the center to be quiet.
  package var lateEffects: [LateEffect] = []

  /// Creates the timeline of a run in which nothing has happened yet.
  package init() {}

  /// Returns the timeline in which the effects up to the index `end` belong to the given turn, not to the next one.
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

  /// Returns the notification that a sighting belongs to; nil if none fits.
  package func notification(of sighting: SightingID) -> NotificationID? {
    sightings[sighting.index].notification
  }
}

/// A screen that a center made, or that the user opened by hand.
package struct MadeScreen: Sendable, Hashable {
  /// The type of screen, as the app names it.
  package var type: String
  /// The notification that the screen was made for.
  ///
  /// Nil if there is none, or if the kit does not know it.
  package var notification: NotificationID?

  /// Creates the record of a screen; `notification` is nil for a screen that the user opens by hand.
  package init(type: String, notification: NotificationID?) {
    self.type = type
    self.notification = notification
  }
}

/// An effect that came between two turns, or after the last turn.
package struct LateEffect: Sendable, Hashable {
  /// The number of turns that had ended before the effect.
  package var afterTurns: Int
  /// The effect, which belongs to no turn.
  package var effect: Effect
}
