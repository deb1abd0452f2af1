/// An object that can deal with notifications while it is on the screen.
///
/// Design: seed 001, "Dispatching notifications via two simple protocols". The other protocol of the
/// two, what a screen is made with, is the initialiser that ``ScreenHierarchies`` takes.
@MainActor package protocol RemoteNotificationResponder<EventType>: AnyObject {
  /// The app's kinds of events.
  associatedtype EventType: RemoteEventType

  /// Whether the object deals with a notification; a question and nothing more.
  func isFirstResponder(for notification: RemoteNotification<EventType>) -> Bool

  /// Takes the notification that the object has said it deals with.
  func didReceive(_ notification: RemoteNotification<EventType>)
}

/// The objects that are asked, one after the other, whether they deal with a notification.
///
/// A stack like `UIResponder`'s chain: who was pushed last is asked first. Nobody is kept alive by
/// it, so a screen that goes away need not be removed.
///
/// Design: seed 001, "Notifications in navigation controller based apps".
@MainActor package final class ResponderChain<EventType: RemoteEventType> {
  private let responders = WeakOrderedSet<any RemoteNotificationResponder<EventType>>()

  /// Creates an empty chain.
  package init() {}

  /// Makes an object the one that is asked first.
  ///
  /// `viewWillAppear(_:)` is the place for it, and comes more than once in the life of a screen: one
  /// that is in the chain already moves, and does not stand in it twice.
  package func push(_ responder: any RemoteNotificationResponder<EventType>) {
    responders.moveToEnd(responder)
  }

  /// Takes the object that is asked first out of the chain and returns it.
  ///
  /// A stack of weak pointers keeps the places of objects that are gone, and a pop that takes such a
  /// place leaves the object that was meant. Here they do not count.
  @discardableResult
  package func pop() -> (any RemoteNotificationResponder<EventType>)? {
    responders.removeLast()
  }

  /// Takes an object out of the chain, wherever it stands.
  ///
  /// A screen that disappears is not always the last that was pushed: then a pop would remove
  /// another one.
  package func remove(_ responder: any RemoteNotificationResponder<EventType>) {
    responders.remove(responder)
  }

  /// Offers a notification to one object after the other until one deals with it.
  ///
  /// - Returns: Whether somebody has received it.
  package func offer(_ notification: RemoteNotification<EventType>) -> Bool {
    for responder in responders.membersFromLast
    where responder.isFirstResponder(for: notification) {
      responder.didReceive(notification)
      return true
    }
    return false
  }
}
