package import PushConformance

/// What parsers do otherwise than they have to, one entry for each sort, those that hurt first.
package struct Departures: RandomAccessCollection, Sendable {
  /// A sort of departure.
  package struct Entry: Sendable {
    /// What the parser does, such as `misreads badge`.
    package var summary: String
    /// What comes of it.
    package var why: String
    /// What to do about it.
    package var hint: String
    /// Whether somebody who uses the app can come to harm.
    package var hurtsUser: Bool
    /// The payloads that show it.
    package var cases: [CaseResult]
    /// The finding on the first of them.
    package var text: String
  }

  private var entries: [Entry] = []

  /// Sorts the failed payloads among cases.
  package init(_ cases: some Sequence<CaseResult>) {
    var places: [String: Int] = [:]
    for result in cases {
      guard case .failed(let findings) = result.outcome, let finding = findings.first,
        case .payload(let departure) = finding.claim
      else { continue }
      let key = "\(departure.hurtsUser) \(departure.kind.summary)"
      if let place = places[key] {
        entries[place].cases.append(result)
      } else {
        places[key] = entries.count
        entries.append(
          Entry(
            summary: departure.kind.summary,
            why: departure.kind.why,
            hint: departure.kind.hint,
            hurtsUser: departure.hurtsUser,
            cases: [result],
            text: finding.text(subject: result.subject)
          )
        )
      }
    }
    entries.sort { ($0.rank, $1.summary) > ($1.rank, $0.summary) }
  }

  /// The place of the first entry.
  package var startIndex: Int { entries.startIndex }
  /// The place after the last entry.
  package var endIndex: Int { entries.endIndex }
  /// An entry.
  package subscript(position: Int) -> Entry { entries[position] }
}

extension Departures.Entry {
  /// What matters more is greater.
  fileprivate var rank: Int { (hurtsUser ? 1 << 32 : 0) + cases.count }
}
