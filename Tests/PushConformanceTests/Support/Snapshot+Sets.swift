import Testing

extension Snapshot {
  /// Reads the requirements of centers; a line of the file is the name of a center, and its requirements.
  static func sets(named name: String) throws -> [String: Set<String>] {
    var sets: [String: Set<String>] = [:]
    for line in try text(named: name).split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      try #require(words.count > 1 && sets[words[0]] == nil, "\(line)")
      sets[words[0]] = Set(words.dropFirst())
    }
    return sets
  }
}
