import PushConformance
import PushPayloads

/// Faults of centers that get the callbacks of `UNUserNotificationCenterDelegate`.
enum FaultyResponses: FaultGroup {
  typealias Changed = WrongResponder

  static let rows: [SubjectRow] = [
    fault(ForgetsToAnswer.self), fault(AnswersTwice.self),
    fault("CompletesOpeningsAlone") {
      $0.receiveResponse.replace { center, call, _ in
        center.handle(call.response)
        if !call.response.isDismissal { call.completion() }
      }
    },
    fault("CompletesTwice") {
      $0.receiveResponse.after { if $1.response.userText != nil { $1.completion() } }
    },
    fault("FetchesForShownOnesAlone") {
      $0.fetch.replace { center, fetch, _ in
        let receipt = Receipt(fetch.push.payload)
        center.announce(receipt)
        if !receipt.isSilent { fetch.completion(.newData) }
      }
    },
    fault(CompletesAfterFortySeconds.self), fault(ShowsTwice.self),
    fault("ToastsAtTheResponse") {
      $0.handle.after { center, response in
        let receipt = Receipt(response.notification.userInfo.payload)
        center.application.presentToast(for: receipt.sighting)
      }
    },
    fault(FollowsEachCallback.self),
    fault("LooksAtTheConnectionAlone") {
      $0.receiveResponse.replace { _, call, _ in call.completion() }
    },
    fault("NeedsTheInactiveState") {
      $0.receiveResponse.replace { center, call, _ in
        if center.application.applicationState != .active { center.handle(call.response) }
        call.completion()
      }
    },
    fault("OpensTheStartPage") {
      $0.open.after { center, receipt in
        if receipt.url == nil { center.application.open("app://start") }
      }
    },
    fault("FollowsDismissals") {
      $0.handle.after { center, response in
        guard response.isDismissal, let url = Receipt(response.notification.userInfo.payload).url
        else { return }
        center.application.open(url)
      }
    },
    fault(FollowsEachAction.self),
    fault("CutsTheText") {
      $0.handle.rewrite { $0.userText = $0.userText?.split(separator: "\n").first.map(String.init) }
    },
    fault("ArchivesWhatIsDismissed") {
      $0.handle.after { center, response in
        if response.isDismissal { center.application.handleAction("archive") }
      }
    },
    fault("TellsTwice") {
      $0.open.after { center, receipt in
        for observer in center.observers.alive { observer.handle.didOpen(receipt.sighting) }
      }
    },
    fault("TellsArrivalsAsOpenings") {
      $0.announce.after { center, receipt in
        if center.application.applicationState == .background { center.tell(of: receipt) }
      }
    },
  ]

  /// Does not call the completion handler for a notification without a banner, such as a suppressed notification.
  final class ForgetsToAnswer: PlainResponder {
    override func willPresent(_ arrival: UserNotification, completion: PresentationCompletion) {
      let receipt = Receipt(arrival.userInfo.payload)
      if !arrival.userInfo.wakesApp { announce(receipt) }
      let options = options(for: receipt)
      if !options.isDisjoint(with: [.banner]) { completion(options) }
    }
  }

  final class AnswersTwice: PlainResponder {
    override func willPresent(_ arrival: UserNotification, completion: PresentationCompletion) {
      super.willPresent(arrival, completion: completion)
      if Receipt(arrival.userInfo.payload).url == nil { completion([]) }
    }
  }

  /// Calls the completion handler of a fetch only when the system has given up on the app.
  final class CompletesAfterFortySeconds: PlainResponder {
    override func didReceiveRemoteNotification(_ push: UserInfo, fetchCompletion: FetchCompletion) {
      announce(Receipt(push.payload))
      application.later(.seconds(40)) { fetchCompletion(.newData) }
    }
  }

  final class ShowsTwice: PlainResponder {
    override func options(for receipt: Receipt) -> PresentationOptions {
      let options = super.options(for: receipt)
      if options.showsBanner { application.presentToast(for: receipt.sighting) }
      return options
    }
  }

  /// Handles a response twice if the system reports it both in the connection options and to the delegate.
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
}
