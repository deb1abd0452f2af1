import PropertyEngine
import PushPayloads

/// Functions that give random notifications a badge number.
extension ScenarioCast {
  /// Gives a notification the badge number `number`, with a probability of two thirds.
  func addBadge(
    to notification: inout AbstractNotification,
    _ number: Int,
    _ source: inout ChoiceSource
  ) {
    if source.bool(2, outOf: 3) { notification.badge = .number(JSONNumber(number)) }
  }
}
