import PushConformance

@testable import FaultyCenters

/// Correct centers that answer the system in unusual ways.
enum LegalResponses {
  static let rows =
    SubjectRow.rows([
      PlainResponder.self, ShowsItsOwnToasts.self, ListsBesideItsToast.self, ListsAlone.self,
      AnnouncesAtThePresentation.self, CompletesLater.self, TellsOfTheReceiptAtTheResponse.self,
      WaitsForTheUser.self, BeforeScenes.self, AnswersEveryNotificationAlike.self,
      QueuesToastsToday.self, CategoryResponder.self, HidingResponder.self, ListsWhatItHides.self,
      AsksAndThenHides.self, HasActionsBesideACategory.self, HasQuietMessages.self,
      OpensOrdersAlone.self, FormReader.self, AsksBeforeACall.self, TakesEachActionForATap.self,
      LinkResponder.self,
    ]) + [
      SubjectRow(
        PlainResponder.self,
        roles: [.responding, .receiving, .toasting, .routing, .suppressible, .deferring]
      ),
      SubjectRow(
        PlainResponder.self,
        roles: [
          .responding, .receiving, .fetchCompleting, .toasting, .routing, .openingBroadcasting,
          .deferring,
        ]
      ),
      SubjectRow(
        OpensTextsAlone.self,
        roles: [.responding, .receiving, .fetchCompleting, .toasting, .routing, .deferring]
      ),
      SubjectRow(
        StaysOnThePage.self,
        roles: [.responding, .receiving, .toasting, .routing, .suppressible, .deferring]
      ),
    ]

  /// Asks the user whether to join a call, in place of opening the call at once.
  ///
  /// The push leads to the question, so this center opens a link of its own when it asks the question.
  final class AsksBeforeACall: FormReader {
    override class var app: PushApp {
      PushApp()
        .sends { ["aps": $0.aps, "link": $0.url] }
        .sends("invitation", opening: "question://calls/{id}") {
          ["aps": $0.aps, "call": $0.objectID]
        }
        .actions()
    }

    override func link(of push: JSONObject) -> String? {
      guard let call = push["call"]?.string else { return Receipt.usable(push["link"]?.string) }
      return link("calls", call).replacing("chat://", with: "question://")
    }
  }

  final class ListsWhatItHides: HidingResponder {
    override func options(for receipt: Receipt) -> PresentationOptions {
      hides(receipt) ? [.list] : super.options(for: receipt)
    }
  }

  /// Waits for its suppressors about a message, and shows no banner whatever they answer.
  final class AsksAndThenHides: WaitingResponder {
    override class var vocabulary: Vocabulary { PushApp().hides("message").vocabulary }
    override func optionsWithoutSuppression(of receipt: Receipt) -> PresentationOptions {
      receipt.type == "message" ? [.list] : super.optionsWithoutSuppression(of: receipt)
    }
    override func options(for receipt: Receipt) -> PresentationOptions {
      let isHidden = application.applicationState == .active && receipt.type == "message"
      return isHidden ? [] : super.options(for: receipt)
    }
  }

  final class HasActionsBesideACategory: CategoryResponder {
    override class var vocabulary: Vocabulary {
      PushApp().category("INVITATION", of: "invitation", show: "JOIN").actions(archive: "ARCHIVE")
        .vocabulary
    }
  }

  /// Gets messages of two forms, and only one of the forms has the category of messages.
  final class HasQuietMessages: CategoryResponder {
    override class var vocabulary: Vocabulary {
      PushApp(vocabulary: super.vocabulary)
        .sends("message") {
          [
            "aps": $0.aps, "url": $0.url, "type": $0.type, "id": $0.objectID,
            "message_id": $0.messageID,
          ]
        }
        .sends("message", hasCategory: false) {
          [
            "aps": $0.aps, "url": $0.url, "type": $0.type, "id": $0.objectID,
            "message_id": $0.messageID, "quiet": true,
          ]
        }
        .vocabulary
    }
  }

  final class OpensOrdersAlone: PlainResponder {
    override class var vocabulary: Vocabulary {
      PushApp().opensLinks(under: "https://shop.example/orders/{id}").vocabulary
    }
    override func route(to url: String) {
      if url.wholeMatch(of: /https:\/\/shop\.example\/orders\/[0-9]+/) != nil {
        super.route(to: url)
      }
    }
  }

  /// Has one action, and opens the notification for each response except a dismissal.
  final class TakesEachActionForATap: PlainResponder {
    override class var vocabulary: Vocabulary { PushApp().actions(show: "show").vocabulary }
    override func handleUnknownAction(of receipt: Receipt) { open(receipt) }
  }

