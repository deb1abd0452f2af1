/// A change of the badge.
package enum BadgeEffect: Sendable, Hashable {
  /// Sets the badge number.
  case set(Int)
}
