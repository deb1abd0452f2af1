/// A change of the number on the icon.
package enum BadgeEffect: Sendable, Hashable {
  /// Puts a number on the icon.
  case set(Int)
}
