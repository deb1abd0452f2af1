package enum Suggestion {
  private static let longest = 32

  /// Returns the nearest known word; nil if no known word is near enough, or if the word has more than 32 letters.
  ///
  /// Case, hyphens, underscores and spaces do not count, since other libraries write `contentAvailable` or
  /// `content_available` for Apple's `content-available`. Apart from these, the word can have one error for every four
  /// letters of the known word.
  package static func nearest(to word: String, in known: [String]) -> String? {
    let letters = plain(word)
    guard !letters.isEmpty, letters.count <= longest else { return nil }
    var best: (word: String, distance: Int)?
    for candidate in known {
      let other = plain(candidate)
      let distance = distance(letters, other)
      guard distance * 4 <= other.count, distance < best?.distance ?? .max else { continue }
      best = (candidate, distance)
    }
    return best?.word
  }

  static func question(for word: String, in known: [String]) -> String {
    nearest(to: word, in: known).map { " Did you mean \"\($0)\"?" } ?? ""
  }

  /// Returns the nearest known name as JSON text; nil if no name is near enough, or if the object already has the name.
  static func name(
    for word: String,
    in known: [String],
    of object: JSONDocument.Element?
  ) -> String? {
    nearest(to: word, in: known).flatMap { object?[$0] == nil ? "\"\($0)\"" : nil }
  }

  static func plain(_ word: String) -> [UInt8] {
    // One letter more than the limit suffices to detect a word that is too long.
    word.utf8.lazy
      .filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: " ") }
      .prefix(longest + 1)
      .map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
  }

  /// Returns the edit distance of two words; a swap of two neighboring letters counts as one edit.
  static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let isSame = left[row] == right[column]
        var best = Swift.min(
          last[column] + (isSame ? 0 : 1),
          last[column + 1] + 1,
          current[column] + 1
        )
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = Swift.min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
