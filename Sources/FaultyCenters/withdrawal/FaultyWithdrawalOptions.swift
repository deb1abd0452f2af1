import PushConformance

/// Faults in removing withdrawn notifications, in apps that declare how their server names these notifications.
enum FaultyWithdrawalOptions: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(LooksForMessageIDs.self), fault(ForgetsASingleName.self),
  ]

  /// Looks for message ids, although its app declares that the server withdraws by the identifiers of requests.
  final class LooksForMessageIDs: PlainBookkeeper {
    override class var vocabulary: Vocabulary {
      PushApp().withdraws(by: .identifiers, inArray: true).vocabulary
    }
  }

  /// Removes no withdrawn notification, in an app whose server withdraws one notification at a time.
  final class ForgetsASingleName: PlainBookkeeper {
    override class var vocabulary: Vocabulary {
      PushApp().neverSends(.severalWithdrawals).vocabulary
    }
    override func withdraw(_ userInfo: UserInfo) {}
  }
}
