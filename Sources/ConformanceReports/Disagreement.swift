package import PushConformance

/// A payload that parsers read differently, and whose values no public text specifies.
///
/// None of the parsers is wrong. But an app has several parsers. The app's code reads the dictionary that the system
/// makes, the service extension decodes bytes, and the server has a parser, too. If two of these parsers read different
/// notifications in one payload, the user can see one notification while the app acts on a different one.
package struct Disagreement: Sendable {
  package var id: String
  /// The values that each parser reads, in words, in the order of the results.
  package var readings: [(parser: String, text: String)]
  /// True if two parsers accept the payload and read different notifications.
  ///
  /// If one of the parsers rejects the payload, no user sees a false notification. The sender of a malformed payload
  /// finds the mistake before the payload reaches a user.
  package var hurtsUser: Bool

  /// Returns the payloads that at least two parsers read differently, in the order of the first results.
  package static func all(in results: [SubjectResults]) -> [Disagreement] {
    var readings: [String: [(parser: String, reading: PayloadReading)]] = [:]
    for result in results.flatMap(\.cases) where result.isUnspecified {
      guard let reading = result.reading else { continue }
      readings[result.id, default: []].append((result.subject, reading))
    }
    return (results.first?.cases ?? []).compactMap { result in
      guard let seen = readings[result.id], seen.count > 1 else { return nil }
      let texts = seen.map { ($0.parser, $0.reading.phrase) }
      guard Set(texts.map(\.1)).count > 1 else { return nil }
      let taken = seen.filter(\.reading.isTaken).map(\.reading.phrase)
      return Disagreement(id: result.id, readings: texts, hurtsUser: Set(taken).count > 1)
    }
  }
}

extension PayloadReading {
  fileprivate var isTaken: Bool {
    if case .notification = self { true } else { false }
  }

  /// The values that the parser read, or "refused"; the reason for a refusal is left out, because it differs by parser.
  fileprivate var phrase: String { isTaken ? text() : "refused" }
}
