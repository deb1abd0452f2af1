import PushConformance

@testable import FaultyCenters

/// Correct centers that remove withdrawn notifications in unusual ways.
enum LegalWithdrawal {
  static let rows = SubjectRow.rows([
    WithdrawsByIdentifier.self, WithdrawsOneByOne.self, ReadsOneName.self, NumberedMessages.self,
    TidiesUpInFront.self, TidiesUpWhenOpened.self, RemovesDoubles.self,
  ])

  /// Reads the request identifiers of withdrawn notifications from an array.
  final class WithdrawsByIdentifier: PlainBookkeeper {
    override class var vocabulary: Vocabulary {
      PushApp()
        .sends {
          [
            "aps": $0.aps, "url": $0.url, "type": $0.type, "id": $0.objectID,
            "message_id": $0.messageID, "chat": ["remove": $0.withdrawn],
          ]
        }
        .withdraws(by: .identifiers, inArray: true)
        .vocabulary
    }

    override func withdraw(_ userInfo: UserInfo) {
      let names = userInfo.payload["chat"]?.object?["remove"]?.array?.compactMap(\.string)
      if let names { application.removeDeliveredNotifications(withIdentifiers: names) }
    }
  }

  /// Reads a single message id, because its server withdraws one notification at a time.
  final class ReadsOneName: PlainBookkeeper {
    override class var vocabulary: Vocabulary {
      PushApp().neverSends(.severalWithdrawals).vocabulary
    }
    override func namesToWithdraw(in userInfo: UserInfo) -> [String] {
      userInfo.payload["withdraw"]?.string.map { [$0] } ?? []
    }
  }

  final class WithdrawsOneByOne: PlainBookkeeper {
    override func withdraw(_ userInfo: UserInfo) {
      for name in namesToWithdraw(in: userInfo) {
        for notification in application.deliveredNotifications
        where isNamed(notification, by: [name]) {
          application.removeDeliveredNotifications(withIdentifiers: [notification.identifier])
        }
      }
    }
  }

  final class TidiesUpWhenOpened: PlainResponder {
    override func sceneDidBecomeActive() {
      super.sceneDidBecomeActive()
      application.removeAllDeliveredNotifications()
    }
  }

  /// Keeps only the first of several entries of one message in Notification Center, even in the background.
  final class RemovesDoubles: PlainBookkeeper {
    override func didReceiveRemoteNotification(_ push: UserInfo, fetchCompletion: FetchCompletion) {
      let same = application.deliveredNotifications.filter {
        $0.trigger == .push && $0.userInfo.payload == push.payload
      }
      if push.payload["message_id"]?.string != nil, same.count > 1 {
        application.removeDeliveredNotifications(
          withIdentifiers: same.dropFirst().map(\.identifier)
        )
      }
      super.didReceiveRemoteNotification(push, fetchCompletion: fetchCompletion)
    }
  }

  /// Removes each notification that was shown over the open app from Notification Center.
  final class TidiesUpInFront: NumberedMessages {
    override func willPresent(_ arrival: UserNotification, completion: PresentationCompletion) {
      super.willPresent(arrival, completion: completion)
      // If a suppressor suppresses this arrival, an older notification can be listed under the same identifier.
      let isListed = application.deliveredNotifications.contains {
        $0.identifier == arrival.identifier
          && $0.userInfo.payload == arrival.userInfo.payload
      }
      guard isListed else { return }
      application.removeDeliveredNotifications(withIdentifiers: [arrival.identifier])
    }
  }
}
