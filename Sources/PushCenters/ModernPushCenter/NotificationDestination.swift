package import Foundation

/// Where pushes and links lead: screens, a router, a bus.
///
/// A center has a list of them, and asks one after the other.
@MainActor package protocol NotificationDestination: AnyObject {
  /// Whether a push leads here.
  func canOpen(_ message: PushMessage) -> Bool

  /// Takes the user to what a push is about.
  func open(_ message: PushMessage)

  /// Takes the user to what a push is about, in the scene that the system has chosen for it.
  ///
  /// - Parameters:
  ///   - message: The push.
  ///   - scene: The persistent identifier of the scene's session; nil where the system has made no choice.
  func open(_ message: PushMessage, inScene scene: String?)

  /// Offers a push that has arrived to the objects on the screen; answers whether one deals with it.
  func offer(_ message: PushMessage) -> Bool

  /// Makes ready what a push leads to and then has the user told, who is in the app.
  ///
  /// - Parameters:
  ///   - message: The push.
  ///   - tell: Tells the user, at most once; it takes what brings them there.
  func announce(
    _ message: PushMessage,
    by tell: @escaping @MainActor (_ activated: @escaping @MainActor () -> Void) -> Void
  )

  /// Whether a link leads here; a question and nothing more.
  func canOpen(_ url: URL) -> Bool

  /// Takes the user to what a link names.
  func open(_ url: URL)

  /// The user has gone elsewhere: what is still loading must not pull them away.
  func userDidNavigate()

  /// The user is back in the app.
  func didBecomeActive()
}

/// What a destination need not care for.
extension NotificationDestination {
  /// There is one scene.
  package func open(_ message: PushMessage, inScene scene: String?) { open(message) }

  /// Nobody on the screen deals with pushes.
  package func offer(_ message: PushMessage) -> Bool { false }

  /// There is nothing to make ready.
  package func announce(
    _ message: PushMessage,
    by tell: @escaping @MainActor (_ activated: @escaping @MainActor () -> Void) -> Void
  ) {
    tell { [weak self] in self?.open(message) }
  }

  /// No link leads here.
  package func canOpen(_ url: URL) -> Bool { false }

  /// No link leads here.
  package func open(_ url: URL) {}

  /// Nothing is loading.
  package func userDidNavigate() {}

  /// Nothing has waited.
  package func didBecomeActive() {}
}
