import PushConformance

/// Faults of open-source apps in presenting notifications and in handling the user's responses.
enum FaultyResponsesOfApps: FaultGroup {
  static let rows = faults([
    KeepsRepliesForLater.self, OpensTheList.self, OpensTheFrontPage.self, StaysWhereItIs.self,
    ShowsToActiveUsersAlone.self, OpensNoTexts.self,
  ])

  /// Shows no notification while the app is inactive, such as under Control Center.
  final class ShowsToActiveUsersAlone: PlainResponder {
    override class var app: PushApp { super.app.presents(.each) }

    override func options(for receipt: Receipt) -> PresentationOptions {
      application.applicationState == .active ? super.options(for: receipt) : []
    }
  }

  /// Opens only pushes whose alert is not a string, although its server writes each alert as a string.
  final class OpensNoTexts: PlainResponder {
    override class var vocabulary: Vocabulary { PushApp().neverSends(.structuredAlert).vocabulary }
    override func handle(_ response: NotificationResponse) {
      let alert = response.notification.userInfo.payload["aps"]?.object?["alert"]
      if alert?.string == nil { super.handle(response) }
    }
  }

  /// Passes the action `reply` to its handler too late: at the next response that is not a reply.
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

  final class OpensTheFrontPage: PlainResponder {
    override class var vocabulary: Vocabulary {
      PushApp().opensLinks(under: "https://shop.example/orders/{id}").vocabulary
    }
    override func route(to url: String) { super.route(to: "https://shop.example/") }
  }

  final class StaysWhereItIs: PlainResponder {
    override class var policies: Policies { Policies(reopens: .notWhileShown) }
    private var hasOpened = false
    override func route(to url: String) {
      guard !hasOpened else { return }
      hasOpened = true
      super.route(to: url)
    }
  }

  /// Opens the list of all objects of a type instead of the notification's object.
  final class OpensTheList: LinkResponder {
    override func link(to objectID: String, of type: String) -> String { "app://\(type)" }
  }
}
