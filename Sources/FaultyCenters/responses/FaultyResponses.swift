import PushConformance
import PushPayloads
import PushSimulation

/// Faults of centers behind the delegate of UserNotifications.
enum WrongResponses {
  static let rows = [
    SubjectRow(ForgetsToAnswer.self, "responses.presentation-is-answered-once"),
    SubjectRow(AnswersTwice.self, "responses.presentation-is-answered-once"),
    SubjectRow(CompletesOpeningsAlone.self, "responses.response-is-completed-once"),
    SubjectRow(CompletesTwice.self, "responses.response-is-completed-once"),
    SubjectRow(FetchesForShownOnesAlone.self, "responses.fetch-is-completed-once"),
    SubjectRow(
      ShowsTwice.self,
      "responses.one-presenter",
      "toast.active-receipt-shows-one",
      "toast.each-notification-has-its-own",
      "suppression.decided-per-notification"
    ),
    SubjectRow(
      ToastsAtTheResponse.self,
      "responses.response-is-no-arrival",
      "toast.none-for-what-came-in-the-background"
    ),
    SubjectRow(
      FollowsEachCallback.self,
      "routing.one-occasion-opens-once",
      "responses.default-action-routes-once",
      "launch.deferred-response-routes-once"
    ),
    SubjectRow(
      LooksAtTheConnectionAlone.self,
      "responses.default-action-routes-once",
      "responses.action-reaches-its-handler",
      "responses.opening-is-told-once",
      "launch.deferred-response-routes-once"
    ),
    SubjectRow(
      NeedsTheInactiveState.self,
      "responses.default-action-routes-once",
      "launch.deferred-response-routes-once"
    ),
    SubjectRow(OpensTheStartPage.self, "responses.no-url-no-call"),
    SubjectRow(FollowsDismissals.self, "responses.only-opening-routes"),
    SubjectRow(FollowsEachAction.self, "responses.only-opening-routes"),
    SubjectRow(CutsTheText.self, "responses.action-reaches-its-handler"),
    SubjectRow(ArchivesWhatIsDismissed.self, "responses.nothing-else-is-handled"),
    SubjectRow(TellsTwice.self, "responses.opening-is-told-once"),
    SubjectRow(
      TellsArrivalsAsOpenings.self,
      "responses.nothing-else-is-an-opening",
      "launch.silent-launch-opens-nothing"
    ),
    SubjectRow(
      KeepsTheResponse.self,
      "routing.one-occasion-opens-once",
      "responses.response-is-not-replayed",
      "responses.default-action-routes-once"
    ),
    SubjectRow(
      TakesTheLaunchForATap.self,
      "routing.one-occasion-opens-once",
      "launch.silent-launch-opens-nothing",
      "responses.default-action-routes-once",
      "launch.deferred-response-routes-once"
    ),
    SubjectRow(
      OpensTheLatestArrival.self,
      "routing.one-occasion-opens-once",
      "launch.icon-opens-nothing",
      "launch.silent-launch-opens-nothing",
      "responses.default-action-routes-once"
    ),
    SubjectRow(
      DoesNotWait.self,
      "launch.waits-for-the-interface",
      "launch.deferred-response-routes-once"
    ),
    SubjectRow(
      LosesWhatWaits.self,
      "launch.deferred-response-routes-once",
      "responses.default-action-routes-once"
    ),
    SubjectRow(DropsWhatNobodySees.self, "launch.deferred-response-routes-once"),
    SubjectRow(
      KeepsWhatHasWaited.self,
      "responses.response-is-not-replayed",
      "routing.one-occasion-opens-once",
      "responses.default-action-routes-once"
    ),
    SubjectRow(ForgetsTheUntold.self, "launch.opening-waits-for-a-listener"),
    SubjectRow(TellsEveryListener.self, "launch.opening-waits-for-a-listener"),
  ]

