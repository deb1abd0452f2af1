import Testing

/// The requirements of faulty centers that generated runs may miss.
///
/// They are in Snapshots/unreached.txt. A line is the name of a center, and the requirements of its row that 500 runs miss
/// with at least one of the seeds 1 to 10. The comment above a group of lines says why.
enum UnreachedFaults {
  /// The requirements, by the full name of the center.
  static let listed: Result<[String: Set<String>], any Error> = Result {
    var listed: [String: Set<String>] = [:]
    for line in try Snapshot.text(named: "unreached.txt").split(separator: "\n")
    where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      try #require(words.count > 1 && listed[words[0]] == nil, "\(line)")
      listed[words[0]] = Set(words.dropFirst())
    }
    return listed
  }
}
