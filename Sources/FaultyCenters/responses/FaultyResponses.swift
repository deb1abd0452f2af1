import PushConformance
import PushPayloads

/// Faults of centers that get the callbacks of `UNUserNotificationCenterDelegate`.
enum FaultyResponses: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(ForgetsToAnswer.self), fault(AnswersTwice.self), fault(CompletesOpeningsAlone.self),
    fault(CompletesTwice.self), fault(FetchesForShownOnesAlone.self),
    fault(CompletesAfterFortySeconds.self), fault(ShowsTwice.self), fault(ToastsAtTheResponse.self),
    fault(FollowsEachCallback.self), fault(LooksAtTheConnectionAlone.self),
    fault(NeedsTheInactiveState.self), fault(OpensTheStartPage.self), fault(FollowsDismissals.self),
    fault(FollowsEachAction.self), fault(CutsTheText.self), fault(ArchivesWhatIsDismissed.self),
    fault(TellsTwice.self), fault(TellsArrivalsAsOpenings.self),
  ]

  /// Does not call the system's completion handler for a notification without a banner, such as a suppressed
  /// notification.
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

  /// Calls the system's completion handler twice for a notification without a URL.
  final class AnswersTwice: PlainResponder {
    override func willPresent(
      _ notification: UserNotification,
      completion: PresentationCompletion
    ) {
      super.willPresent(notification, completion: completion)
      if Receipt(notification.userInfo.payload).url == nil { completion([]) }
    }
  }

  /// Does not call the completion handler of a dismissal.
  final class CompletesOpeningsAlone: PlainResponder {
    override func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
      handle(response)
      if response.actionIdentifier != NotificationResponse.dismissActionIdentifier { completion() }
    }
  }

  /// Calls the completion handler twice for an action with a text.
  final class CompletesTwice: PlainResponder {
    override func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
      super.didReceive(response, completion: completion)
      if response.userText != nil { completion() }
    }
  }

  /// Calls the completion handler of a fetch only when the system has given up on the app.
  final class CompletesAfterFortySeconds: PlainResponder {
    override func didReceiveRemoteNotification(
      _ userInfo: UserInfo,
      fetchCompletion: FetchCompletion
    ) {
      announce(Receipt(userInfo.payload))
      application.later(.seconds(40)) { fetchCompletion(.newData) }
    }
  }

  /// Does not call the completion handler of a fetch for a silent notification.
  final class FetchesForShownOnesAlone: PlainResponder {
    override func didReceiveRemoteNotification(
      _ userInfo: UserInfo,
      fetchCompletion: FetchCompletion
    ) {
      announce(Receipt(userInfo.payload))
      if !Receipt(userInfo.payload).isSilent { fetchCompletion(.newData) }
    }
  }

  /// Shows a toast and also lets the system show a banner.
  final class ShowsTwice: PlainResponder {
    override func options(for receipt: Receipt) -> PresentationOptions {
      let options = super.options(for: receipt)
      if options.showsBanner { application.presentToast(for: receipt.sighting) }
      return options
    }
  }

  /// Shows a toast when the user responds to a notification, as if the notification had just arrived.
  final class ToastsAtTheResponse: PlainResponder {
    override func handle(_ response: NotificationResponse) {
      super.handle(response)
      application.presentToast(for: Receipt(response.notification.userInfo.payload).sighting)
    }
  }

  /// Handles a response twice if the system reports it both at the scene's connection and to the delegate of
  /// `UNUserNotificationCenter`.
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

  /// Ignores a response that the system reports to the delegate of `UNUserNotificationCenter`.
  final class LooksAtTheConnectionAlone: PlainResponder {
    override func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
      completion()
    }
  }

  /// Ignores a response that comes while the app is active.
  final class NeedsTheInactiveState: PlainResponder {
    override func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
      if application.applicationState != .active { handle(response) }
      completion()
    }
  }

  /// Opens a start page for a notification without a URL.
  final class OpensTheStartPage: PlainResponder {
    override func open(_ receipt: Receipt) {
      super.open(receipt)
      if receipt.url == nil { application.open("app://start") }
    }
  }

  /// Opens a notification that the user dismisses.
  final class FollowsDismissals: PlainResponder {
    override func handle(_ response: NotificationResponse) {
      super.handle(response)
      guard response.actionIdentifier == NotificationResponse.dismissActionIdentifier,
        let url = Receipt(response.notification.userInfo.payload).url
      else { return }
      application.open(url)
    }
  }

  /// Opens a notification when the user chooses the action `archive`, which does not open the app.
  final class FollowsEachAction: PlainResponder {
    override func handle(_ response: NotificationResponse) {
      super.handle(response)
      guard response.actionIdentifier == "archive",
        let url = Receipt(response.notification.userInfo.payload).url
      else { return }
      application.open(url)
    }
  }

  /// Passes only the first line of the user's text to the handler of an action.
  final class CutsTheText: PlainResponder {
    override func handle(_ response: NotificationResponse) {
      var response = response
      response.userText = response.userText?.split(separator: "\n").first.map(String.init)
      super.handle(response)
    }
  }

  /// Calls the handler of an action when the user dismisses a notification.
  final class ArchivesWhatIsDismissed: PlainResponder {
    override func handle(_ response: NotificationResponse) {
      super.handle(response)
      if response.actionIdentifier == NotificationResponse.dismissActionIdentifier {
        application.handleAction("archive")
      }
    }
  }

  /// Tells observers twice that the user has opened a notification.
  final class TellsTwice: PlainResponder {
    override func open(_ receipt: Receipt) {
      super.open(receipt)
      for observer in observers.alive { observer.handle.didOpen(receipt.sighting) }
    }
  }

  /// When a notification comes in the background, tells observers that the user has opened the notification.
  final class TellsArrivalsAsOpenings: PlainResponder {
    override func announce(_ receipt: Receipt) {
      super.announce(receipt)
      guard application.applicationState == .background else { return }
      tell(of: receipt)
    }
  }
}
