import PushConformance
import PushPayloads
import PushSimulation

@testable import FaultyCenters

/// Correct centers that answer the system in unusual ways.
enum LegalResponses {
  static let rows: [SubjectRow] = [
    .showing(PlainResponder.self),
    SubjectRow(ShowsItsOwnToasts.self),
    SubjectRow(ListsBesideItsToast.self),
    .showing(ListsAlone.self),
    .showing(AnnouncesAtThePresentation.self),
    .showing(CompletesLater.self),
    .showing(TellsOfTheReceiptAtTheResponse.self),
    .showing(FollowsTheDelegateOnly.self),
    .showing(WaitsForTheUser.self),
    .showing(BeforeScenes.self),
    .showing(AnswersEveryNotificationAlike.self),
    .showing(TellsOfOpeningsInAnyOrder.self),
    .showing(
      PlainResponder.self,
      roles: [.responding, .receiving, .toasting, .routing, .suppressible, .deferring]
    ).hiding("notification.url-comes-from-its-declared-place"),
    .showing(
      PlainResponder.self,
      roles: [
        .responding, .receiving, .fetchCompleting, .toasting, .routing, .openingBroadcasting,
        .deferring,
      ]
    ).hiding("notification.url-comes-from-its-declared-place"),
    SubjectRow(QueuesToastsToday.self),
    .showing(TakesEachActionForATap.self).hiding("responses.only-opening-routes"),
    .showing(
      KnowsTapsAlone.self,
      roles: [.responding, .receiving, .fetchCompleting, .toasting, .routing, .deferring]
    )
    .hiding("notification.url-comes-from-its-declared-place")
    .hiding("notification.unusable-url-is-no-url")
    .hiding("responses.only-opening-routes"),
    .showing(LinkResponder.self)
      .hiding("notification.unusable-url-is-no-url")
      .hiding("notification.url-comes-from-its-declared-place"),
  ]

  /// Has one action, and opens the notification for each response that is no dismissal.
  final class TakesEachActionForATap: PlainResponder {
    override class var vocabulary: Vocabulary { PushApp().actions(show: "show").vocabulary }
    override func handleUnknownAction(of receipt: Receipt) { open(receipt) }
  }

  /// Shows its own toasts in the active app, and lets the system show nothing there.
  class ShowsItsOwnToasts: PlainResponder {
    override func options(for receipt: Receipt) -> PresentationOptions {
      guard super.options(for: receipt).showsBanner else { return [] }
      guard application.applicationState == .active else { return [.banner] }
      application.presentToast(for: receipt.sighting) { [weak self] in self?.open(receipt) }
      return [.sound]
    }
  }

  /// Keeps a notification in the list beside its toast.
  final class ListsBesideItsToast: ShowsItsOwnToasts {
    override func options(for receipt: Receipt) -> PresentationOptions {
      let options = super.options(for: receipt)
      return options == [.sound] ? [.list, .sound] : options
    }
  }

  /// Shows notifications only in the list, never as a banner.
  final class ListsAlone: PlainResponder {
    override func options(for receipt: Receipt) -> PresentationOptions {
      super.options(for: receipt).showsBanner ? [.list] : []
    }
  }

  /// Announces a notification by the first of the two callbacks of its arrival.
  final class AnnouncesAtThePresentation: PlainResponder {
    override func willPresent(
      _ notification: UserNotification,
      completion: PresentationCompletion
    ) {
      let receipt = Receipt(notification.userInfo.payload)
      announce(receipt)
      completion(options(for: receipt))
    }

    override func didReceiveRemoteNotification(
      _ userInfo: UserInfo,
      fetchCompletion: FetchCompletion
    ) {
      let receipt = Receipt(userInfo.payload)
      let isPresented = application.applicationState != .background && !receipt.isSilent
      if !isPresented { announce(receipt) }
      fetchCompletion(.newData)
    }
  }

  /// Completes a fetch after five seconds.
  final class CompletesLater: PlainResponder {
    override func didReceiveRemoteNotification(
      _ userInfo: UserInfo,
      fetchCompletion: FetchCompletion
    ) {
      announce(Receipt(userInfo.payload))
      application.clock.schedule(after: .seconds(5)) {
        MainActor.assumeIsolated { fetchCompletion(.newData) }
      }
    }
  }

  /// Tells observers of a receipt that only the response reports.
  final class TellsOfTheReceiptAtTheResponse: PlainResponder {
    override func open(_ receipt: Receipt) {
      announce(receipt)
      super.open(receipt)
    }
  }

  /// Opens a pending URL only when the user is in the app, even if screens are ready in the background.
  final class WaitsForTheUser: PlainResponder {
    override func interfaceDidBecomeReady() {
      guard application.applicationState != .active else { return super.interfaceDidBecomeReady() }
      isInterfaceReady = true
    }
    override func sceneDidBecomeActive() {
      if isInterfaceReady { super.interfaceDidBecomeReady() }
    }
  }

  /// Handles the response of the delegate; it uses the connection's only if no other comes before activation.
  final class FollowsTheDelegateOnly: PlainResponder {
    private var connection: NotificationResponse?

    override func sceneWillConnect(options: ConnectionOptions) {
      if handled == nil { connection = options.notificationResponse }
    }

    override func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
      connection = nil
      super.didReceive(response, completion: completion)
    }

    override func sceneDidBecomeActive() {
      defer { connection = nil }
      if let connection { handle(connection) }
    }
  }

  /// Runs in an app without scenes, on iOS 12.
  final class BeforeScenes: PlainResponder, LifecycleObservingCenter {
    func willResignActive() { handled = nil }

    override class var policies: Policies { Policies(os: .userNotifications) }
  }

  /// Answers with all options for every notification, also for one that only sets the badge.
  final class AnswersEveryNotificationAlike: PlainResponder {
    override func options(for receipt: Receipt) -> PresentationOptions {
      isSuppressed(receipt) ? [] : [.banner, .list, .sound, .badge]
    }

    override func isSuppressed(_ receipt: Receipt) -> Bool {
      receipt.isDisplayable && super.isSuppressed(receipt)
    }
  }

  /// Takes each response for a tap, in an app without categories.
  final class KnowsTapsAlone: PlainResponder {
    override class var vocabulary: Vocabulary { PushApp().actions().vocabulary }
    override func handle(_ response: NotificationResponse) {
      open(Receipt(response.notification.userInfo.payload))
    }
  }

  /// Tells its observers in a random order.
  final class TellsOfOpeningsInAnyOrder: PlainResponder {
    override func tell(of receipt: Receipt) {
      if observers.alive.isEmpty { untold = receipt.sighting }
      for observer in observers.alive.shuffled() { observer.handle.didOpen(receipt.sighting) }
    }
  }

  /// Shows one toast of its own at a time, in an app that the system also wakes.
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
      let ending = application.clock.schedule(after: SimulatedApplication.toastDuration) {
        [weak self] in
        MainActor.assumeIsolated { self?.end() }
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
