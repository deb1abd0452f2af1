import PushCorpus
import PushSimulation

/// The policies that an app must have so that a requirement or a scenario applies to the app.
///
/// In JSON, an object maps the name of a policy to the allowed values, such as `{"routesOn": ["stateOnly"]}`. A policy
/// that the object does not name can have any value.
package struct PolicyCondition: Sendable, Hashable, Decodable {
  package var values: [String: [String]]

  package init(values: [String: [String]] = [:]) { self.values = values }

  package init(from decoder: any Decoder) throws {
    values = try decoder.singleValueContainer().decode([String: [String]].self)
    for (name, values) in values.sorted(by: { $0.key < $1.key }) {
      guard let row = PolicyRow.named[name] else {
        throw decoder.corrupted(
          "no policy is called '\(name)'; the policies are \(PolicyRow.named.keys.sorted().joined(separator: ", "))"
        )
      }
      for value in values where !row.values.contains(value) {
        throw decoder.corrupted(
          "the policy '\(name)' has no value '\(value)'; it has \(row.values.joined(separator: ", "))"
        )
      }
    }
  }

  func mismatch(with policies: Policies) -> PolicyMismatch? {
    // The method returns early if the condition holds, because a session evaluates hundreds of conditions, and most
    // hold.
    let refusing = values.filter { name, meant in
      PolicyRow.named[name].map { !meant.contains($0.value(policies)) } ?? false
    }
    guard !refusing.isEmpty, let row = PolicyRow.all.first(where: { refusing[$0.name] != nil })
    else { return nil }
    let value = row.value(policies)
    return PolicyMismatch(
      declared: row.line(value),
      isDefault: value == row.value(Policies()),
      meant: refusing[row.name, default: []].map(row.line)
    )
  }
}
