import PushConformance
import PushPayloads
import PushSimulation

/// Faults of centers that know messages again, and of those that pass on what is not their own.
enum WrongBookkeeping {
  static let rows = [
    SubjectRow(AnnouncesEveryCallback.self, "deduplication.repetition-is-not-announced"),
    SubjectRow(ShowsRepetitions.self, "deduplication.repetition-is-not-presented"),
    SubjectRow(AnnouncesTaps.self, "deduplication.response-is-not-announced-again"),
    SubjectRow(
      ReportsWhatCameMeanwhile.self,
      "deduplication.change-of-state-announces-nothing",
      "deduplication.response-is-not-announced-again"
    ),
    SubjectRow(
      ComparesTexts.self,
      "deduplication.equal-text-is-no-repetition",
      "broadcast.once-per-receipt",
      "broadcast.every-state"
    ),
    SubjectRow(
      ComparesPayloads.self,
      "deduplication.equal-text-is-no-repetition",
      "broadcast.once-per-receipt",
      "broadcast.every-state"
    ),
    SubjectRow(
      GoesByTheCollapseIdentifier.self,
      "deduplication.update-is-news",
      "broadcast.once-per-receipt",
      "toast.active-receipt-shows-one",
      "toast.each-notification-has-its-own"
    ),
    SubjectRow(
      GoesByTheMessageAlone.self,
      "deduplication.update-is-news",
      "broadcast.once-per-receipt"
    ),
    SubjectRow(
      HasNothingToDoWithOthers.self,
      "responses.foreign-is-passed-on",
      "responses.owner-decides-on-presentation"
    ),
    SubjectRow(PassesOnTwice.self, "responses.foreign-is-passed-on"),
    SubjectRow(
      TakesLocalOnesForForeign.self,
      "responses.local-is-passed-on",
      "responses.owner-decides-on-presentation"
    ),
    SubjectRow(AnswersForTheOwner.self, "responses.owner-decides-on-presentation"),
    SubjectRow(AnnouncesEverybodys.self, "responses.foreign-is-not-the-apps"),
    SubjectRow(OpensEverybodys.self, "responses.foreign-is-not-the-apps"),
    SubjectRow(HandlesEverybodysActions.self, "responses.foreign-is-not-the-apps"),
  ]

  /// Knows nothing again.
  final class AnnouncesEveryCallback: PlainBookkeeper {
    override func isNews(_ message: Message) -> Bool { true }
  }

  /// Knows again what it announces, and not what it shows.
  final class ShowsRepetitions: PlainBookkeeper {
    override func options(for message: Message) -> PresentationOptions {
      shown = []
      return super.options(for: message)
    }
  }

  /// Takes a response for a receipt.
  final class AnnouncesTaps: PlainBookkeeper {
    override func open(_ receipt: Receipt) {
      announce(receipt)
      super.open(receipt)
    }
  }

  /// Tells again of what came in the background, now that somebody looks.
  final class ReportsWhatCameMeanwhile: PlainBookkeeper {
    private var meanwhile: [Receipt] = []

    override func announce(_ receipt: Receipt) {
      super.announce(receipt)
      if application.applicationState == .background { meanwhile.append(receipt) }
    }

    override func sceneDidBecomeActive() {
      super.sceneDidBecomeActive()
      let late = meanwhile
      meanwhile = []
      for receipt in late { announce(receipt) }
    }
  }

  /// Knows a message again by what it says.
  final class ComparesTexts: PlainBookkeeper {
    private var titles: Set<String> = []

    override func isNews(_ message: Message) -> Bool {
      guard let title = Receipt(message.payload).title else { return super.isNews(message) }
      return titles.insert(title).inserted
    }
  }

  /// Knows a message again by its payload, whether the server has named it or not.
  final class ComparesPayloads: PlainBookkeeper {
    private var payloads: Set<JSONObject> = []

    override func isNews(_ message: Message) -> Bool {
      payloads.insert(message.payload).inserted
    }
  }

  /// Knows a message again by the identifier of its request.
  final class GoesByTheCollapseIdentifier: PlainBookkeeper {
    private var identifiers: Set<String> = []

    override func willPresent(
      _ notification: UserNotification,
      completion: PresentationCompletion
    ) {
      guard identifiers.insert(notification.identifier).inserted else {
        return completion([.badge])
      }
      super.willPresent(notification, completion: completion)
    }
  }

  /// Takes what the server calls by one name for one message, whatever it says.
  final class GoesByTheMessageAlone: PlainBookkeeper {
    private var names: Set<String> = []

    override func isNews(_ message: Message) -> Bool {
      guard let name = message.payload["message_id"]?.string else { return super.isNews(message) }
      return names.insert(name).inserted
    }
  }

  /// Calls the completion handler of what is another one's, and that is that.
  final class HasNothingToDoWithOthers: PlainBookkeeper {
    override func willPresent(
      _ notification: UserNotification,
      completion: PresentationCompletion
    ) {
      guard notification.trigger == .push, !isOwn(notification.userInfo, .push) else {
        return super.willPresent(notification, completion: completion)
      }
      completion([])
    }

    override func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
      let notification = response.notification
      guard notification.trigger == .push, !isOwn(notification.userInfo, .push) else {
        return super.didReceive(response, completion: completion)
      }
      completion()
    }
  }

  /// Is one of two that stand in the same chain.
  final class PassesOnTwice: PlainBookkeeper {
    override func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
      let notification = response.notification
      if notification.trigger == .push, !isOwn(notification.userInfo, .push) {
        application.passOn(didReceive: response) {}
      }
      super.didReceive(response, completion: completion)
    }
  }

  /// Knows pushes alone.
  final class TakesLocalOnesForForeign: PlainBookkeeper {
    override func willPresent(
      _ notification: UserNotification,
      completion: PresentationCompletion
    ) {
      guard notification.trigger == .push else { return completion([]) }
      super.willPresent(notification, completion: completion)
    }

    override func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
      guard response.notification.trigger == .push else { return completion() }
      super.didReceive(response, completion: completion)
    }
  }

  /// Passes on, and answers as it answers for its own.
  final class AnswersForTheOwner: PlainBookkeeper {
    override func willPresent(
      _ notification: UserNotification,
      completion: PresentationCompletion
    ) {
      guard isOwn(notification.userInfo, notification.trigger) else {
        application.passOn(willPresent: notification) { _ in
          completion([.banner, .list, .sound, .badge])
        }
        return
      }
      super.willPresent(notification, completion: completion)
    }
  }

  /// Tells everybody of whatever comes.
  final class AnnouncesEverybodys: PlainBookkeeper {
    override func willPresent(
      _ notification: UserNotification,
      completion: PresentationCompletion
    ) {
      if !isOwn(notification.userInfo, notification.trigger) {
        announce(Receipt(notification.userInfo.payload))
      }
      super.willPresent(notification, completion: completion)
    }
  }

  /// Looks for a link in whatever was tapped.
  final class OpensEverybodys: PlainBookkeeper {
    override func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
      let notification = response.notification
      if !isOwn(notification.userInfo, notification.trigger),
        let url = notification.userInfo.payload["deep_link"]?.string
      {
        application.open(url)
      }
      super.didReceive(response, completion: completion)
    }
  }

  /// Has a handler for an action, whoever's the notification is.
  final class HandlesEverybodysActions: PlainBookkeeper {
    override func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
      let notification = response.notification
      if !isOwn(notification.userInfo, notification.trigger),
        Self.vocabulary.actions[response.actionIdentifier] != nil
      {
        application.handleAction(response.actionIdentifier, text: response.userText)
      }
      super.didReceive(response, completion: completion)
    }
  }
}
