import PushConformance

/// Faults of centers whose app declares its actions, its links or the members of its pushes, or has no scenes.
enum FaultyResponsesOptions: FaultGroup {
  static let rows = faults([
    LosesTheReply.self, OpensItsOldLinks.self, OpensTheListOfKnownTypes.self,
    PassesOnItsPartnersTwice.self, LosesTheReplyBeforeScenes.self, HidesOnlyWithSuppressors.self,
    ShowsLaterWhatItHides.self, HidesWhatItDoesNotKnow.self, LosesADeclinedInvitation.self,
    DeclinesADismissedInvitation.self,
  ])

  /// Passes the action `reply` to its handler without the text that the user wrote.
  final class LosesTheReply: PlainResponder {
    override class var vocabulary: Vocabulary {
      PushApp().actions(show: "show", archive: "archive", reply: "reply", dismissals: true)
        .vocabulary
    }
    override func handle(_ response: NotificationResponse) {
      guard response.actionIdentifier == "reply" else { return super.handle(response) }
      let receipt = read(response.notification.userInfo.payload)
      application.handleAction("reply", of: receipt.sighting)
    }
  }

  /// Opens links with the old scheme of the app, although the app declares web addresses.
  final class OpensItsOldLinks: LinkResponder {
    override class var vocabulary: Vocabulary {
      var vocabulary = super.vocabulary
      vocabulary.link = .init(
        toObject: "https://app.example/{type}/{id}",
        toEvent: "https://app.example/{type}"
      )
      return vocabulary
    }
  }

  /// Opens the list of all objects of a type, in an app whose pushes always name a type and an object.
  final class OpensTheListOfKnownTypes: LinkResponder {
    override class var vocabulary: Vocabulary {
      var vocabulary = super.vocabulary
      vocabulary.neverSends = [.withoutType, .withoutObjectID, .unknownType]
      return vocabulary
    }
    override func link(to objectID: String, of type: String) -> String { "app://\(type)" }
  }

  /// Passes on twice each response to a push of a third-party SDK, in an app that declares how such pushes look.
  final class PassesOnItsPartnersTwice: FaultyResponsesPassingOn.PassesOnTwice {
    override class var vocabulary: Vocabulary {
      PushApp().foreignPushes(have: ["partner": "7"]).vocabulary
    }
    override func isOwn(_ userInfo: UserInfo, _ trigger: UserNotification.Trigger) -> Bool {
      trigger == .push && userInfo.payload["partner"] == nil
    }
  }

  final class HidesOnlyWithSuppressors: HidingResponder {
    override func hides(_ receipt: Receipt) -> Bool {
      super.hides(receipt) && !suppressors.alive.isEmpty
    }
  }

  final class ShowsLaterWhatItHides: HidingResponder {
    override func willPresent(_ arrival: UserNotification, completion: PresentationCompletion) {
      let receipt = read(arrival.userInfo.payload)
      guard application.applicationState == .active, receipt.isDisplayable, hides(receipt) else {
        return super.willPresent(arrival, completion: completion)
      }
      if !arrival.userInfo.wakesApp { announce(receipt) }
      application.later(.seconds(5)) { completion([.banner]) }
    }
  }

  final class HidesWhatItDoesNotKnow: HidingResponder {
    override func hides(_ receipt: Receipt) -> Bool {
      let known = ["message", "invitation", "announcement"]
      return receipt.type.map { !known.contains($0) } ?? false
    }
  }

  final class LosesADeclinedInvitation: CategoryResponder {
    override class var vocabulary: Vocabulary {
      PushApp(vocabulary: super.vocabulary).sends("message", hasCategory: false) {
        ["aps": $0.aps, "url": $0.url, "type": $0.type, "message_id": $0.messageID]
      }.vocabulary
    }
    override func action(of response: NotificationResponse) -> Vocabulary.Action? {
      response.actionIdentifier == "DECLINE" ? nil : super.action(of: response)
    }
  }

  final class DeclinesADismissedInvitation: CategoryResponder {
    override func handle(_ response: NotificationResponse) {
      super.handle(response)
      if response.isDismissal {
        let receipt = read(response.notification.userInfo.payload)
        application.handleAction("DECLINE", of: receipt.sighting)
      }
    }
  }

  /// Ignores the action `reply`, in an app without scenes.
  final class LosesTheReplyBeforeScenes: PlainResponder, LifecycleObservingCenter {
    override class var policies: Policies { Policies(os: .userNotifications) }
    func willResignActive() { handled = nil }
    override func handle(_ response: NotificationResponse) {
      if response.actionIdentifier != "reply" { super.handle(response) }
    }
  }
}

enum FaultyResponsesForms: FaultGroup {
  static let rows = faults([KnowsNoPeople.self, TakesPeopleForRooms.self, OverlooksTheLink.self])

  final class KnowsNoPeople: FormReader {
    override func link(of push: JSONObject) -> String? {
      push["person"] == nil ? super.link(of: push) : nil
    }
  }

  final class TakesPeopleForRooms: FormReader {
    override func link(_ kind: String, _ id: String) -> String {
      super.link(kind == "people" ? "rooms" : kind, id)
    }
  }

  final class OverlooksTheLink: FormReader {
    override func link(of push: JSONObject) -> String? {
      push["task"]?.string.map { link("tasks", $0) } ?? super.link(of: push)
    }
  }
}

/// Faults of centers of apps in which the action that opens a notification can have a link of its own.
enum FaultyResponsesActionLinks: FaultGroup {
  static let rows = faults([
    OpensTheLinkOfTheTap.self, OpensBothLinks.self, OpensTheLinkOfTheActionAtATap.self,
    ForgetsTheActionAtALaunch.self, ReadsTheNewFormAlone.self,
  ])

  /// Opens the notification's link, regardless of the action that the user has chosen.
  final class OpensTheLinkOfTheTap: ActionLinkResponder {
    override func link(of response: NotificationResponse) -> String? { nil }
  }

  final class OpensBothLinks: ActionLinkResponder {
    override func follow(_ response: NotificationResponse, _ receipt: Receipt) {
      super.follow(response, receipt)
      if link(of: response) != nil, let url = receipt.url { route(to: url) }
    }
  }

  final class OpensTheLinkOfTheActionAtATap: ActionLinkResponder {
    override func link(of response: NotificationResponse) -> String? {
      var response = response
      response.actionIdentifier = "show"
      return super.link(of: response)
    }
  }

  final class ForgetsTheActionAtALaunch: ActionLinkResponder {
    override func link(of response: NotificationResponse) -> String? {
      isInterfaceReady ? super.link(of: response) : nil
    }
  }

  final class ReadsTheNewFormAlone: ReadsTwoFormsOfActionLinks {
    override func linkInOlderForm(of response: NotificationResponse) -> String? { nil }
  }
}
