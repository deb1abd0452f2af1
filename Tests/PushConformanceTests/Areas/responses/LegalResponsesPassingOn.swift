import PushConformance

@testable import FaultyCenters

/// Correct centers that pass notifications on to their owners, such as another SDK, in unusual ways.
enum LegalResponsesPassingOn {
  static let rows = SubjectRow.rows([KnowsItsOwnByAMark.self, RefreshesOnEachPush.self])

  /// Asks its server for news whenever the system shows a notification, regardless of the sender.
  final class RefreshesOnEachPush: PlainBookkeeper {
    override func willPresent(_ arrival: UserNotification, completion: PresentationCompletion) {
      application.loadContent(for: Sighting()) { _ in }
      super.willPresent(arrival, completion: completion)
    }
  }

  /// Recognizes the app's own pushes by a field, and ignores the fields of other SDKs.
  final class KnowsItsOwnByAMark: PlainBookkeeper {
    override class var vocabulary: Vocabulary {
      PushApp()
        .sends {
          [
            "aps": $0.aps, "url": $0.url, "type": $0.type, "id": $0.objectID,
            "message_id": $0.messageID, "withdraw": $0.withdrawn, "sender": "backend",
          ]
        }
        .foreignPushes(have: ["id": "7"])
        .vocabulary
    }

    override func isOwn(_ userInfo: UserInfo, _ trigger: UserNotification.Trigger) -> Bool {
      trigger == .push && userInfo.payload["sender"]?.string == "backend"
    }
  }
}
