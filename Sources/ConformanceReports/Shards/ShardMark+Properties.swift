import JUnitXML
import PushConformance

extension ShardMark {
  /// Returns the properties of a suite of the shard with a number of cases; `foldsSkips` is true if the merged report has
  /// one case for all cases of the suite that were not judged.
  func properties(ofSuiteWith cases: Int, foldingSkips foldsSkips: Bool) -> [JUnitProperty] {
    var properties = [
      JUnitProperty(name: ShardProperty.shard, value: shard.text),
      JUnitProperty(name: ShardProperty.count, value: "\(cases)"),
      JUnitProperty(name: ShardProperty.folding, value: foldsSkips ? "folded" : "listed"),
    ]
    for (name, isSet) in [
      (ShardProperty.knowsWhole, knowsWhole), (ShardProperty.isObstructed, isObstructed),
    ] where isSet {
      properties.append(JUnitProperty(name: name, value: "true"))
    }
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
