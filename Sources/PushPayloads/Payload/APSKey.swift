/// The members that Apple documents for the `aps` dictionary.
///
/// Apple, Generating a remote notification, table 1. Some members are described elsewhere:
/// - Live Activity members: Starting and updating Live Activities with ActivityKit push notifications.
/// - `content-changed`: Updating widgets with WidgetKit push notifications.
/// - `url-args`: Notification Programming Guide for Websites.
/// - `ptt-push-type`: an answer of Apple's engineers in the Apple Developer Forums, thread 787878.
package enum APSKey: String, CaseIterable, Sendable, Hashable {
  case alert
  case badge
  case sound
  case threadID = "thread-id"
  case category
  case contentAvailable = "content-available"
  case mutableContent = "mutable-content"
  case targetContentID = "target-content-id"
  case interruptionLevel = "interruption-level"
  /// The score that ranks notifications in a summary, or Live Activities.
  case relevanceScore = "relevance-score"
  /// The criterion by which the system decides whether the current Focus shows the notification.
  case filterCriteria = "filter-criteria"
  case staleDate = "stale-date"
  /// The new state of the Live Activity: an object with the members of the app's `ContentState`.
  case contentState = "content-state"
  case timestamp
  case event
  case dismissalDate = "dismissal-date"
  case attributesType = "attributes-type"
  case attributes
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
