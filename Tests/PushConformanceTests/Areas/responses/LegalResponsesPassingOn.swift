import PushConformance
import PushPayloads
import PushSimulation

@testable import FaultyCenters

/// Correct centers that pass notifications on to their owners, such as another SDK, in unusual ways.
enum LegalResponsesPassingOn {
  static let rows: [SubjectRow] = [
    .showing(TakesItsTimeToAskTheOwner.self),
    .showing(KnowsItsOwnByAMark.self),
    .showing(RefreshesOnEachPush.self),
  ]

  /// Passes another owner's notification on in a task.
  final class TakesItsTimeToAskTheOwner: PlainBookkeeper {
    override class var policies: Policies { Policies(work: .mainActor) }

    override func willPresent(
      _ notification: UserNotification,
      completion: PresentationCompletion
    ) {
      guard !isOwn(notification.userInfo, notification.trigger) else {
        return super.willPresent(notification, completion: completion)
      }
      Task { [application] in
        await Task.yield()
        application.passOn(willPresent: notification) { completion($0) }
      }
    }
  }

  /// Asks its server for news whenever the system shows a notification, whoever has sent the notification.
  final class RefreshesOnEachPush: PlainBookkeeper {
    override func willPresent(
      _ notification: UserNotification,
      completion: PresentationCompletion
    ) {
      application.loadContent(for: Sighting()) { _ in }
      super.willPresent(notification, completion: completion)
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
