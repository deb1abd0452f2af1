/// A change of the badge, the number on the app's icon.
package enum BadgeEffect: Sendable, Hashable {
  // 0 or a negative number removes the badge.
  case set(Int)
}