  /// Has nothing to say of what a suppressor keeps away.
  final class ForgetsToAnswer: PlainResponder {
    override func willPresent(
      _ notification: UserNotification,
      completion: PresentationCompletion
    ) {
      let receipt = Receipt(notification.userInfo.payload)
      if !notification.userInfo.wakesApp { announce(receipt) }
      let options = options(for: receipt)
      if !options.isDisjoint(with: [.banner]) { completion(options) }
    }
  }

  /// Answers for itself and for its default.
  final class AnswersTwice: PlainResponder {
    override func willPresent(
      _ notification: UserNotification,
      completion: PresentationCompletion
    ) {
      super.willPresent(notification, completion: completion)
      if Receipt(notification.userInfo.payload).url == nil { completion([]) }
    }
  }

  /// Leaves early where there is nothing to do.
  final class CompletesOpeningsAlone: PlainResponder {
    override func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
      handle(response)
      if response.actionIdentifier != NotificationResponse.dismissActionIdentifier { completion() }
    }
  }

  /// Completes when it has handled an action, and at the end.
  final class CompletesTwice: PlainResponder {
    override func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
      super.didReceive(response, completion: completion)
      if response.userText != nil { completion() }
    }
  }

  /// Takes silent notifications for none of its business.
  final class FetchesForShownOnesAlone: PlainResponder {
    override func didReceiveRemoteNotification(
      _ userInfo: UserInfo,
      fetchCompletion: FetchCompletion
    ) {
      announce(Receipt(userInfo.payload))
      if !Receipt(userInfo.payload).isSilent { fetchCompletion(.newData) }
    }
  }

  /// Shows a toast of its own beside the system's banner.
  final class ShowsTwice: PlainResponder {
    override func options(for receipt: Receipt) -> PresentationOptions {
      let options = super.options(for: receipt)
      if options.showsBanner { application.presentToast(for: receipt.sighting) }
      return options
    }
  }

  /// Treats a response as another arrival.
  final class ToastsAtTheResponse: PlainResponder {
    override func handle(_ response: NotificationResponse) {
      super.handle(response)
      application.presentToast(for: Receipt(response.notification.userInfo.payload).sighting)
    }
  }

  /// Does not notice that the connection and the delegate bring the same response.
  final class FollowsEachCallback: PlainResponder {
    private var pending: [String] = []

    override func handle(_ response: NotificationResponse) {
      handled = nil
      super.handle(response)
    }

    override func route(to url: String) {
      pending.append(url)
      if isInterfaceReady { interfaceDidBecomeReady() }
    }

    override func interfaceDidBecomeReady() {
      isInterfaceReady = true
      for url in pending { application.open(url) }
      pending = []
    }
  }

  /// Expects every response in the connection options.
  final class LooksAtTheConnectionAlone: PlainResponder {
    override func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
      completion()
    }
  }

  /// Takes a response in the active state for one that was handled already.
  final class NeedsTheInactiveState: PlainResponder {
    override func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
      if application.applicationState != .active { handle(response) }
      completion()
    }
  }

  /// Has an address for what has none.
  final class OpensTheStartPage: PlainResponder {
    override func open(_ receipt: Receipt) {
      super.open(receipt)
      if receipt.url == nil { application.open("app://start") }
    }
  }

  /// Opens whatever the user has done.
  final class FollowsDismissals: PlainResponder {
    override func handle(_ response: NotificationResponse) {
      super.handle(response)
      guard response.actionIdentifier == NotificationResponse.dismissActionIdentifier,
        let url = Receipt(response.notification.userInfo.payload).url
      else { return }
      application.open(url)
    }
  }

  /// Opens for every action.
  final class FollowsEachAction: PlainResponder {
    override func handle(_ response: NotificationResponse) {
      super.handle(response)
      guard response.actionIdentifier == "archive",
        let url = Receipt(response.notification.userInfo.payload).url
      else { return }
      application.open(url)
    }
  }

  /// Sends the first line of a reply.
  final class CutsTheText: PlainResponder {
    override func handle(_ response: NotificationResponse) {
      var response = response
      response.userText = response.userText?.split(separator: "\n").first.map(String.init)
      super.handle(response)
    }
  }

  /// Lets the last branch stand for an action.
  final class ArchivesWhatIsDismissed: PlainResponder {
    override func handle(_ response: NotificationResponse) {
      super.handle(response)
      if response.actionIdentifier == NotificationResponse.dismissActionIdentifier {
        application.handleAction("archive")
      }
    }
  }

  /// Tells of an opening once more when the screen is shown.
  final class TellsTwice: PlainResponder {
    override func open(_ receipt: Receipt) {
      super.open(receipt)
      for observer in observers.alive { observer.handle.didOpen(receipt.sighting) }
    }
  }

  /// Counts what comes in the background as opened.
  final class TellsArrivalsAsOpenings: PlainResponder {
    override func announce(_ receipt: Receipt) {
      super.announce(receipt)
      guard application.applicationState == .background else { return }
      tell(of: receipt)
    }
  }

  /// Follows the last response whenever the app comes to the front.
  final class KeepsTheResponse: PlainResponder {
    private var last: String?

    override func open(_ receipt: Receipt) {
      super.open(receipt)
      last = receipt.url
    }

    override func sceneWillEnterForeground() {
      if let last, isInterfaceReady { application.open(last) }
    }
  }

  /// Opens what the app was launched for.
  final class TakesTheLaunchForATap: PlainResponder {
    private var arrival: Receipt?

    override func didReceiveRemoteNotification(
      _ userInfo: UserInfo,
      fetchCompletion: FetchCompletion
    ) {
      super.didReceiveRemoteNotification(userInfo, fetchCompletion: fetchCompletion)
      if application.applicationState == .background, !isInterfaceReady {
        arrival = Receipt(userInfo.payload)
      }
    }

    override func interfaceDidBecomeReady() {
      super.interfaceDidBecomeReady()
      if let url = arrival?.url { application.open(url) }
    }
  }

  /// Takes the latest arrival for what the user wants to see.
  final class OpensTheLatestArrival: PlainResponder {
    override func announce(_ receipt: Receipt) {
      super.announce(receipt)
      guard application.applicationState == .background else { return }
      application.storage["latest"] = receipt.url.map(JSONValue.string)
    }

    override func sceneWillConnect(options: ConnectionOptions) {
      super.sceneWillConnect(options: options)
      guard options.notificationResponse == nil else { return }
      if let url = application.storage["latest"]?.string { application.open(url) }
    }
  }

  /// Navigates at once, whether there is something to navigate on or not.
  final class DoesNotWait: PlainResponder {
    override func route(to url: String) { application.open(url) }
  }

  /// Keeps what waits in a variable that nobody reads.
  final class LosesWhatWaits: PlainResponder {
    override func interfaceDidBecomeReady() {
      pendingURL = nil
      super.interfaceDidBecomeReady()
    }
  }

  /// Follows what has waited for screens, and does so again the next time that the user comes.
  final class KeepsWhatHasWaited: PlainResponder {
    private var followed: String?
    override func interfaceDidBecomeReady() {
      followed = pendingURL
      super.interfaceDidBecomeReady()
    }
    override func sceneWillEnterForeground() {
      guard let url = followed, isInterfaceReady else { return }
      followed = nil
      application.open(url)
    }
  }

  /// Shows what waits when the screens are there, if the user is; and thinks no more of it.
  final class DropsWhatNobodySees: PlainResponder {
    override func interfaceDidBecomeReady() {
      if application.applicationState != .active { pendingURL = nil }
      super.interfaceDidBecomeReady()
    }
  }

  /// Tells those who are there, and nobody else.
  final class ForgetsTheUntold: PlainResponder {
    override func tell(of receipt: Receipt) {
      super.tell(of: receipt)
      untold = nil
    }
  }

  /// Tells everybody who comes of the last opening.
  final class TellsEveryListener: PlainResponder {
    private var opened: Sighting?

    override func tell(of receipt: Receipt) {
      super.tell(of: receipt)
      opened = untold
    }

    override func addObserver(_ observer: Observer) {
      super.addObserver(observer)
      untold = opened
    }
  }
}
