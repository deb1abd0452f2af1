package import PushConformance

/// The wrong behaviours of parsers, with one entry for each kind.
///
/// A departure is a difference between the behaviour of a parser and the required behaviour. Entries that can hurt a
/// user come before the other entries.
package struct Departures: RandomAccessCollection, Sendable {
  /// A kind of wrong behaviour, such as a misread badge, with the payloads that show this behaviour.
  package struct Entry: Sendable {
    /// The wrong behaviour in a few words, such as `misreads badge`.
    package var summary: String
    /// The consequence of the wrong behaviour.
    package var why: String
    /// The advice for mending the parser.
    package var hint: String
    package var hurtsUser: Bool
    /// The results for the payloads that show the wrong behaviour.
    package var cases: [CaseResult]
    /// The text of the finding about the first of these payloads.
    package var text: String
  }

  private var entries: [Entry] = []

  /// Groups the failed payload cases by their wrong behaviour.
  ///
  /// The initializer ignores all other cases.
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

  package var startIndex: Int { entries.startIndex }
  /// The place after the last entry.
  package var endIndex: Int { entries.endIndex }
  /// Returns the entry at a position; the most serious wrong behaviour is at ``startIndex``.
  package subscript(position: Int) -> Entry { entries[position] }
}

extension Departures.Entry {
  /// The rank in the order of entries; a behaviour that can hurt a user, or that shows in more payloads, has a higher
  /// rank.
  fileprivate var rank: Int { (hurtsUser ? 1 << 32 : 0) + cases.count }
}
