import PushConformance
import PushPayloads
import PushSimulation

/// Faults in removing what is withdrawn.
enum FaultyWithdrawal {
  static let rows = [
    SubjectRow(ForgetsWhatIsWithdrawn.self, "withdrawal.removes-what-it-names"),
    SubjectRow(KnowsOneNameAlone.self, "withdrawal.removes-what-it-names"),
    SubjectRow(RemovesEverything.self, "withdrawal.removes-nothing-else"),
    SubjectRow(RemembersWhereItWas.self, "withdrawal.removes-nothing-else"),
    SubjectRow(CleansUpAtEachReceipt.self, "withdrawal.removes-nothing-else"),
  ]

  /// Announces a withdrawal as it announces everything.
  final class ForgetsWhatIsWithdrawn: PlainBookkeeper {
    override func withdraw(_ userInfo: UserInfo) {}
  }

  /// Expects one name, and finds none in a list.
  final class KnowsOneNameAlone: PlainBookkeeper {
    override func namesToWithdraw(in userInfo: UserInfo) -> [String] {
      userInfo.payload["withdraw"]?.string.map { [$0] } ?? []
    }
  }

  /// Empties Notification Center, since something in it is out of date.
  final class RemovesEverything: PlainBookkeeper {
    override func withdraw(_ userInfo: UserInfo) {
      guard !namesToWithdraw(in: userInfo).isEmpty else { return }
      application.removeAllDeliveredNotifications()
    }
  }

  /// Notes the identifier of each message, and removes what is there now.
  final class RemembersWhereItWas: PlainBookkeeper {
    private var places: [String: String] = [:]

    override func willPresent(
      _ notification: UserNotification,
      completion: PresentationCompletion
    ) {
      if let name = notification.userInfo.payload["message_id"]?.string {
        places[name] = notification.identifier
      }
      super.willPresent(notification, completion: completion)
    }

    override func withdraw(_ userInfo: UserInfo) {
      let identifiers = namesToWithdraw(in: userInfo).compactMap { places[$0] }
      application.removeDeliveredNotifications(withIdentifiers: identifiers)
      super.withdraw(userInfo)
    }
  }

  /// Keeps Notification Center short.
  final class CleansUpAtEachReceipt: PlainBookkeeper {
    override func announce(_ message: Message) {
      super.announce(message)
      guard message.isKnownAgain, application.applicationState == .background else { return }
      let others = application.deliveredNotifications.dropLast().map(\.identifier)
      application.removeDeliveredNotifications(withIdentifiers: others)
    }
  }
}
