package import Foundation
import PushPayloads

/// `userNotificationCenter(_:didReceive:)`: what the user has done with a notification.
extension ModernPushCenter {
  /// Tells the system which buttons notifications have.
  package func setNotificationCategories(_ categories: [NotificationCategory]) {
    self.categories = categories
    services.notifications.setNotificationCategories(categories)
  }

  /// Has an action done by a handler, which the center owns; the last one set for an action counts.
  ///
  /// Handlers are set before the launch has ended: an action may be what starts the app.
  package func setHandler(forAction identifier: String, _ handler: @escaping ActionHandler) {
    actionHandlers[identifier] = handler
  }

  /// Takes what the user has done with a notification; returns when it is dealt with.
  package func didReceive(_ response: NotificationResponse) async {
    await withCheckedContinuation { continuation in
      didReceive(response) { continuation.resume() }
    }
  }

  /// Takes what the user has done with a notification.
  ///
  /// The default action opens the notification. So does an action of a category that brings the app to
  /// the front; no other does. An action that is handled is handled besides, dismissal included.
  ///
  /// - Parameters:
  ///   - response: What the user has done.
  ///   - reply: Is called once, when it is dealt with.
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

  /// Takes what a scene was made for: the response that started the app or is for a new scene, and the
  /// link.
  ///
  /// The system may report the same response through
  /// ``didReceive(_:withCompletionHandler:)`` as well, before or after.
  ///
  /// - Parameters:
  ///   - response: The response.
  ///   - url: The link.
  ///   - scene: The persistent identifier of the scene's session, where the app has several.
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
    guard action != NotificationResponse.dismissActionIdentifier else {
      return perform(response, reply: reply)
    }
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

  /// Whether a response names an action that is declared so, by the notification's own category where
  /// it has one.
  private func bringsAppToFront(_ response: NotificationResponse, _ message: PushMessage) -> Bool {
    let category = categories.first { $0.identifier == message.content.category }
    let actions = category?.actions ?? categories.flatMap(\.actions)
    return actions.first { $0.identifier == response.actionIdentifier }?.options
      .contains(.foreground) == true
  }
}
