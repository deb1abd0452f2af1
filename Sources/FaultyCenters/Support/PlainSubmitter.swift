import PushConformance

/// A simple correct center that submits the actions that do not open the app, and waits for the server's answers.
class PlainSubmitter: PlainResponder, ActionSubmittingCenter {
  override func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
    guard let action = action(of: response), !action.opensApp else {
      return super.didReceive(response, completion: completion)
    }
    submit(response, completion)
  }

  func submit(_ response: NotificationResponse, _ completion: ResponseCompletion) {
    request(response) { _ in completion() }
  }

  /// Calls `then` with true if the server has accepted the action.
  func request(_ response: NotificationResponse, then: @escaping @MainActor (Bool) -> Void) {
    application.submitAction(
      response.actionIdentifier,
      text: response.userText,
      of: read(response.notification.userInfo.payload).sighting
    ) { then((try? $0.get()) != nil) }
  }
}
