import PushConformance
import PushPayloads
import PushSimulation

/// Faults in reading pushes of a declared form.
enum FaultyNotificationForms {
  static let rows = [
    SubjectRow(ReadsNumbersAsFractions.self, "notification.fields-are-read-from-the-payload"),
    SubjectRow(ReadsTheTextOnceOnly.self, "notification.fields-are-read-from-the-payload"),
  ]

  /// Writes a whole number with a fraction, as a reader does that takes each number for a `Double`.
  final class ReadsNumbersAsFractions: NumericIDReader {
    override func id(_ number: JSONNumber) -> String? { number.double.map { "\($0)" } }
  }

  /// Keeps what it has read from the first text, and takes it for all others.
  final class ReadsTheTextOnceOnly: TextReader {
    private var first: JSONObject?
    override func read(_ payload: JSONObject) -> Receipt {
      let inner = first ?? Self.inner(payload)
      first = inner
      return receipt(of: inner, aps: payload["aps"])
    }
  }
}
