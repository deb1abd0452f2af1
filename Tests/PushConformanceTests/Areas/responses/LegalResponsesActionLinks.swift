import PushConformance

@testable import FaultyCenters

/// Correct centers of apps in which the action that opens a notification can have a link of its own.
enum LegalResponsesActionLinks {
  static let rows = SubjectRow.rows([
    ActionLinkResponder.self, ReadsTwoFormsOfActionLinks.self, ReadsTheLinkByItsCategory.self,
    OpensLinksOfItsWebsite.self, LoadsBeforeItOpens.self, OpensInTheAccount.self,
  ])

  /// Finds the link of an action in a JSON string, under the identifier that the category gives to the action.
  final class ReadsTheLinkByItsCategory: ActionLinkResponder {
    override class var vocabulary: Vocabulary {
      PushApp()
        .sends {
          [
            "aps": $0.aps, "url": $0.url, "type": $0.type, "id": $0.objectID,
            "links": .json(["CALL": $0.actionURL]),
          ]
        }
        .category("INVITATION", of: "invitation", show: "CALL", archive: "DECLINE")
        .vocabulary
    }
    override func action(of response: NotificationResponse) -> Vocabulary.Action? {
      guard response.notification.category == "INVITATION" else { return nil }
      return Self.vocabulary.actions.values.first { $0.identifier == response.actionIdentifier }
    }
    override func link(of response: NotificationResponse) -> String? {
      let text = response.notification.userInfo.payload["links"]?.string
      let links = text.flatMap { Payload(bytes: Array($0.utf8))?.object }
      return Receipt.usable(links?[response.actionIdentifier]?.string)
    }
  }

  final class OpensLinksOfItsWebsite: ActionLinkResponder {
    override class var app: PushApp { super.app.opensLinks(under: "https://home.example/") }
    override func route(to url: String) {
      if url.hasPrefix("https://home.example/") { super.route(to: url) }
    }
  }

  /// Loads the content of a notification before it opens the link of the notification or of an action.
  final class LoadsBeforeItOpens: PlainLoader {
    override class var vocabulary: Vocabulary { ActionLinkResponder.vocabulary }
    private var link: String?
    override func handle(_ response: NotificationResponse) {
      let isTap = response.actionIdentifier == NotificationResponse.defaultActionIdentifier
      let actions = response.notification.userInfo.payload["actions"]?.array
      link = isTap ? nil : Receipt.usable(actions?.first?.object?["uri"]?.string)
      super.handle(response)
    }
    override func url(of receipt: Receipt) -> String? { link ?? receipt.url }
  }

  /// Opens the link of an action in the account that the push names.
  final class OpensInTheAccount: PlainSwitcher {
    override class var app: PushApp {
      PlainSeveralAccounts.app.actions(show: "OPEN")
        .sends { ["aps": $0.aps, "url": $0.url, "account": $0.account, "OPEN": $0.actionURL] }
    }
    override func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
      let push = response.notification.userInfo.payload
      let link = push[response.actionIdentifier] ?? push["url"]
      if let link = Receipt.usable(link?.string) { open(link, for: push["account"]?.string) }
      completion()
    }
  }
}
