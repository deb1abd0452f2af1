package import PushConformance

/// A wrong behavior of a parser, such as a misread badge, with the payloads that show the behavior.
package struct Departure: Sendable {
  package var summary: String
  package var why: String
  package var hint: String
  package var hurtsUser: Bool
  package var cases: [CaseResult]
  /// The text of the finding about the first payload of ``cases``.
  package var text: String

  /// Returns the departures; those that can hurt a user come first.
  package static func all(in cases: some Sequence<CaseResult>) -> [Departure] {
    let found = cases.compactMap { result -> (CaseResult, Finding, PayloadDeparture)? in
      guard let finding = result.redFindings.first, case .payload(let departure) = finding.claim
      else { return nil }
      return (result, finding, departure)
    }
    let departures = found.grouped { "\($0.2.hurtsUser) \($0.2.kind.summary)" }.map { group in
      let (result, finding, departure) = group[0]
      return Departure(
        summary: departure.kind.summary,
        why: departure.kind.why,
        hint: departure.kind.hint,
        hurtsUser: departure.hurtsUser,
        cases: group.map(\.0),
        text: finding.text(subject: result.subject)
      )
    }
    return departures.sorted { ($0.rank, $1.summary) > ($1.rank, $0.summary) }
  }

  private var rank: Int { (hurtsUser ? 1 << 32 : 0) + cases.count }
}
