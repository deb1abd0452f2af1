import PushConformance

/// Faults in reading pushes whose form the app declares.
enum FaultyNotificationForms: FaultGroup {
  static let rows = faults([ReadsNumbersAsFractions.self, KeepsTheFirstType.self])

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

/// Faults in reading members that occur only in the samples: real bodies of pushes that the app declares.
enum FaultyNotificationSamples: FaultGroup {
  static let rows = faults([DropsTheNewSchema.self, NeedsTheNameOfAShop.self])

  /// Drops each push with a schema later than the first schema, although its server sends the second schema.
  class DropsTheNewSchema: SampleReader {
    override func isUnderstood(_ push: JSONObject) -> Bool {
      (push["schema"]?.number?.int ?? 1) == 1
    }
  }

  /// Drops each push with a shop whose name is null, although its server sends such shops.
  final class NeedsTheNameOfAShop: SampleReader {
    override func isUnderstood(_ push: JSONObject) -> Bool {
      guard let name = push["shop"]?.object?["name"] else { return true }
      return name.string != nil
    }
  }

  /// Drops each push with a schema later than the first schema, but declares no samples, so no push shows the fault.
  ///
  /// The center is not in `rows`, because no requirement catches the center.
  final class DropsTheNewSchemaUnseen: DropsTheNewSchema {
    override class var app: PushApp { DeclaresNoSamples.app }
  }

  /// A correct center whose declaration has no samples, so the kit sends pushes that the center has to drop.
  ///
  /// The center is not in `rows`, because its only fault is its declaration.
  final class DeclaresNoSamples: SampleReader {
    override class var app: PushApp {
      PushApp().sends { ["aps": $0.aps, "link": $0.url, "order": $0.objectID] }.actions()
    }
  }
}

/// Faults of centers whose server encodes pushes or never sends some forms of push, and of centers that work outside
/// the main actor.
enum FaultyNotificationServer: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(DecodesNothing.self), fault(OpensHomeForEachPush.self),
    fault(OpensNothingFromItsQueue.self, roles: [.receiving, .routing, .toasting]),
  ]

  /// Reads an encoded body as if the body were not encoded.
  final class DecodesNothing: PlainCenter {
    override class var vocabulary: Vocabulary {
      PushApp()
        .encodes { push in
          ["aps": push["aps"] ?? .null, "body": .string(JSONValue.object(push).text)]
        }
        .uploads(to: "/devices")
        .vocabulary
    }
  }

  final class OpensHomeForEachPush: PlainCenter {
    override class var vocabulary: Vocabulary {
      PushApp()
        .neverSends(.silent, .withoutText, .localizedText, .withoutURL, .malformed)
        .uploads(to: "/devices")
        .vocabulary
    }
    override func follow(_ receipt: Receipt) { application.open("app://home") }
  }

  final class OpensNothingFromItsQueue: SettlingCenter {
    override func follow(_ receipt: Receipt) {}
  }
}
