import JUnitXML
import PushConformance

/// The names of the properties that only the report of a shard has; the merged report has no such property.
package enum ShardProperty {
  /// The property that gives, for a suite, the number of the shard and the number of all shards, such as `2/3`.
  package static let shard = "push-conformance.shard"

  private static let prefix = "\(shard)."

  /// The property that gives the number of cases in a suite; the merger checks that it has read all of these cases.
  static let count = "\(prefix)suite-cases"
  /// The property of a suite that says whether the merged report has one case for all cases that were not judged.
  static let folding = "\(prefix)not-judged"
  /// The property that a suite has if the kit played the whole run, because the shard showed a fault.
  static let knowsWhole = "\(prefix)played-whole"
  /// The property that a suite has if the kit could play no generated runs.
  static let isObstructed = "\(prefix)nothing-drawn"
  /// The property that gives, for a requirement's case, how often the requirement held in scenarios of the corpus.
  static let golden = "\(prefix)golden"
  /// The property that gives the reason why a case was not judged; the merger counts such cases by reason.
  static let reason = "\(prefix)reason"
  /// The property that gives the number of the reason, if a case was skipped because the adapter reports no result.
  static let unseen = "\(prefix)unseen"

  /// Returns the full name of the property for a setting, such as the seed, that all shards of a run share.
  static func setting(_ name: String) -> String { "\(prefix)run.\(name)" }

  /// Returns the short name of a property that all shards of a run share; nil for another property.
  static func setting(of property: JUnitProperty) -> String? {
    let prefix = setting("")
    return property.name.hasPrefix(prefix) ? String(property.name.dropFirst(prefix.count)) : nil
  }

  /// Returns whether a property belongs only to the reports of shards.
  static func isOne(_ property: JUnitProperty) -> Bool {
    property.name == shard || property.name.hasPrefix(prefix)
  }
}

extension JUnitProperty {
  /// The name of the property that says how often a requirement held; only cases of requirements have this property.
  static let exercised = "exercised"
}

extension [JUnitProperty] {
  subscript(name: String) -> String? { first { $0.name == name }?.value }

  /// The properties that the merged report also has.
  var withoutShard: [JUnitProperty] { filter { !ShardProperty.isOne($0) } }
}

extension ShardMark {
  /// Returns the properties of a suite with `cases` cases; `foldsSkips` is true if the merged report has one case for
  /// all cases of the suite that were not judged.
  func properties(ofSuiteWith cases: Int, foldingSkips foldsSkips: Bool) -> [JUnitProperty] {
    var properties = [
      JUnitProperty(name: ShardProperty.shard, value: shard.text),
      JUnitProperty(name: ShardProperty.count, value: "\(cases)"),
      JUnitProperty(name: ShardProperty.folding, value: foldsSkips ? "folded" : "listed"),
    ]
    for (name, isSet) in [
      (ShardProperty.knowsWhole, knowsWhole), (ShardProperty.isObstructed, isObstructed),
    ] where isSet { properties.append(JUnitProperty(name: name, value: "true")) }
    return properties
      + settings.map { JUnitProperty(name: ShardProperty.setting($0.name), value: $0.value) }
  }

  /// Returns the properties that merging needs to count the case, such as the reason why it was not judged.
  func properties(of result: CaseResult) -> [JUnitProperty] {
    var properties: [JUnitProperty] = []
    if let count = golden[result.id], result.kind == .requirement {
      properties.append(JUnitProperty(name: ShardProperty.golden, value: "\(count)"))
    }
    if case .skipped(let reason) = result.outcome, let counted = SkippedCases.Reason(reason) {
      properties.append(JUnitProperty(name: ShardProperty.reason, value: counted.text))
    }
    if case .skipped(.unseen(let reason)) = result.outcome {
      properties.append(JUnitProperty(name: ShardProperty.unseen, value: "\(reason.rawValue)"))
    }
    return properties
  }
}
