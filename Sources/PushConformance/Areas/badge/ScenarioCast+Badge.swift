import PropertyEngine
import PushPayloads

/// Functions that give random notifications a badge number.
extension ScenarioCast {
  /// Gives two thirds of the notifications a badge number.
  ///
  /// No two notifications have the same number.
  func addBadge(
    to notification: inout AbstractNotification,
    _ number: Int,
    _ source: inout ChoiceSource
  ) {
    if source.bool(2, outOf: 3) { notification.badge = .number(JSONNumber(number)) }
  }
}
