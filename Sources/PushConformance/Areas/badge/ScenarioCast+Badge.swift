import PropertyEngine
import PushPayloads

/// Functions that give drawn notifications a badge number.
extension ScenarioCast {
  /// Gives two of three notifications a badge number that no other notification has.
  func addBadge(
    to notification: inout AbstractNotification,
    _ number: Int,
    _ source: inout ChoiceSource
  ) {
    if source.bool(2, outOf: 3) { notification.badge = .number(JSONNumber(number)) }
  }
}
