/// The members that Apple documents for the `aps` dictionary.
///
/// Apple, Generating a remote notification, table 1; the Live Activity members also in Starting and
/// updating Live Activities with ActivityKit push notifications, `content-changed` in Updating widgets
/// with WidgetKit push notifications, `url-args` in the Notification Programming Guide for Websites.
public enum APSKey: String, CaseIterable, Sendable, Hashable {
  /// What to show: a dictionary, or a string for the body alone.
  case alert
  /// The number on the app's icon; 0 removes it.
  case badge
  /// What to play: a file name, or a dictionary for critical alerts.
  case sound
  /// What groups notifications.
  case threadID = "thread-id"
  /// The registered category, which brings the actions.
  case category
  /// 1 wakes the app in the background.
  case contentAvailable = "content-available"
  /// 1 hands the notification to the service extension first.
  case mutableContent = "mutable-content"
  /// The window to bring forward.
  case targetContentID = "target-content-id"
  /// How urgently to interrupt.
  case interruptionLevel = "interruption-level"
  /// What ranks notifications in a summary, or Live Activities.
  case relevanceScore = "relevance-score"
  /// What a Focus filters by.
  case filterCriteria = "filter-criteria"
  /// When the Live Activity is out of date.
  case staleDate = "stale-date"
  /// The new state of the Live Activity.
  case contentState = "content-state"
  /// When the push was sent.
  case timestamp
  /// Whether the Live Activity starts, changes or ends.
  case event
  /// When an ended Live Activity disappears.
  case dismissalDate = "dismissal-date"
  /// The type that describes the Live Activity to start.
  case attributesType = "attributes-type"
  /// The unchanging data of the Live Activity to start.
  case attributes
  /// The channel that updates the started Live Activity.
  case inputPushChannel = "input-push-channel"
  /// 1 asks for a token that updates the started Live Activity.
  case inputPushToken = "input-push-token"
  /// `true` reloads widgets or controls.
  case contentChanged = "content-changed"
  /// What completes the URL of a website push.
  case urlArguments = "url-args"
}
