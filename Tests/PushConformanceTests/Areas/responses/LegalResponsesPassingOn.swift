import PushConformance
import PushPayloads
import PushSimulation

@testable import FaultyCenters

/// Correct centers that pass on foreign notifications in unusual ways.
enum LegalResponsesPassingOn {
  static let rows: [SubjectRow] = [
    .showing(TakesItsTimeToAskTheOwner.self),
    .showing(KnowsItsOwnByAMark.self),
  ]

  /// Passes a foreign notification on in a task.
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

  /// Recognizes its own pushes by a mark, and ignores the marks of others.
  final class KnowsItsOwnByAMark: PlainBookkeeper {
    override class var vocabulary: Vocabulary {
      var vocabulary = Vocabulary()
      vocabulary.ownership = Vocabulary.Ownership(own: ["sender": "backend"], foreign: ["id": "7"])
      return vocabulary
    }

    override func isOwn(_ userInfo: UserInfo, _ trigger: UserNotification.Trigger) -> Bool {
      trigger == .push && userInfo.payload["sender"]?.string == "backend"
    }
  }
}
