import JUnitXML
import PushConformance

/// The header of a suite in the report of a shard.
struct ShardSuite {
  let shard: Shard
  /// The properties that all shards of a run share, keyed by their short names.
  let settings: [String: String]
  let header: JUnitSuite
  /// True if the merged report has one case for all unjudged cases of the suite.
  let folds: Bool
  /// True if the outcomes of the cases are the outcomes of the whole run, and not only of the shard.
  let knowsWhole: Bool
  let isObstructed: Bool
  let count: Int

  init?(_ suite: JUnitSuite) {
    let properties = suite.properties
    guard let shard = properties[ShardProperty.shard].flatMap({ Shard($0) }),
      let count = properties[ShardProperty.count].flatMap({ Int($0) })
    else { return nil }
    self.shard = shard
    self.count = count
    var settings = ["push-conformance.version": "", "push-conformance.quiet": ""]
    for name in settings.keys { settings[name] = properties[name] ?? "unknown" }
    settings["--all-skips"] = properties[ShardProperty.folding] ?? ""
    for property in properties {
      if let name = ShardProperty.setting(of: property) { settings[name] = property.value }
    }
    self.settings = settings
    folds = properties[ShardProperty.folding] == "folded"
    knowsWhole = properties[ShardProperty.knowsWhole] != nil
    isObstructed = properties[ShardProperty.isObstructed] != nil
    var header = suite
    header.properties = properties.withoutShard
    self.header = header
  }

  func isOf(_ kind: CaseResult.Kind) -> Bool {
    guard let subject = header.properties["push-conformance.subject"] else { return false }
    return header.name.hasPrefix("\(subject).\(kind.rawValue).")
  }

  func difference(from other: ShardSuite) -> (name: String, value: String, other: String)? {
    for name in Set(settings.keys).union(other.settings.keys).sorted() {
      let (value, otherValue) = (settings[name] ?? "not set", other.settings[name] ?? "not set")
      if value != otherValue { return (Self.word(for: name), value, otherValue) }
    }
    return nil
  }

  private static func word(for setting: String) -> String {
    switch setting {
    case "push-conformance.version": "the version of the kit"
    case "push-conformance.quiet": "the way to find out whether a center is quiet"
    case ShardMark.contentSetting: "the digest of the cases and scenarios"
    case ShardMark.declarationSetting: "the digest of the roles and the declaration"
    case ShardMark.adapterSetting: "the digest of the adapter's first line"
    case "answers": "the digest of the answers"
    case "--all-skips": setting
    default: "--\(setting)"
    }
  }
}
