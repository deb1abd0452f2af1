import PushConformance

/// Faults of centers of apps in which the action that opens a notification can have a link of its own.
enum FaultyResponsesActionLinks: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(OpensTheLinkOfTheTap.self), fault(OpensBothLinks.self),
    fault(OpensTheLinkOfTheActionAtATap.self), fault(ForgetsTheActionAtALaunch.self),
    fault(ReadsTheNewFormAlone.self),
  ]

  /// Opens the notification's link, whatever action the user has chosen.
  final class OpensTheLinkOfTheTap: ActionLinkResponder {
    override func link(of response: NotificationResponse) -> String? { nil }
  }

  final class OpensBothLinks: ActionLinkResponder {
    override func follow(_ response: NotificationResponse, _ receipt: Receipt) {
      super.follow(response, receipt)
      if link(of: response) != nil, let url = receipt.url { route(to: url) }
    }
  }

  /// Opens the link of the first action if the notification has one, also at a tap.
  final class OpensTheLinkOfTheActionAtATap: ActionLinkResponder {
    override func link(of response: NotificationResponse) -> String? {
      var response = response
      response.actionIdentifier = "show"
      return super.link(of: response)
    }
  }

  /// Keeps the notification while the first screens load, and forgets the action.
  final class ForgetsTheActionAtALaunch: ActionLinkResponder {
    override func link(of response: NotificationResponse) -> String? {
      isInterfaceReady ? super.link(of: response) : nil
    }
  }

  /// Does not read the link of an action in the older form of the app's pushes.
  final class ReadsTheNewFormAlone: ReadsTwoFormsOfActionLinks {
    override func linkInOlderForm(of response: NotificationResponse) -> String? { nil }
  }
}
