import PushConformance

/// Faults of centers whose server encodes its pushes or never sends some forms of push, and of centers that work off
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

  /// Opens the first screen for each push, although its server puts a URL into each push.
  final class OpensHomeForEachPush: PlainCenter {
    override class var vocabulary: Vocabulary {
      PushApp()
        .neverSends(.silent, .withoutText, .localizedText, .withoutURL, .malformed)
        .uploads(to: "/devices")
        .vocabulary
    }
    override func follow(_ receipt: Receipt) { application.open("app://home") }
  }

  /// Opens no URLs, in an app that handles its notifications off the main actor.
  final class OpensNothingFromItsQueue: SettlingCenter {
    override func follow(_ receipt: Receipt) {}
  }
}
