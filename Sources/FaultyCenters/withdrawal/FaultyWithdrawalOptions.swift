import PushConformance
import PushPayloads
import PushSimulation

/// Faults in removing notifications that the server withdraws in a form that the app declares.
enum FaultyWithdrawalOptions {
  static let rows = [
    SubjectRow(LooksForMessageIDs.self, "withdrawal.removes-what-it-names"),
    SubjectRow(ForgetsASingleName.self, "withdrawal.removes-what-it-names"),
  ]

  /// Looks for message ids, although it declares that its server withdraws by the identifiers of requests.
  final class LooksForMessageIDs: PlainBookkeeper {
    override class var vocabulary: Vocabulary {
      PushApp().withdraws(by: .identifiers, inArray: true).vocabulary
    }
  }

  /// Removes nothing, although its server withdraws one notification at a time.
  final class ForgetsASingleName: PlainBookkeeper {
    override class var vocabulary: Vocabulary {
      PushApp().neverSends(.severalWithdrawals).vocabulary
    }
    override func withdraw(_ userInfo: UserInfo) {}
  }
}
