import JUnitXML

/// The properties that only the report of a shard has.
///
/// The merged report has none of these properties.
package enum ShardProperty {
  /// The property of a suite with the number of the shard and the number of all shards.
  package static let shard = "push-conformance.shard"

  private static let prefix = "\(shard)."

  /// The property of a suite with the number of its cases, which the merger compares with the cases that it reads.
  static let count = "\(prefix)suite-cases"
  /// The property of a suite that says whether the merged report has one case for all cases that were not judged.
  static let folding = "\(prefix)not-judged"
  /// The property of a suite that is present if the kit has played the whole run, because the shard shows a fault.
  static let knowsWhole = "\(prefix)played-whole"
  /// The property of a suite that is present if no generated runs could be played.
  static let isObstructed = "\(prefix)nothing-drawn"
  /// The property of a case with the number of times that its requirement held in scenarios of the corpus.
  static let golden = "\(prefix)golden"
  /// The property of a case that was not judged, with the reason under which the case is counted.
  static let reason = "\(prefix)reason"
  /// The property, of a case that the kit skipped because the adapter reports no result, with the number of the reason.
  static let unseen = "\(prefix)unseen"

  /// Returns the full name of the property for a setting, such as the seed, that all shards of a run share.
  static func setting(_ name: String) -> String { "\(prefix)run.\(name)" }

  /// Returns the short name of a property that all shards of a run share; nil for another property.
  static func setting(of property: JUnitProperty) -> String? {
    let prefix = setting("")
    return property.name.hasPrefix(prefix) ? String(property.name.dropFirst(prefix.count)) : nil
  }

  /// Returns whether a property belongs to the reports of shards alone.
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
