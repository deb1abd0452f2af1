import PushConformance

@testable import FaultyCenters

/// Correct centers whose adapters report few fields, or that read payloads in unusual ways.
enum LegalNotification {
  static let rows = SubjectRow.rows([
    SaysNothing.self, SaysTheTitleAlone.self, SaysTheURLAlone.self, ReadsNumbersAsText.self,
    KeepsItsFieldsTogether.self, BroadcastsEachMessageOnce.self, NumericIDReader.self,
    TextReader.self, DecodesItsBodies.self, SampleReader.self, ShowsAndOpensEachPush.self,
  ])

  final class SaysNothing: PlainCenter {
    override func sighting(of receipt: Receipt) -> Sighting { Sighting() }
  }

  final class SaysTheTitleAlone: PlainCenter {
    override func sighting(of receipt: Receipt) -> Sighting { Sighting(title: receipt.title) }
  }

  final class SaysTheURLAlone: PlainCenter {
    override func sighting(of receipt: Receipt) -> Sighting { Sighting(url: receipt.url) }
  }

  final class ReadsNumbersAsText: PlainCenter {
    override func read(_ payload: JSONObject) -> Receipt {
      func text(_ key: String) -> String? {
        payload[key]?.string ?? payload[key]?.number?.int.map { "\($0)" }
      }
      var receipt = super.read(payload)
      receipt.type = text("type")
      receipt.objectID = text("id")
      return receipt
    }
  }

  final class KeepsItsFieldsTogether: PlainCenter {
    override class var vocabulary: Vocabulary {
      PushApp()
        .sends { push in
          let link: PushTemplate = ["target": push.url]
          return [
            "aps": push.aps,
            "app": [
              "link": link, "kind": push.type, "id": push.objectID, "message": push.messageID,
            ],
          ]
        }
        .uploads(to: "/devices")
        .vocabulary
    }
    override func read(_ payload: JSONObject) -> Receipt {
      let app = payload["app"]?.object
      var receipt = super.read(payload)
      receipt.url = Receipt.usable(app?["link"]?.object?["target"]?.string)
      receipt.type = app?["kind"]?.string
      return receipt
    }
  }

  final class DecodesItsBodies: PlainCenter {
    override class var vocabulary: Vocabulary {
      PushApp()
        .encodes { push in
          ["aps": push["aps"] ?? .null, "body": .string(JSONValue.object(push).text.mirrored)]
        }
        .uploads(to: "/devices")
        .vocabulary
    }
    override func read(_ payload: JSONObject) -> Receipt {
      let text = payload["body"]?.string?.mirrored
      return super.read(text.flatMap { Payload(bytes: Array($0.utf8))?.object } ?? payload)
    }
  }

  /// Relies on the declaration that each push has a text and a URL, and that no push is silent.
  final class ShowsAndOpensEachPush: PlainCenter {
    override class var vocabulary: Vocabulary {
      PushApp()
        .neverSends(.silent, .withoutText, .localizedText, .withoutURL, .malformed)
        .uploads(to: "/devices")
        .vocabulary
    }
    override func decide(_ receipt: Receipt) {
      var receipt = receipt
      receipt.url = receipt.url ?? "app://home"
      guard isActive else { return follow(receipt) }
      if !isSuppressed(receipt) { present(receipt) }
    }
  }

  /// Notifies observers only once of a message that the system delivers again at a tap.
  final class BroadcastsEachMessageOnce: PlainCenter {
    private var known: Set<JSONObject> = []
    override func didReceiveRemoteNotification(_ userInfo: UserInfo) {
      let receipt = read(userInfo.payload)
      if known.insert(userInfo.payload).inserted { broadcast(receipt) }
      decide(receipt)
    }
  }
}
