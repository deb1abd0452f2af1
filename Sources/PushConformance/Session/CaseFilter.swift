/// A choice of cases by their names.
///
/// In a pattern, `*` matches any string without a dot, and `**` matches any string. The filter chooses a case if a
/// pattern of ``filters`` matches the name of the case, and no pattern of ``skips`` does. If ``filters`` is empty, the
/// filter chooses each case that ``skips`` does not leave out.
package struct CaseFilter: Sendable, Hashable {
  package var filters: [String]
  package var skips: [String]

  package init(filters: [String] = [], skips: [String] = []) {
    self.filters = filters
    self.skips = skips
  }

  package var isActive: Bool { !filters.isEmpty || !skips.isEmpty }

  func names(_ id: String) -> Bool { !filters.isEmpty && chooses(id) }

  package func chooses(_ id: String) -> Bool {
    (filters.isEmpty || filters.contains { Self.matches(id, $0) })
      && !skips.contains { Self.matches(id, $0) }
  }

  package func patternsWithoutMatch(among ids: some Sequence<String>) -> [String] {
    let ids = Array(ids)
    return (filters + skips).filter { pattern in !ids.contains { Self.matches($0, pattern) } }
  }

  package func fault(among names: [String]) -> String? {
    patternsWithoutMatch(among: names).first.map { pattern in
      let nearest = NearestNames.nearest(to: pattern, among: names)
      return "the pattern '\(pattern)' matches no requirement, no scenario and no payload;"
        + " the nearest are \(nearest.joined(separator: ", "))"
    }
  }

  private enum Token {
    case character(UInt8)
    case withinComponent
    case acrossComponents
  }

  /// Returns whether a pattern matches a whole name; `separator` divides the name into components.
  ///
  /// The search reads the name once, and keeps the set of possible positions in the pattern. So the cost is at most the
  /// length of the name times the length of the pattern.
  package static func matches(
    _ id: String,
    _ pattern: String,
    separator: UInt8 = UInt8(ascii: ".")
  ) -> Bool {
    // Most names already differ from the part of the pattern that precedes the first star.
    let start = pattern.utf8.prefix { $0 != UInt8(ascii: "*") }
    guard start.endIndex < pattern.endIndex else { return id == pattern }
    guard id.utf8.starts(with: start) else { return false }
    let tokens = tokens(of: pattern[start.endIndex...])
    var states = closure(of: [0], tokens)
    for byte in id.utf8.dropFirst(start.count) {
      var next: Set<Int> = []
      for state in states where state < tokens.count {
        switch tokens[state] {
        case .character(let expected): if byte == expected { next.insert(state + 1) }
        case .withinComponent: if byte != separator { next.insert(state) }
        case .acrossComponents: next.insert(state)
        }
      }
      states = closure(of: next, tokens)
      if states.isEmpty { return false }
    }
    return states.contains(tokens.count)
  }

  private static func tokens(of pattern: Substring) -> [Token] {
    var tokens: [Token] = []
    var bytes = pattern.utf8
    let star = UInt8(ascii: "*")
    while let byte = bytes.popFirst() {
      guard byte == star else {
        tokens.append(.character(byte))
        continue
      }
      var stars = 1
      while bytes.first == star {
        bytes.removeFirst()
        stars += 1
      }
      tokens.append(stars == 1 ? .withinComponent : .acrossComponents)
    }
    return tokens
  }

  /// Returns the given positions in the pattern, and the positions after the stars that directly follow.
  ///
  /// A star also matches the empty string, so the positions after stars are possible, too.
  private static func closure(of states: Set<Int>, _ tokens: [Token]) -> Set<Int> {
    var closed: Set<Int> = []
    for start in states {
      var state = start
      while closed.insert(state).inserted, state < tokens.count {
        if case .character = tokens[state] { break }
        state += 1
      }
    }
    return closed
  }
}
