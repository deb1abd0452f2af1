import PropertyEngine
import PushPayloads

/// Draws the numbers that notifications bring for the icon.
extension ScenarioCast {
  /// Gives two of three notifications a number, which tells them apart.
  func addBadge(
    to notification: inout AbstractNotification,
    _ number: Int,
    _ source: inout ChoiceSource
  ) {
    if source.bool(2, outOf: 3) { notification.badge = .number(JSONNumber(number)) }
  }
}
