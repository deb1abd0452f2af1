/// One stimulus, the situation before it, and the effects until the center was quiet.
package struct Turn: Sendable, Hashable {
  /// The step of the scenario that caused it, from 0.
  package var step: Int
  /// What reached the center.
  package var stimulus: Stimulus
  /// The state that the application shows during the stimulus.
  package var state: ApplicationState
  /// The participants that were attached before the stimulus, in ``Timeline/attachments``.
  package var attachments: Range<Int>
  /// What the center did, in ``Timeline/effects``.
  package var effects: Range<Int>
  /// What was in Notification Center before the callbacks of the step, in ``Timeline/delivered``.
  package var delivered = 0..<0
  /// The number on the icon when the center was quiet.
  package var badge = 0
}

/// A participant that the world has attached, as the steps alone tell it.
package struct Attachment: Sendable, Hashable {
  /// Who is attached.
  package var participant: ParticipantID
  /// What it is to the center.
  package var kind: ParticipantKind
  /// About which notifications it says yes when it is asked: a suppressor keeps their toasts away,
  /// a responder takes them.
  package var answersYesTo: NotificationSet
  /// Whether its owner has let it go since.
  package var isReleased: Bool
  /// Whether nobody of its kind was attached after it: where there is one place, it has it.
  package var isLatest: Bool
  /// Whether the steps leave open if the center still knows it, or where in a chain it stands.
  package var isUncertain = false
}

/// A notification as a participant, a toast or a log saw it, and which one the kit takes it for.
package struct ResolvedSighting: Sendable, Hashable {
  /// What was seen.
  package var sighting: Sighting
  /// Which delivered notification it is; nil when it is none of them.
  package var notification: NotificationID?
}

/// Everything that happened in one run, flat: turns hold ranges into shared arrays.
///
/// Flat because runs are many: a turn allocates nothing of its own.
package struct Timeline: Sendable, Hashable {
  /// The turns in their order.
  package var turns: [Turn] = []
  /// The effects of all turns.
  package var effects: [Effect] = []
  /// The situations of all turns; neighbours with the same situation share one range.
  package var attachments: [Attachment] = []
  /// What was seen of notifications.
  package var sightings: [ResolvedSighting] = []
  /// The screens that were made.
  package var screens: [MadeScreen] = []
  /// The completion handlers that the system has handed out.
  package var completions: [AwaitedCompletion] = []
  /// What was in Notification Center, of all turns; neighbours with the same list share one range.
  package var delivered: [DeliveredNotification] = []
  /// What was in Notification Center after the last turn, the newest last.
  package var deliveredInTheEnd: [DeliveredNotification] = []
  /// Effects that came when the center had already been taken for quiet.
  package var lateEffects: [LateEffect] = []

  /// Creates an empty timeline.
  package init() {}

  /// The notification that a sighting is taken for.
  package func notification(of sighting: SightingID) -> NotificationID? {
    sightings[sighting.index].notification
  }
}

/// A screen that a center had made, or that the user went to by hand.
package struct MadeScreen: Sendable, Hashable {
  /// The kind of screen, as the app names it.
  package var type: String
  /// The notification that it was made for; nil for none that is known.
  package var notification: NotificationID?

  /// Describes a screen.
  package init(type: String, notification: NotificationID?) {
    self.type = type
    self.notification = notification
  }
}

/// An effect that came between two turns, or after the last one.
package struct LateEffect: Sendable, Hashable {
  /// How many turns had ended by then.
  package var afterTurns: Int
  /// What the center did.
  package var effect: Effect
}
