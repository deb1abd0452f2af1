import PushConformance

enum FaultyWithdrawal: FaultGroup {
  static let rows = faults([
    ForgetsWhatIsWithdrawn.self, KnowsOneNameAlone.self, TakesNumbersForTexts.self,
    RemovesEverything.self, RemovesReplacedIdentifier.self, CleansUpAtEachReceipt.self,
    RemovesWhatWakesIt.self,
  ])

  /// Removes a notification from Notification Center when the fetch callback delivers it, even in the background.
  final class RemovesWhatWakesIt: PlainBookkeeper {
    override func didReceiveRemoteNotification(_ push: UserInfo, fetchCompletion: FetchCompletion) {
      let received = application.deliveredNotifications.filter {
        $0.userInfo.payload == push.payload
      }
      if !received.isEmpty {
        application.removeDeliveredNotifications(withIdentifiers: received.map(\.identifier))
      }
      super.didReceiveRemoteNotification(push, fetchCompletion: fetchCompletion)
    }
  }

  final class ForgetsWhatIsWithdrawn: PlainBookkeeper {
    override func withdraw(_ userInfo: UserInfo) {}
  }

  final class KnowsOneNameAlone: PlainBookkeeper {
    override func namesToWithdraw(in userInfo: UserInfo) -> [String] {
      userInfo.payload["withdraw"]?.string.map { [$0] } ?? []
    }
  }

  /// Expects the withdrawn message ids as strings of digits, although the server sends numbers.
  final class TakesNumbersForTexts: NumberedMessages {
    override func numbers(in value: JSONValue?) -> [Int] {
      value?.array?.compactMap { $0.string.flatMap { Int($0) } } ?? []
    }
  }

  final class RemovesEverything: PlainBookkeeper {
    override func withdraw(_ userInfo: UserInfo) {
      guard !namesToWithdraw(in: userInfo).isEmpty else { return }
      application.removeAllDeliveredNotifications()
    }
  }

  /// When a push withdraws a message, also removes the notification that now has the message's request identifier.
  ///
  /// The center stores the request identifier when a message arrives. Later, a newer message can have this identifier.
  final class RemovesReplacedIdentifier: PlainBookkeeper {
    private var places: [String: String] = [:]

    override func willPresent(_ arrival: UserNotification, completion: PresentationCompletion) {
      if let name = arrival.userInfo.payload["message_id"]?.string {
        places[name] = arrival.identifier
      }
      super.willPresent(arrival, completion: completion)
    }

    override func withdraw(_ userInfo: UserInfo) {
      let identifiers = namesToWithdraw(in: userInfo).compactMap { places[$0] }
      application.removeDeliveredNotifications(withIdentifiers: identifiers)
      super.withdraw(userInfo)
    }
  }

  final class CleansUpAtEachReceipt: PlainBookkeeper {
    override func announce(_ message: Message) {
      super.announce(message)
      guard message.isKnownAgain, application.applicationState == .background else { return }
      let others = application.deliveredNotifications.dropLast().map(\.identifier)
      application.removeDeliveredNotifications(withIdentifiers: others)
    }
  }
}

/// Faults in removing withdrawn notifications, in apps that declare how their server names these notifications.
enum FaultyWithdrawalOptions: FaultGroup {
  static let rows = faults([LooksForMessageIDs.self, ForgetsASingleName.self])

  /// Looks for message ids, although its app declares that the server withdraws notifications by request identifier.
  final class LooksForMessageIDs: PlainBookkeeper {
    override class var vocabulary: Vocabulary {
      PushApp().withdraws(by: .identifiers, inArray: true).vocabulary
    }
  }

  final class ForgetsASingleName: PlainBookkeeper {
    override class var vocabulary: Vocabulary {
      PushApp().neverSends(.severalWithdrawals).vocabulary
    }
    override func withdraw(_ userInfo: UserInfo) {}
  }
}
