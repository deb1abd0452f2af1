import PushConformance

/// Faults in reading the fields of a notification from its payload.
enum FaultyNotification: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(TellsWrongType.self), fault(TellsAnotherType.self), fault(TakesAnyWakeForSilent.self),
    fault(TakesABadgeForSilent.self), fault(TakesNullForAnAlert.self), fault(TellsWrongURL.self),
    fault(TakesTheFirstURL.self), fault(FallsBackToAnyURL.self), fault(DescribesWhatIsNoText.self),
    fault(OpensItsStartScreen.self), fault(RefusesUnknownKeys.self),
    fault(RefusesUnknownKeysInAps.self), fault(DropsWhatHasANumber.self),
  ]

  /// Adds `-event` to the type of each notification before it tells observers.
  final class TellsWrongType: PlainCenter {
    override func broadcast(_ receipt: Receipt) {
      var half = receipt
      half.type = receipt.type.map { "\($0)-event" }
      super.broadcast(half)
    }
  }

  /// Reads the type `message` from every payload.
  final class TellsAnotherType: PlainCenter {
    override func read(_ payload: JSONObject) -> Receipt {
      var receipt = super.read(payload)
      receipt.type = "message"
      return receipt
    }
  }

  /// Reads every notification with `content-available` as silent, even if it has an alert.
  final class TakesAnyWakeForSilent: PlainCenter {
    override func read(_ payload: JSONObject) -> Receipt {
      var receipt = super.read(payload)
      receipt.isSilent = payload["aps"]?.object?["content-available"]?.number?.int == 1
      return receipt
    }
  }

  /// Reads every notification without an alert as silent, even if it has a badge or a sound.
  final class TakesABadgeForSilent: PlainCenter {
    override func read(_ payload: JSONObject) -> Receipt {
      var receipt = super.read(payload)
      receipt.isSilent = payload["aps"]?.object?["alert"] == nil
      return receipt
    }
  }

  /// Reads a notification as not silent if its payload has the member `alert` or `badge`, even if the member is null.
  final class TakesNullForAnAlert: PlainCenter {
    override func read(_ payload: JSONObject) -> Receipt {
      var receipt = super.read(payload)
      let aps = payload["aps"]?.object
      if aps?["alert"] != nil || aps?["badge"] != nil { receipt.isSilent = false }
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

  /// Reads the first text in the payload that looks like a URL as the URL of the notification.
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

  /// If the payload has no member `url`, reads the first text that looks like a URL as the URL of the notification.
  final class FallsBackToAnyURL: TakesTheFirstURL {
    override func read(_ payload: JSONObject) -> Receipt {
      var receipt = Receipt(payload)
      if payload["url"] == nil, let url = firstURL(in: .object(payload)) { receipt.url = url }
      return receipt
    }
  }

  /// If the value of `url` is not a string, reads a description of the value as the URL.
  final class DescribesWhatIsNoText: PlainCenter {
    override func read(_ payload: JSONObject) -> Receipt {
      var receipt = super.read(payload)
      if let value = payload["url"], value.string == nil { receipt.url = "\(value)" }
      return receipt
    }
  }

  /// Opens a start screen for notifications without a URL.
  final class OpensItsStartScreen: PlainCenter {
    override func follow(_ receipt: Receipt) { application.open(receipt.url ?? "app://start") }
  }

  /// Drops a notification whose payload has a member that begins with `x-`, because the center does not know it.
  final class RefusesUnknownKeys: PlainCenter {
    override func didReceiveRemoteNotification(_ userInfo: UserInfo) {
      guard !userInfo.payload.contains(where: { $0.key.hasPrefix("x-") }) else { return }
      super.didReceiveRemoteNotification(userInfo)
    }
  }

  /// Does not read the title of a notification whose `aps` has a member that begins with `x-`.
  final class RefusesUnknownKeysInAps: PlainCenter {
    override func read(_ payload: JSONObject) -> Receipt {
      var receipt = super.read(payload)
      let aps = payload["aps"]?.object ?? JSONObject()
      if aps.contains(where: { $0.key.hasPrefix("x-") }) { receipt.title = nil }
      return receipt
    }
  }

  /// Drops a notification whose object identifier is a number.
  final class DropsWhatHasANumber: PlainCenter {
    override func didReceiveRemoteNotification(_ userInfo: UserInfo) {
      guard userInfo.payload["id"]?.number == nil else { return }
      super.didReceiveRemoteNotification(userInfo)
    }
  }
}
