/// A stimulus, the situation before it, and the effects until the center was quiet.
package struct Turn: Sendable, Hashable {
  /// The index of the step that caused the turn, from 0.
  package var step: Int
  /// The stimulus.
  package var stimulus: Stimulus
  /// The application's state during the stimulus.
  package var state: ApplicationState
  /// The range in ``Timeline/attachments`` of the participants attached before the stimulus.
  package var attachments: Range<Int>
  /// The range in ``Timeline/effects`` of the center's effects.
  package var effects: Range<Int>
  /// The range in ``Timeline/delivered`` of the notifications in Notification Center before the stimulus.
  package var delivered = 0..<0
  /// The badge number when the center was quiet.
  package var badge = 0
}

/// A participant that the steps have attached.
package struct Attachment: Sendable, Hashable {
  /// The participant.
  package var participant: ParticipantID
  /// The kind of the participant.
  package var kind: ParticipantKind
  /// The notifications to which the participant answers yes: a suppressor suppresses their toasts, a responder accepts
  /// them.
  package var answersYesTo: NotificationSet
  /// Whether the owner has released the object.
  package var isReleased: Bool
  /// Whether the object was attached last of its kind; a center with a single delegate has only this one.
  package var isLatest: Bool
  /// Whether the steps leave open if the center still knows the object, or leave open its place in a chain.
  package var isUncertain = false
}

/// A sighting, and the notification that the kit assigns to it.
package struct ResolvedSighting: Sendable, Hashable {
  /// The sighting.
  package var sighting: Sighting
  /// The delivered notification; nil when none fits.
  package var notification: NotificationID?

  /// Creates a sighting with its notification.
  package init(sighting: Sighting, notification: NotificationID?) {
    self.sighting = sighting
    self.notification = notification
  }
}

/// All events of one run; turns hold ranges into shared arrays.
///
/// So a turn allocates nothing, which keeps many runs fast.
package struct Timeline: Sendable, Hashable {
  /// The turns in order.
  package var turns: [Turn] = []
  /// The effects of all turns.
  package var effects: [Effect] = []
  /// The attachments before all turns; equal consecutive situations share one range.
  package var attachments: [Attachment] = []
  /// The sightings.
  package var sightings: [ResolvedSighting] = []
  /// The screens that were made.
  package var screens: [MadeScreen] = []
  /// The completion handlers that the system passed to the center.
  package var completions: [AwaitedCompletion] = []
  /// The notifications in Notification Center before all turns; equal consecutive lists share one range.
  package var delivered: [DeliveredNotification] = []
  /// The notifications in Notification Center after the last turn, the newest last.
  package var deliveredInTheEnd: [DeliveredNotification] = []
  /// Effects that came after the center was taken for quiet.
  package var lateEffects: [LateEffect] = []

  /// Creates an empty timeline.
  package init() {}

  /// Returns the notification of a sighting.
  package func notification(of sighting: SightingID) -> NotificationID? {
    sightings[sighting.index].notification
  }
}

/// A screen that a center made, or that the user opened by hand.
package struct MadeScreen: Sendable, Hashable {
  /// The type of screen, as the app names it.
  package var type: String
  /// The notification that it was made for; nil for none or an unknown one.
  package var notification: NotificationID?

  /// Creates a screen.
  package init(type: String, notification: NotificationID?) {
    self.type = type
    self.notification = notification
  }
}

/// An effect that came between two turns, or after the last one.
package struct LateEffect: Sendable, Hashable {
  /// The number of turns that had ended.
  package var afterTurns: Int
  /// The effect.
  package var effect: Effect
}
