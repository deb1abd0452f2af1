/// A change of the number on the icon.
public enum BadgeEffect: Sendable, Hashable {
  /// Puts a number on the icon.
  case set(Int)
}
