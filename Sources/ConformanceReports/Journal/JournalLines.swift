package import PushConformance

/// The lines of a journal, which a run writes one after another.
///
/// Specs/results.md defines the grammar.
package enum JournalLines {
  package static func header(
    centers: [String],
    parsers: [String],
    shard: Shard = .whole,
    started: Int
  ) -> String {
    JSONLines.line(
      JournalHeader(
        version: ConformanceKit.version,
        centers: centers,
        parsers: parsers,
        timestamp: started,
        shard: shard.isWhole ? nil : shard.text
      )
    )
  }

  package static func began(_ subject: String) -> String {
    JSONLines.line(JournalStart(subject: subject))
  }

  package static func finished(_ result: CaseResult) -> String {
    JSONLines.line(CaseDescription(result))
  }

  package static let end = JSONLines.line(JournalEnd())
}

struct JournalHeader: Described {
  static let place = "the header"
  var version = ""
  var centers: [String] = []
  var parsers: [String] = []
  var timestamp = 0
  var shard: String?

  mutating func describe(to members: inout MemberCoder) {
    members.type("journal")
    members.required("version", &version)
    members.required("centers", &centers)
    members.required("parsers", &parsers)
    members.required("timestamp", &timestamp)
    members.optional("shard", &shard)
  }
}

struct JournalStart: Described {
  static let place = "the line"
  var subject = ""

  mutating func describe(to members: inout MemberCoder) {
    members.type("began")
    members.required("subject", &subject)
  }
}

struct JournalEnd: Described {
  static let place = "the line"

  mutating func describe(to members: inout MemberCoder) { members.type("end") }
}
