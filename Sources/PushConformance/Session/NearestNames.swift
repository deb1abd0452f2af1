package enum NearestNames {
  /// The largest number of bytes of a name or a pattern that the search compares.
  private static let longest = 100

  /// Returns the names that are most similar to a pattern, the most similar first; asterisks in the pattern do not
  /// count.
  package static func nearest(
    to pattern: String,
    among names: some Sequence<String>,
    count: Int = 3
  ) -> [String] {
    let wanted = Array(pattern.utf8.filter { $0 != UInt8(ascii: "*") }.prefix(longest))
    return Set(names).map { (name: $0, distance: distance(wanted, Array($0.utf8.prefix(longest)))) }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(count).map(\.name)
  }

  /// Returns the distance of a pattern from a name.
  ///
  /// Each byte of the pattern that has to be changed or removed to get the name counts 9. Each byte that has to be
  /// added counts 1, because a pattern is often a part of a name.
  private static func distance(_ pattern: [UInt8], _ name: [UInt8]) -> Int {
    var row = Array(0...name.count)
    for (line, byte) in pattern.enumerated() {
      var diagonal = row[0]
      row[0] = (line + 1) * 9
      for (column, other) in name.enumerated() {
        let changed = diagonal + (byte == other ? 0 : 9)
        diagonal = row[column + 1]
        row[column + 1] = min(changed, row[column + 1] + 9, row[column] + 1)
      }
    }
    return row[name.count]
  }
}
