import PushConformance
import PushSimulation

@testable import FaultyCenters

/// Correct centers that submit the actions of notifications in unusual ways.
enum LegalResponsesActions {
  static let rows: [SubjectRow] = [
    .showing(PlainSubmitter.self),
    .showing(SubmitsInATask.self),
    .showing(SubmitsOneAfterAnother.self),
    .showing(SubmitsAgainAfterAFailure.self),
    .showing(SubmitsAgainInFront.self),
    .showing(GivesUpInTime.self),
    .showing(SubmitsWhenItOpens.self),
    .showing(SubmitsAndLoads.self),
  ]

  /// Submits in a task.
  final class SubmitsInATask: PlainSubmitter {
    override class var app: PushApp { super.app.work(.mainActor) }
    override func submit(_ response: NotificationResponse, _ completion: ResponseCompletion) {
      let sighting = read(response.notification.userInfo.payload).sighting
      Task {
        try? await application.submitAction(
          response.actionIdentifier,
          text: response.userText,
          of: sighting
        )
        completion()
      }
    }
  }

  /// Submits an action when the request for the one before has ended.
  final class SubmitsOneAfterAnother: PlainSubmitter {
    private var waiting: [(response: NotificationResponse, end: ResponseCompletion)] = []
    private var isSubmitting = false
    override func submit(_ response: NotificationResponse, _ completion: ResponseCompletion) {
      waiting.append((response, completion))
      next()
    }
    private func next() {
      guard !isSubmitting, !waiting.isEmpty else { return }
      isSubmitting = true
      let (response, end) = waiting.removeFirst()
      request(response) { [weak self] _ in
        end()
        self?.isSubmitting = false
        self?.next()
      }
    }
  }

  /// Submits an action once more at once when the request has failed, and then gives up.
  final class SubmitsAgainAfterAFailure: PlainSubmitter {
    override func submit(_ response: NotificationResponse, _ completion: ResponseCompletion) {
      request(response) { [weak self] isTaken in
        guard let self, !isTaken else { return completion() }
        request(response) { _ in completion() }
      }
    }
  }

  /// Submits failed actions again when the app comes to the front.
  final class SubmitsAgainInFront: PlainSubmitter {
    private var failed: [NotificationResponse] = []
    override func submit(_ response: NotificationResponse, _ completion: ResponseCompletion) {
      request(response) { [weak self] isTaken in
        if !isTaken { self?.failed.append(response) }
        completion()
      }
    }
    override func sceneDidBecomeActive() {
      super.sceneDidBecomeActive()
      let responses = failed
      failed = []
      for response in responses {
        request(response) { [weak self] in if !$0 { self?.failed.append(response) } }
      }
    }
  }

  /// Calls the completion handler after 25 seconds, even if the request is out.
  final class GivesUpInTime: PlainSubmitter {
    private var waiting: [String: ResponseCompletion] = [:]
    override func submit(_ response: NotificationResponse, _ completion: ResponseCompletion) {
      waiting[response.notification.identifier] = completion
      application.clock.schedule(after: .seconds(25)) { [weak self] in
        MainActor.assumeIsolated { self?.complete(response) }
      }
      request(response) { [weak self] _ in self?.complete(response) }
    }
    private func complete(_ response: NotificationResponse) {
      waiting.removeValue(forKey: response.notification.identifier)?()
    }
  }

  /// Submits the action that opens the app, too, and calls the completion handler of this action at once.
  final class SubmitsWhenItOpens: PlainSubmitter {
    override func handle(_ response: NotificationResponse) {
      guard handled != response, action(of: response)?.opensApp == true else {
        return super.handle(response)
      }
      handled = application.applicationState == .active ? nil : response
      request(response) { _ in }
      open(read(response.notification.userInfo.payload))
    }
  }

  /// Submits actions, and loads the content of a notification before it opens the notification.
  final class SubmitsAndLoads: PlainSubmitter, ContentLoadingCenter {
    private var taps = 0
    override func open(_ receipt: Receipt) {
      tell(of: receipt)
      guard let url = receipt.url else { return }
      taps += 1
      let tap = taps
      application.loadContent(for: receipt.sighting) { [weak self] result in
        if case .success = result, self?.taps == tap { self?.route(to: url) }
      }
    }
  }
}
