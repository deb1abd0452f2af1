/// The members that Apple documents for the `aps` dictionary.
///
/// Apple, Generating a remote notification, table 1. Some members are described elsewhere:
/// - Live Activity members: Starting and updating Live Activities with ActivityKit push notifications.
/// - `content-changed`: Updating widgets with WidgetKit push notifications.
/// - `url-args`: Notification Programming Guide for Websites.
/// - `ptt-push-type`: an answer of Apple's engineers in the Apple Developer Forums, thread 787878.
package enum APSKey: String, CaseIterable, Sendable, Hashable {
  /// The alert: a dictionary, or a string with the body.
  case alert
  /// The badge number; 0 removes the badge.
  case badge
  /// The sound: a file name, or a dictionary for critical alerts.
  case sound
  /// The identifier by which the system groups notifications, such as the identifier of a conversation.
  case threadID = "thread-id"
  /// The registered category, which determines the actions.
  case category
  /// 1 wakes the app in the background.
  case contentAvailable = "content-available"
  /// 1 passes the notification to the service extension before the notification is shown.
  case mutableContent = "mutable-content"
  /// The identifier of the scene to bring forward.
  case targetContentID = "target-content-id"
  /// The interruption level: `passive`, `active`, `time-sensitive` or `critical`.
  case interruptionLevel = "interruption-level"
  /// The score that ranks notifications in a summary, or Live Activities.
  case relevanceScore = "relevance-score"
  /// The criterion by which the system decides whether the current Focus shows the notification.
  case filterCriteria = "filter-criteria"
  /// The time at which the Live Activity becomes outdated.
  case staleDate = "stale-date"
  /// The new state of the Live Activity: an object with the members of the app's `ContentState`.
  case contentState = "content-state"
  /// The time at which the push was sent.
  case timestamp
  /// The event of the Live Activity: start, update or end.
  case event
  /// The time at which an ended Live Activity disappears.
  case dismissalDate = "dismissal-date"
  /// The name of the attributes type of the Live Activity to start.
  case attributesType = "attributes-type"
  /// An object with the attributes that stay the same for the life of the Live Activity to start.
  case attributes
  /// The channel that updates the started Live Activity.
  case inputPushChannel = "input-push-channel"
  /// 1 requests a push token for updates of the started Live Activity.
  case inputPushToken = "input-push-token"
  /// `true` reloads widgets or controls.
  case contentChanged = "content-changed"
  /// The texts that complete the URL of a website push.
  case urlArguments = "url-args"
  /// The purpose of a push for Push to Talk that announces no speaker: `service-update`.
  case pushToTalkType = "ptt-push-type"
}
