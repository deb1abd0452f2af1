package import Foundation
import PushPayloads

extension ModernPushCenter {
  package func setNotificationCategories(_ categories: [NotificationCategory]) {
    self.categories = categories
    services.notifications.setNotificationCategories(categories)
  }

  /// Sets and retains the handler of an action; a later handler for the same action replaces it.
  ///
  /// Set handlers before the launch has ended, because an action can launch the app.
  package func setHandler(forAction identifier: String, _ handler: @escaping ActionHandler) {
    actionHandlers[identifier] = handler
  }

  /// Handles the user's response to a notification.
  ///
  /// The default action opens the notification, and so does an action with the option `foreground`. For a dismissal,
  /// and for every action except the default action, the center calls the app's handler.
  package func didReceive(
    _ response: NotificationResponse,
    withCompletionHandler reply: @escaping @MainActor () -> Void
  ) {
    switch read(response.request) {
    case .foreign:
      handOn(
        otherwise: (),
        { next, done in next.didReceive(response) { done(()) } },
        reply: { _ in reply() }
      )
    case .unwanted:
      reply()
    case .own(let message):
      respond(to: response, message, from: .didReceiveResponse, reply: reply)
    }
  }

  /// Handles the connection options of a scene: a link, and a response that launched the app or opened a new scene.
  ///
  /// The system can report the same response through ``didReceive(_:withCompletionHandler:)`` as well, earlier or
  /// later.
  package func sceneWillConnect(
    with response: NotificationResponse?,
    url: URL? = nil,
    scene: String? = nil
  ) {
    if let response, case .own(let message) = read(response.request) {
      respond(to: response, message, from: .connectionOptions, inScene: scene) {}
    }
    if let url { open(url) }
  }

  private func respond(
    to response: NotificationResponse,
    _ message: PushMessage,
    from source: DeliveryLedger.Source,
    inScene connected: String? = nil,
    reply: @escaping @MainActor () -> Void
  ) {
    let action = response.actionIdentifier
    let scene = response.targetScene ?? connected
    guard action != NotificationResponse.dismissActionIdentifier
    else { return perform(response, reply: reply) }
    guard note(message, from: source, isResponse: true).isNewResponse else { return reply() }
    if action == NotificationResponse.defaultActionIdentifier {
      open(message, inScene: scene)
      return reply()
    }
    if bringsAppToFront(response, message) {
      open(message, inScene: scene)
    } else if actionHandlers[action] == nil {
      log(.unknownAction(action))
    }
    perform(response, reply: reply)
  }

  private func perform(_ response: NotificationResponse, reply: @escaping @MainActor () -> Void) {
    guard let handler = actionHandlers[response.actionIdentifier] else { return reply() }
    awaitAnswers(
      of: { expectOne in
        let done = expectOne()
        handler(response) { done(()) }
      },
      completion: { (_: BoundedAnswers<Void>.Outcome) in reply() }
    )
  }

  /// Returns whether a response names an action with the option `foreground`.
  ///
  /// If the notification has a known category, only the actions of this category count; otherwise the actions of all
  /// categories.
  private func bringsAppToFront(_ response: NotificationResponse, _ message: PushMessage) -> Bool {
    let category = categories.first { $0.identifier == message.content.category }
    let actions = category?.actions ?? categories.flatMap(\.actions)
    return actions.first { $0.identifier == response.actionIdentifier }?.options
      .contains(.foreground) == true
  }
}
