/// Finds options that are given twice, of which ArgumentParser would silently use the last value.
enum RepeatedOption {
  /// The options that take one more value each time, and the flags, which mean the same when they are given twice.
  static let repeatable: Set = [
    "--adapter", "--all", "--all-skips", "--coverage", "--explore", "--filter", "--fix", "--gate",
    "--headers-complete", "--help", "--no-isolation", "--parser", "--quiet", "--scenarios",
    "--skip", "--statistics", "--strict", "--syntax-only", "--verbose", "--version",
  ]

  /// Returns the name of the first option that is given a second time; nil if there is none.
  static func first(in arguments: [String]) -> String? {
    var seen: Set<String> = []
    for argument in arguments.prefix(while: { $0 != "--" }) where argument.hasPrefix("--") {
      let name = String(argument.prefix { $0 != "=" })
      if !repeatable.contains(name), !seen.insert(name).inserted { return name }
    }
    return nil
  }
}
