import PushConformance
import PushSimulation

@testable import FaultyCenters

/// Correct centers that answer the system in ways of their own.
enum LegalResponses {
  static let rows = [
    showing(PlainResponder.self),
    SubjectRow(ShowsItsOwnToasts.self),
    SubjectRow(ListsBesideItsToast.self),
    showing(ListsAlone.self),
    showing(AnnouncesAtThePresentation.self),
    showing(CompletesLater.self),
    showing(TellsOfTheReceiptAtTheResponse.self),
    showing(FollowsTheDelegateOnly.self),
    showing(WaitsForTheUser.self),
    showing(BeforeScenes.self),
  ]

  /// The row of a center that has the system show its notifications, so that there is no toast of its
  /// own to look at.
  static func showing<Center: PushCenterUnderTest>(_ type: Center.Type) -> SubjectRow {
    SubjectRow(type, "toast.activation-routes-once", "toast.expiry-routes-nothing")
  }

  /// Shows toasts, and has the system show nothing.
  class ShowsItsOwnToasts: PlainResponder {
    override func options(for receipt: Receipt) -> PresentationOptions {
      guard super.options(for: receipt).showsBanner else { return [] }
      guard application.applicationState == .active else { return [.banner] }
      application.presentToast(for: receipt.sighting) { [weak self] in self?.open(receipt) }
      return [.sound]
    }
  }

  /// Keeps what it shows by a toast in the list.
  final class ListsBesideItsToast: ShowsItsOwnToasts {
    override func options(for receipt: Receipt) -> PresentationOptions {
      let options = super.options(for: receipt)
      return options == [.sound] ? [.list, .sound] : options
    }
  }

  /// Never comes over what the user is looking at.
  final class ListsAlone: PlainResponder {
    override func options(for receipt: Receipt) -> PresentationOptions {
      super.options(for: receipt).showsBanner ? [.list] : []
    }
  }

  /// Announces by the first of the two callbacks of an arrival.
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

  /// Takes five seconds for what it fetches.
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

  /// Tells of a receipt that it hears of by the response alone.
  final class TellsOfTheReceiptAtTheResponse: PlainResponder {
    override func open(_ receipt: Receipt) {
      announce(receipt)
      super.open(receipt)
    }
  }

  /// Leads nowhere while nobody looks: what waits for screens that come in the background waits for the user.
  final class WaitsForTheUser: PlainResponder {
    override func interfaceDidBecomeReady() {
      guard application.applicationState != .active else { return super.interfaceDidBecomeReady() }
      isInterfaceReady = true
    }
    override func sceneDidBecomeActive() {
      if isInterfaceReady { super.interfaceDidBecomeReady() }
    }
  }

  /// Follows the delegate, and the connection where nothing else comes before the app is active.
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
}
