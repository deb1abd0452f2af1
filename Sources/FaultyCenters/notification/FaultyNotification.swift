import PushConformance

enum FaultyNotification: FaultGroup {
  static let rows: [SubjectRow] = [
    fault("TellsWrongType") { $0.broadcast.rewrite { $0.type = $0.type.map { "\($0)-event" } } },
    fault(TellsAnotherType.self),
    fault("TakesAnyWakeForSilent") {
      $0.read.distort { payload, receipt in
        receipt.isSilent = payload["aps"]?.object?["content-available"]?.number?.int == 1
      }
    },
    fault("TakesABadgeForSilent") {
      $0.read.distort { payload, receipt in
        receipt.isSilent = payload["aps"]?.object?["alert"] == nil
      }
    },
    // Reads a notification as not silent if its payload has the member `alert` or `badge`, even if the member is null.
    fault("TakesNullForAnAlert") {
      $0.read.distort { payload, receipt in
        let aps = payload["aps"]?.object
        if aps?["alert"] != nil || aps?["badge"] != nil { receipt.isSilent = false }
      }
    },
    fault(TellsWrongURL.self), fault(TakesTheFirstURL.self), fault(FallsBackToAnyURL.self),
    fault("DescribesWhatIsNoText") {
      $0.read.distort { payload, receipt in
        if let value = payload["url"], value.string == nil { receipt.url = "\(value)" }
      }
    },
    fault("OpensItsStartScreen") {
      $0.follow.replace { center, receipt, _ in
        center.application.open(receipt.url ?? "app://start")
      }
    },
    fault("RefusesUnknownKeys") {
      $0.receive.keep { !$1.payload.contains { $0.key.hasPrefix("x-") } }
    },
    fault("RefusesUnknownKeysInAps") {
      $0.read.distort { payload, receipt in
        let aps = payload["aps"]?.object ?? JSONObject()
        if aps.contains(where: { $0.key.hasPrefix("x-") }) { receipt.title = nil }
      }
    },
    fault("DropsWhatHasANumber") { $0.receive.keep { $1.payload["id"]?.number == nil } },
  ]

  final class TellsAnotherType: PlainCenter {
    override func read(_ payload: JSONObject) -> Receipt {
      var receipt = super.read(payload)
      receipt.type = "message"
      return receipt
    }
  }

  /// Opens the right URL, but passes the URL `app://start` to observers, suppressors and toasts.
  final class TellsWrongURL: PlainCenter {
    override func sighting(of receipt: Receipt) -> Sighting {
      var sighting = receipt.sighting
      sighting.url = receipt.url.map { _ in "app://start" }
      return sighting
    }
  }

  class TakesTheFirstURL: PlainCenter {
    override func read(_ payload: JSONObject) -> Receipt {
      var receipt = super.read(payload)
      receipt.url = firstURL(in: .object(payload))
      return receipt
    }

    final func firstURL(in value: JSONValue) -> String? {
      switch value {
      case .string(let text): return text.contains("://") ? Receipt.usable(text) : nil
      case .object(let object):
        for member in object {
          if let found = firstURL(in: member.value) { return found }
        }
        return nil
      case .array(let values): return values.lazy.compactMap { self.firstURL(in: $0) }.first
      default: return nil
      }
    }
  }

  final class FallsBackToAnyURL: TakesTheFirstURL {
    override func read(_ payload: JSONObject) -> Receipt {
      var receipt = Receipt(payload)
      if payload["url"] == nil, let url = firstURL(in: .object(payload)) { receipt.url = url }
      return receipt
    }
  }
}