  /// Opens only pushes whose alert is a string, because its server writes each alert as a string.
  final class OpensTextsAlone: PlainResponder {
    override class var vocabulary: Vocabulary { PushApp().neverSends(.structuredAlert).vocabulary }
    override func handle(_ response: NotificationResponse) {
      let alert = response.notification.userInfo.payload["aps"]?.object?["alert"]
      if alert?.object == nil { super.handle(response) }
    }
  }

  /// Does not open the page that it has opened last.
  final class StaysOnThePage: PlainResponder {
    override class var policies: Policies { Policies(reopens: .notWhileShown) }
    private var page: String?
    override func route(to url: String) {
      guard url != page else { return }
      page = url
      super.route(to: url)
    }
  }

  /// Shows toasts inside the active app, so the system shows nothing there.
  class ShowsItsOwnToasts: PlainResponder {
    override func options(for receipt: Receipt) -> PresentationOptions {
      guard super.options(for: receipt).showsBanner else { return [] }
      guard application.applicationState == .active else { return [.banner] }
      application.presentToast(for: receipt.sighting) { [weak self] in self?.open(receipt) }
      return [.sound]
    }
  }

  /// Shows a toast, and lets the system add the notification to Notification Center.
  final class ListsBesideItsToast: ShowsItsOwnToasts {
    override func options(for receipt: Receipt) -> PresentationOptions {
      let options = super.options(for: receipt)
      return options == [.sound] ? [.list, .sound] : options
    }
  }

  final class ListsAlone: PlainResponder {
    override func options(for receipt: Receipt) -> PresentationOptions {
      super.options(for: receipt).showsBanner ? [.list] : []
    }
  }

  /// Notifies observers of a notification at `willPresent`, the first of the two callbacks of the arrival.
  final class AnnouncesAtThePresentation: PlainResponder {
    override func willPresent(_ arrival: UserNotification, completion: PresentationCompletion) {
      let receipt = Receipt(arrival.userInfo.payload)
      announce(receipt)
      completion(options(for: receipt))
    }

    override func didReceiveRemoteNotification(_ push: UserInfo, fetchCompletion: FetchCompletion) {
      let receipt = Receipt(push.payload)
      let isPresented = application.applicationState != .background && !receipt.isSilent
      if !isPresented { announce(receipt) }
      fetchCompletion(.newData)
    }
  }

  final class CompletesLater: PlainResponder {
    override func didReceiveRemoteNotification(_ push: UserInfo, fetchCompletion: FetchCompletion) {
      announce(Receipt(push.payload))
      application.later(.seconds(5)) { fetchCompletion(.newData) }
    }
  }

  /// Notifies observers of a receipt when the user opens the notification.
  final class TellsOfTheReceiptAtTheResponse: PlainResponder {
    override func open(_ receipt: Receipt) {
      announce(receipt)
      super.open(receipt)
    }
  }

  /// Opens a pending URL only when the app is active, even if screens are ready in the background.
  final class WaitsForTheUser: PlainResponder {
    override func interfaceDidBecomeReady() {
      guard application.applicationState != .active else { return super.interfaceDidBecomeReady() }
      isInterfaceReady = true
    }
    override func sceneDidBecomeActive() { if isInterfaceReady { super.interfaceDidBecomeReady() } }
  }

  /// Runs in an app without scenes, on iOS 12.
  final class BeforeScenes: PlainResponder, LifecycleObservingCenter {
    func willResignActive() { handled = nil }

    override class var policies: Policies { Policies(os: .userNotifications) }
  }

  /// Answers every notification with all options, even one that only sets the badge.
  final class AnswersEveryNotificationAlike: PlainResponder {
    override func options(for receipt: Receipt) -> PresentationOptions {
      isSuppressed(receipt) ? [] : [.banner, .list, .sound, .badge]
    }

    override func isSuppressed(_ receipt: Receipt) -> Bool {
      receipt.isDisplayable && super.isSuppressed(receipt)
    }
  }

  final class QueuesToastsToday: ShowsItsOwnToasts {
    override class var policies: Policies { Policies(presents: .queued) }
    private var queue: [Receipt] = []
    private var isShowing = false
    override func options(for receipt: Receipt) -> PresentationOptions {
      guard receipt.isDisplayable, !isSuppressed(receipt) else { return [] }
      guard application.applicationState == .active else { return [.banner] }
      queue.append(receipt)
      showNext()
      return [.sound]
    }
    private func showNext() {
      guard !isShowing, !queue.isEmpty, application.applicationState == .active else { return }
      isShowing = true
      let receipt = queue.removeFirst()
      let ending = application.later(SimulatedApplication.toastDuration) { [weak self] in
        self?.end()
      }
      application.presentToast(for: receipt.sighting) { [weak self] in
        ending.cancel()
        self?.open(receipt)
        self?.end()
      }
    }
    private func end() {
      isShowing = false
      showNext()
    }
    override func sceneDidBecomeActive() {
      super.sceneDidBecomeActive()
      showNext()
    }
  }
}
