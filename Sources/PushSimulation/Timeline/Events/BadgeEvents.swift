package enum BadgeEffect: Sendable, Hashable {
  // 0 or a negative number removes the badge.
  case set(Int)
}
