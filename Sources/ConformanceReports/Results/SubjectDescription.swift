package import PushConformance

/// A subject with all its cases, and the members of its summary line in a results file.
///
/// Specs/results.md describes the members.
package struct SubjectDescription: Sendable, Hashable {
  package var name = ""
  /// The cases; in a results file, each case has a line before the summary line.
  package var cases: [CaseDescription] = []
  package var version = ""
  package var counts = Tally()
  var following = 0
  package var timestamp = 0
  var quiet: String?
  var isDeterministic: Bool?
  package var reasonForOtherOrders: String?
  package var shard: String?
  package var time = Duration.zero

  /// True if the adapter or its declaration is wrong, so that no other result counts.
  package var hasWrongAdapter: Bool { cases.contains { $0.error?.isOfAdapter ?? false } }
}

extension SubjectDescription {
  /// Creates a description; `following` is the number of subjects after this subject in the file.
  package init(_ results: SubjectResults, following: Int = 0) {
    name = results.subject
    cases = results.cases.map(CaseDescription.init)
    version = ConformanceKit.version
    counts = Tally(results.cases)
    self.following = following
    timestamp = Int(results.started)
    if let quiet = results.quiet {
      self.quiet = quiet.way.rawValue
      isDeterministic = quiet.reasonForOtherOrders == nil
      reasonForOtherOrders = quiet.reasonForOtherOrders
    }
    shard = results.shard?.shard.text
    time = results.time
  }
}

extension SubjectDescription: Described {
  static let place = "the summary"

  mutating func describe(to members: inout MemberCoder) {
    members.type("subject")
    members.required("subject", &name)
    members.required("version", &version)
    members.required("passed", &counts.passed)
    members.required("failed", &counts.failed)
    members.required("errors", &counts.errors)
    members.required("skipped", &counts.skipped)
    members.required("following", &following)
    members.required("timestamp", &timestamp)
    members.optional("quiet", &quiet)
    members.optional("deterministic", &isDeterministic)
    if isDeterministic == false {
      var reason = reasonForOtherOrders ?? ""
      members.required("because", &reason)
      reasonForOtherOrders = reason
    } else {
      members.optional("because", &reasonForOtherOrders)
    }
    members.optional("shard", &shard)
    members.required("time", &time)
  }
}
