import PushConformance

/// A center of an app whose server sends message ids as numbers, and withdraws notifications by lists of these numbers.
class NumberedMessages: PlainResponder, WithdrawingCenter {
  override class var vocabulary: Vocabulary {
    PushApp()
      .sends {
        [
          "aps": $0.aps, "url": $0.url, "type": $0.type, "id": $0.objectID,
          "message": $0.numericMessageID, "read_elsewhere": $0.withdrawn,
        ]
      }
      .withdraws(by: .messageIDs, inArray: true)
      .vocabulary
  }

  override func didReceiveRemoteNotification(_ push: UserInfo, fetchCompletion: FetchCompletion) {
    withdraw(numbers(in: push.payload["read_elsewhere"]))
    super.didReceiveRemoteNotification(push, fetchCompletion: fetchCompletion)
  }

  func numbers(in value: JSONValue?) -> [Int] { value?.array?.compactMap { $0.number?.int } ?? [] }

  func withdraw(_ numbers: [Int]) {
    let meant = application.deliveredNotifications.filter { notification in
      notification.trigger == .push
        && notification.userInfo.payload["message"]?.number?.int.map(numbers.contains) == true
    }
    guard !meant.isEmpty else { return }
    application.removeDeliveredNotifications(withIdentifiers: meant.map(\.identifier))
  }
}
