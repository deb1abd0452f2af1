import PushCorpus
import PushSimulation

/// The policies that a requirement or a scenario is for.
///
/// In JSON an object from the name of a policy to its allowed values, such as `{"routesOn": ["stateOnly"]}`. A policy
/// that is not named may have any value.
package struct PolicyCondition: Sendable, Hashable, Codable {
  /// The allowed values, by the name of the policy.
  package var values: [String: [String]]

  /// Creates a condition; the empty one holds for every subject.
  package init(values: [String: [String]] = [:]) {
    self.values = values
  }

  /// Reads a condition.
  ///
  /// - Throws: `DecodingError` for a policy or a value that does not exist.
  package init(from decoder: any Decoder) throws {
    values = try decoder.singleValueContainer().decode([String: [String]].self)
    for (name, values) in values.sorted(by: { $0.key < $1.key }) {
      guard let known = Self.known[name] else {
        throw decoder.corrupted(
          "no policy is called '\(name)'; there are \(Self.known.keys.sorted().joined(separator: ", "))"
        )
      }
      for value in values where !known.contains(value) {
        throw decoder.corrupted(
          "the policy '\(name)' has no value '\(value)'; it has \(known.joined(separator: ", "))"
        )
      }
    }
  }

  /// Writes the condition as the object it is read from.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(values)
  }

  /// Returns the first policy that does not meet the condition, or nil when all do.
  func mismatch(with policies: Policies) -> PolicyMismatch? {
    // Most conditions are empty, and each case asks.
    guard !values.isEmpty else { return nil }
    for row in PolicyRow.all {
      let value = row.value(policies)
      guard let meant = values[row.name], !meant.contains(value) else { continue }
      return PolicyMismatch(
        declared: row.line(value),
        isDefault: value == row.value(Policies()),
        meant: meant.map(row.line)
      )
    }
    return nil
  }

  private static let known = Dictionary(
    uniqueKeysWithValues: PolicyRow.all.map { ($0.name, $0.values) }
  )
}

extension Decoder {
  /// Returns an error for a value at this place that has the right type but is invalid.
  func corrupted(_ message: String) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: message))
  }
}
