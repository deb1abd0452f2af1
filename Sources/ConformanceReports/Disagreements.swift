package import PushConformance

/// Payloads whose reading no public text specifies, and which parsers read differently.
///
/// None of the parsers is wrong. But an app has several parsers: the app's code reads the dictionary that the system
/// makes, the service extension decodes bytes, and the server has a parser, too. If two of them read different
/// notifications in one payload, the user sees one notification and the app acts on the other.
package struct Disagreements: RandomAccessCollection, Sendable {
  /// A payload and its reading by each parser.
  package struct Entry: Sendable {
    /// The name of the payload.
    package var id: String
    /// The title of the payload.
    package var title: String
    /// The parsers in their order, each with its reading in words.
    package var readings: [(parser: String, text: String)]
    /// Whether two parsers accept the payload and read different notifications in it.
    ///
    /// If one of the parsers rejects the payload, no user sees a false notification. The sender of a malformed text
    /// finds the mistake before the text reaches a user.
    package var hurtsUser: Bool
  }

  private var entries: [Entry] = []

  /// Compares the results of parsers on the payloads that every parser was given.
  package init(_ results: [SubjectResults]) {
    var readings: [String: [(parser: String, reading: PayloadReading)]] = [:]
    for result in results.flatMap(\.cases) where result.isUnspecified {
      guard let reading = result.reading else { continue }
      readings[result.id, default: []].append((result.subject, reading))
    }
    for result in results.first?.cases ?? [] {
      guard let seen = readings[result.id], seen.count > 1 else { continue }
      let texts = seen.map { ($0.parser, $0.reading.phrase) }
      guard Set(texts.map(\.1)).count > 1 else { continue }
      let taken = seen.filter(\.reading.isTaken).map(\.reading.phrase)
      entries.append(
        Entry(
          id: result.id,
          title: result.title,
          readings: texts,
          hurtsUser: Set(taken).count > 1
        )
      )
    }
  }

  /// The place of the first entry.
  package var startIndex: Int { entries.startIndex }
  /// The place after the last entry.
  package var endIndex: Int { entries.endIndex }
  /// Returns an entry.
  package subscript(position: Int) -> Entry { entries[position] }
}

extension PayloadReading {
  fileprivate var isTaken: Bool {
    if case .notification = self { true } else { false }
  }

  /// The reading, without the reason of a rejection, which differs between parsers.
  fileprivate var phrase: String { isTaken ? text() : "refused" }
}
