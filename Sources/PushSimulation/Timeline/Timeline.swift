/// One stimulus, the situation before it, and the effects until the center was quiet.
public struct Turn: Sendable, Hashable {
  /// The step of the scenario that caused it, from 0.
  public var step: Int
  /// What reached the center.
  public var stimulus: Stimulus
  /// The state that the application shows during the stimulus.
  public var state: ApplicationState
  /// The participants that were attached before the stimulus, in ``Timeline/attachments``.
  public var attachments: Range<Int>
  /// What the center did, in ``Timeline/effects``.
  public var effects: Range<Int>
  /// What was in Notification Center before the callbacks of the step, in ``Timeline/delivered``.
  public var delivered = 0..<0
  /// The number on the icon when the center was quiet.
  public var badge = 0
}

/// A participant that the world has attached, as the steps alone tell it.
public struct Attachment: Sendable, Hashable {
  /// Who is attached.
  public var participant: ParticipantID
  /// What it is to the center.
  public var kind: ParticipantKind
  /// About which notifications it says yes when it is asked: a suppressor keeps their toasts away,
  /// a responder takes them.
  public var answersYesTo: NotificationSet
  /// Whether its owner has let it go since.
  public var isReleased: Bool
  /// Whether nobody of its kind was attached after it: where there is one place, it has it.
  public var isLatest: Bool
  /// Whether the steps leave open if the center still knows it, or where in a chain it stands.
  public var isUncertain = false
}

/// A notification as a participant, a toast or a log saw it, and which one the kit takes it for.
public struct ResolvedSighting: Sendable, Hashable {
  /// What was seen.
  public var sighting: Sighting
  /// Which delivered notification it is; nil when it is none of them.
  public var notification: NotificationID?
}

/// Everything that happened in one run, flat: turns hold ranges into shared arrays.
///
/// Flat because runs are many: a turn allocates nothing of its own.
public struct Timeline: Sendable, Hashable {
  /// The turns in their order.
  public package(set) var turns: [Turn] = []
  /// The effects of all turns.
  public package(set) var effects: [Effect] = []
  /// The situations of all turns; neighbours with the same situation share one range.
  public package(set) var attachments: [Attachment] = []
  /// What was seen of notifications.
  public package(set) var sightings: [ResolvedSighting] = []
  /// The screens that were made.
  public package(set) var screens: [MadeScreen] = []
  /// The completion handlers that the system has handed out.
  public package(set) var completions: [AwaitedCompletion] = []
  /// What was in Notification Center, of all turns; neighbours with the same list share one range.
  public package(set) var delivered: [DeliveredNotification] = []
  /// What was in Notification Center after the last turn, the newest last.
  public package(set) var deliveredInTheEnd: [DeliveredNotification] = []
  /// Effects that came when the center had already been taken for quiet.
  public package(set) var lateEffects: [LateEffect] = []

  /// Creates an empty timeline.
  public init() {}

  /// The notification that a sighting is taken for.
  public func notification(of sighting: SightingID) -> NotificationID? {
    sightings[sighting.index].notification
  }
}

/// A screen that a center had made, or that the user went to by hand.
public struct MadeScreen: Sendable, Hashable {
  /// The kind of screen, as the app names it.
  public var type: String
  /// The notification that it was made for; nil for none that is known.
  public var notification: NotificationID?

  /// Describes a screen.
  public init(type: String, notification: NotificationID?) {
    self.type = type
    self.notification = notification
  }
}

/// An effect that came between two turns, or after the last one.
public struct LateEffect: Sendable, Hashable {
  /// How many turns had ended by then.
  public var afterTurns: Int
  /// What the center did.
  public var effect: Effect
}
