import PushConformance

/// Faults in the requests that submit the actions of notifications.
enum FaultyResponsesActions: FaultGroup {
  static let rows = faults([
    SleepsBeforeTheAnswer.self, SleepsBeforeItsTurn.self, ForgetsTheHandlerAtAFailure.self,
    HasOnePlaceForTheHandler.self, SubmitsAgainInFront.self, SubmitsAgainAtTheLaunch.self,
    SubmitsForTheAppToo.self,
  ])

  final class SleepsBeforeTheAnswer: PlainSubmitter {
    override func submit(_ response: NotificationResponse, _ completion: ResponseCompletion) {
      request(response) { _ in }
      completion()
    }
  }

  /// Submits one action at a time, and calls the completion handler of a waiting action before it submits the action.
  final class SleepsBeforeItsTurn: PlainSubmitter {
    private var waiting: [NotificationResponse] = []
    private var isSubmitting = false
    override func submit(_ response: NotificationResponse, _ completion: ResponseCompletion) {
      guard !isSubmitting else {
        waiting.append(response)
        return completion()
      }
      isSubmitting = true
      request(response) { [weak self] _ in
        completion()
        self?.next()
      }
    }
    private func next() {
      isSubmitting = !waiting.isEmpty
      if isSubmitting { request(waiting.removeFirst()) { [weak self] _ in self?.next() } }
    }
  }

  final class ForgetsTheHandlerAtAFailure: PlainSubmitter {
    override func submit(_ response: NotificationResponse, _ completion: ResponseCompletion) {
      request(response) { if $0 { completion() } }
    }
  }

  final class HasOnePlaceForTheHandler: PlainSubmitter {
    private var handler: ResponseCompletion?
    override func submit(_ response: NotificationResponse, _ completion: ResponseCompletion) {
      handler = completion
      request(response) { [weak self] _ in
        self?.handler?()
        self?.handler = nil
      }
    }
  }

  final class SubmitsAgainInFront: PlainSubmitter {
    private var last: NotificationResponse?
    override func submit(_ response: NotificationResponse, _ completion: ResponseCompletion) {
      last = response
      super.submit(response, completion)
    }
    override func sceneDidBecomeActive() {
      super.sceneDidBecomeActive()
      guard let response = last else { return }
      last = nil
      request(response) { _ in }
    }
  }

  final class SubmitsAgainAtTheLaunch: PlainSubmitter {
    override func submit(_ response: NotificationResponse, _ completion: ResponseCompletion) {
      let receipt = read(response.notification.userInfo.payload)
      application.storage["action"] = .string(response.actionIdentifier)
      application.storage["url"] = receipt.url.map(JSONValue.string)
      application.storage["type"] = receipt.type.map(JSONValue.string)
      super.submit(response, completion)
    }
    override func didFinishLaunching(with options: LaunchOptions) -> Bool {
      if let action = application.storage["action"]?.string {
        application.submitAction(
          action,
          of: Sighting(
            url: application.storage["url"]?.string,
            type: application.storage["type"]?.string
          )
        ) { _ in }
        application.storage["action"] = nil
      }
      return super.didFinishLaunching(with: options)
    }
  }

  /// Submits an action, and also passes the action to the app's handler, which submits it again.
  final class SubmitsForTheAppToo: PlainSubmitter {
    override func submit(_ response: NotificationResponse, _ completion: ResponseCompletion) {
      super.submit(response, completion)
      handle(response)
    }
  }
}
