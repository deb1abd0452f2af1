/// The order of simplicity of sequences: the shorter one first, and of two that are equally long
/// the one with the smaller answer at the first place where they differ.
///
/// The order is total and has no endless descent, so that whoever accepts nothing but what comes
/// earlier in it comes to an end.
public enum Shortlex {
  /// Whether one sequence is simpler than another.
  public static func precedes(_ simpler: [UInt64], _ other: [UInt64]) -> Bool {
    guard simpler.count == other.count else { return simpler.count < other.count }
    for index in simpler.indices where simpler[index] != other[index] {
      return simpler[index] < other[index]
    }
    return false
  }
}
