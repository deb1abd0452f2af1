import PushConformance

/// Faults in passing on notifications to their owner: a third-party SDK, or the code that scheduled them.
enum FaultyResponsesPassingOn: FaultGroup {
  static let rows = faults([
    AnswersForeignNotificationsItself.self, PassesOnTwice.self, PassesOnTwiceByMembers.self,
    TakesLocalOnesForForeign.self, AnswersForTheOwner.self, AnnouncesEverybodys.self,
    OpensEverybodys.self, HandlesEverybodysActions.self,
  ])

  final class AnswersForeignNotificationsItself: PlainBookkeeper {
    override func willPresent(_ arrival: UserNotification, completion: PresentationCompletion) {
      guard arrival.trigger == .push, !isOwn(arrival) else {
        return super.willPresent(arrival, completion: completion)
      }
      completion([])
    }

    override func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
      guard response.notification.trigger == .push, !isOwn(response.notification) else {
        return super.didReceive(response, completion: completion)
      }
      completion()
    }
  }

  class PassesOnTwice: PlainBookkeeper {
    override func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
      if response.notification.trigger == .push, !isOwn(response.notification) {
        application.passOn(didReceive: response) {}
      }
      super.didReceive(response, completion: completion)
    }
  }

  /// Passes on twice each response to a foreign push, in an app whose foreign pushes never have the app's members.
  final class PassesOnTwiceByMembers: PassesOnTwice {
    override class var vocabulary: Vocabulary {
      PushApp(vocabulary: super.vocabulary).neverSends(.foreignWithOwnMembers).vocabulary
    }
  }

  /// Answers the system for a local notification, instead of passing the notification on to the code that scheduled it.
  final class TakesLocalOnesForForeign: PlainBookkeeper {
    override func willPresent(_ arrival: UserNotification, completion: PresentationCompletion) {
      guard arrival.trigger == .push else { return completion([]) }
      super.willPresent(arrival, completion: completion)
    }

    override func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
      guard response.notification.trigger == .push else { return completion() }
      super.didReceive(response, completion: completion)
    }
  }

  final class AnswersForTheOwner: PlainBookkeeper {
    override func willPresent(_ arrival: UserNotification, completion: PresentationCompletion) {
      guard isOwn(arrival) else {
        application.passOn(willPresent: arrival) { _ in
          completion([.banner, .list, .sound, .badge])
        }
        return
      }
      super.willPresent(arrival, completion: completion)
    }
  }

  final class AnnouncesEverybodys: PlainBookkeeper {
    override func willPresent(_ arrival: UserNotification, completion: PresentationCompletion) {
      if !isOwn(arrival) { announce(Receipt(arrival.userInfo.payload)) }
      super.willPresent(arrival, completion: completion)
    }
  }

  final class OpensEverybodys: PlainBookkeeper {
    override func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
      if !isOwn(response.notification),
        let url = response.notification.userInfo.payload["deep_link"]?.string
      {
        application.open(url)
      }
      super.didReceive(response, completion: completion)
    }
  }

  final class HandlesEverybodysActions: PlainBookkeeper {
    override func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
      if !isOwn(response.notification), Self.vocabulary.actions[response.actionIdentifier] != nil {
        application.handleAction(response.actionIdentifier, text: response.userText)
      }
      super.didReceive(response, completion: completion)
    }
  }
}
