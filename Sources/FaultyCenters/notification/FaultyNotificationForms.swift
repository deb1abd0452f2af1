import PushConformance
import PushPayloads
import PushSimulation

/// Faults in reading pushes of a declared form.
enum FaultyNotificationForms {
  static let rows = [
    SubjectRow(
      ReadsNumbersAsFractions.self,
      "notification.fields-are-read-from-the-payload",
      "notification.unusable-members-count-as-absent",
      "toast.each-notification-has-its-own"
    ),
    SubjectRow(KeepsTheFirstType.self, "notification.fields-are-read-from-the-payload"),
  ]

  /// Writes a whole number with a fraction, as a reader does that takes each number for a `Double`.
  final class ReadsNumbersAsFractions: NumericIDReader {
    override func id(_ number: JSONNumber) -> String? { number.double.map { "\($0)" } }
  }

  /// Keeps the type of the first text that has one, and takes it for the type of all others.
  final class KeepsTheFirstType: TextReader {
    private var first: JSONValue?
    override func read(_ payload: JSONObject) -> Receipt {
      var inner = Self.inner(payload)
      first = first ?? inner["type"]
      inner["type"] = first
      return receipt(of: inner, aps: payload["aps"])
    }
  }
}
