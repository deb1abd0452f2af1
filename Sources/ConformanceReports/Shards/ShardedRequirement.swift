import JUnitXML

/// The case of a requirement in the reports of all shards.
struct ShardedRequirement {
  /// The case in the report of one shard.
  struct Part {
    let testCase: JUnitCase
    /// The header of its suite.
    let suite: ShardSuite
  }

  /// The cases, in the order of the shards; there is at least one.
  let parts: [Part]

  /// The case of the whole run, with the properties of the shard that decides; nil if a count is no number.
  var merged: JUnitCase? {
    guard let deciding = parts.min(by: { $0.rank < $1.rank }), let sum else { return nil }
    var merged = deciding.testCase
    merged.time = parts.reduce(.zero) { $0 + $1.testCase.time }
    for index in merged.properties.indices
    where merged.properties[index].name == JUnitProperty.exercised {
      merged.properties[index].value = "\(sum)"
    }
    return merged
  }

  /// How often the requirement held in the whole run.
  private var sum: Int? {
    let isObstructed = parts.contains(where: \.suite.isObstructed)
    return parts.reduce(0) { sum, part in
      let properties = part.testCase.properties
      // Where the whole run draws nothing, what a shard has drawn does not count.
      let golden = isObstructed ? properties[ShardProperty.golden] : nil
      guard let sum, let text = golden ?? properties[JUnitProperty.exercised],
        let count = Int(text), count >= 0
      else { return nil }
      let (next, overflows) = sum.addingReportingOverflow(count)
      return overflows ? nil : next
    }
  }
}

extension ShardedRequirement.Part {
  /// The rank among the shards: the lowest decides about the outcome.
  ///
  /// A shard that has played the whole run knows the outcome. A failure in another shard can only be one that does not
  /// show each time, and must not be lost. Among shards without a failure, one that has judged the requirement decides.
  fileprivate var rank: Int {
    switch testCase.outcome {
    case .failed, .error: suite.knowsWhole ? 0 : 1
    case .passed: suite.knowsWhole ? 2 : 3
    case .skipped:
      if suite.knowsWhole {
        2
      } else if testCase.properties[ShardProperty.reason] == nil {
        3
      } else {
        4 + (testCase.properties[ShardProperty.unseen].flatMap { UInt8($0) }.map { Int($0) } ?? 256)
      }
    }
  }
}
