/// Finds options that are given twice, of which ArgumentParser would silently use the last value.
enum RepeatedOption {
  /// The options that take one more value each time.
  static let gathering: Set = ["--adapter", "--filter", "--parser", "--scenarios", "--skip"]
  /// The flags, which have no value and mean the same when they are given twice.
  static let flags: Set = [
    "--all", "--all-skips", "--coverage", "--explore", "--fix", "--gate", "--headers-complete",
    "--help", "--no-isolation", "--quiet", "--statistics", "--strict", "--syntax-only", "--verbose",
    "--version",
  ]

  /// Returns the name of the first option that is given a second time; nil if there is none.
  static func first(in arguments: [String]) -> String? {
    var seen: Set<String> = []
    for argument in arguments.prefix(while: { $0 != "--" }) where argument.hasPrefix("--") {
      let name = String(argument.prefix { $0 != "=" })
      guard !gathering.contains(name), !flags.contains(name) else { continue }
      if !seen.insert(name).inserted { return name }
    }
    return nil
  }
}
