import PushConformance

@testable import FaultyCenters

/// Correct centers that submit the actions of notifications in unusual ways.
enum LegalResponsesActions {
  static let rows = SubjectRow.rows([
    PlainSubmitter.self, SubmitsOneAfterAnother.self, SubmitsAgainAfterAFailure.self,
    GivesUpInTime.self, SubmitsWhenItOpens.self,
  ])

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

  final class SubmitsAgainAfterAFailure: PlainSubmitter {
    override func submit(_ response: NotificationResponse, _ completion: ResponseCompletion) {
      request(response) { [weak self] isTaken in
        guard let self, !isTaken else { return completion() }
        request(response) { _ in completion() }
      }
    }
  }

  final class GivesUpInTime: PlainSubmitter {
    private var waiting: [String: ResponseCompletion] = [:]
    override func submit(_ response: NotificationResponse, _ completion: ResponseCompletion) {
      waiting[response.notification.identifier] = completion
      application.later(.seconds(25)) { [weak self] in self?.complete(response) }
      request(response) { [weak self] _ in self?.complete(response) }
    }
    private func complete(_ response: NotificationResponse) {
      waiting.removeValue(forKey: response.notification.identifier)?()
    }
  }

  /// Also submits the action that opens the app, and calls the completion handler of this action at once.
  final class SubmitsWhenItOpens: PlainSubmitter {
    override func handle(_ response: NotificationResponse) {
      guard handled != response, action(of: response)?.opensApp == true
      else { return super.handle(response) }
      handled = application.applicationState == .active ? nil : response
      request(response) { _ in }
      open(read(response.notification.userInfo.payload))
    }
  }
}
