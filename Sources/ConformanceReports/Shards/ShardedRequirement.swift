import JUnitXML

struct ShardedRequirement {
  struct Part {
    let testCase: JUnitCase
    let suite: ShardSuite
  }

  let parts: [Part]

  /// The case of the shard that decides the outcome, with the times and counts of all shards added.
  ///
  /// Nil if a count is not a number.
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

  private var sum: Int? {
    let isObstructed = parts.contains(where: \.suite.isObstructed)
    return parts.reduce(0) { sum, part in
      let properties = part.testCase.properties
      // If a shard could play no generated runs, the merged report has no generated runs. So only scenarios of the
      // corpus count.
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
  /// The rank of the case: the case with the lowest rank decides the outcome.
  ///
  /// A failure decides the outcome. Some failures do not occur in every play. So a shard can show a failure that a
  /// shard with the whole run does not show. If no shard shows a failure, a shard that played the whole run decides. If
  /// no shard played the whole run, a shard that judged the requirement decides.
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
