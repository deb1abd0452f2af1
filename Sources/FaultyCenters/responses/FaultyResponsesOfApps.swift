import PushConformance
import PushSimulation

/// Faults that public apps had in their answers to the system.
enum FaultyResponsesOfApps {
  static let rows = [
    SubjectRow(KeepsRepliesForLater.self, "responses.action-reaches-its-handler"),
    SubjectRow(
      OpensTheList.self,
      "launch.deferred-response-routes-once",
      "responses.default-action-routes-once"
    ),
    SubjectRow(ShowsToActiveUsersAlone.self, "responses.inactive-arrival-is-not-lost"),
  ]

  /// Takes an app under Control Center for one that the user is not in.
  final class ShowsToActiveUsersAlone: PlainResponder {
    override func options(for receipt: Receipt) -> PresentationOptions {
      application.applicationState == .active ? super.options(for: receipt) : []
    }
  }

  /// Hands a reply to its handler when the user comes into the app.
  final class KeepsRepliesForLater: PlainResponder {
    private var replies: [NotificationResponse] = []
    override func handle(_ response: NotificationResponse) {
      guard response.actionIdentifier == "reply" else {
        for reply in replies { super.handle(reply) }
        replies = []
        return super.handle(response)
      }
      replies.append(response)
    }
  }

  /// Opens the list of the objects of a type in place of the object.
  final class OpensTheList: LinkResponder {
    override func link(to objectID: String, of type: String) -> String { "app://\(type)" }
  }
}
