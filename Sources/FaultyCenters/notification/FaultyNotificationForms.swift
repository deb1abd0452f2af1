import PushConformance

/// Faults in reading pushes whose form the app declares.
enum FaultyNotificationForms: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(ReadsNumbersAsFractions.self), fault(KeepsTheFirstType.self),
  ]

  /// Writes the identifier 42 as 42.0, like a center that reads each number as a `Double`.
  final class ReadsNumbersAsFractions: NumericIDReader {
    override func id(_ number: JSONNumber) -> String? { number.double.map { "\($0)" } }
  }

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
