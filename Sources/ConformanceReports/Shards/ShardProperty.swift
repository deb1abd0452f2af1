import JUnitXML
import PushConformance

/// The names of the properties that a shard's report has, and the merged report does not have.
package enum ShardProperty {
  /// The property of a suite for the number of the shard and the number of all shards, such as `2/3`.
  package static let shard = "push-conformance.shard"

  private static let prefix = "\(shard)."

  static let count = "\(prefix)suite-cases"
  /// The property of a suite that says whether the merged report has one case for all cases that were not judged.
  static let folding = "\(prefix)not-judged"
  /// The property that marks a suite if the kit played the whole run, because the shard's run showed a fault.
  static let knowsWhole = "\(prefix)played-whole"
  /// The property that marks a suite if the kit could not play any generated runs.
  static let isObstructed = "\(prefix)nothing-drawn"
  /// The property for the number of times that a requirement held in scenarios of the corpus.
  static let golden = "\(prefix)golden"
  static let reason = "\(prefix)reason"
  /// The property with the number of an `Unseen` reason, if a case was skipped because the adapter reports no result.
  static let unseen = "\(prefix)unseen"

  static func setting(_ name: String) -> String { "\(prefix)run.\(name)" }

  static func setting(of property: JUnitProperty) -> String? {
    let prefix = setting("")
    return property.name.hasPrefix(prefix) ? String(property.name.dropFirst(prefix.count)) : nil
  }

  static func isOne(_ property: JUnitProperty) -> Bool {
    property.name == shard || property.name.hasPrefix(prefix)
  }
}

extension JUnitProperty {
  static let exercised = "exercised"
}

extension [JUnitProperty] {
  subscript(name: String) -> String? { first { $0.name == name }?.value }

  var withoutShard: [JUnitProperty] { filter { !ShardProperty.isOne($0) } }
}

extension ShardMark {
  /// Returns the properties of a suite; with `foldsSkips`, the merged report has one case for the unjudged cases.
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
