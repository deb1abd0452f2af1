/// An object that can deal with notifications while it is on the screen.
///
/// Design: the passage "Dispatching notifications via two simple protocols" of seed article 001
/// (Specs/requirements.md). This is one of the two protocols. The other protocol makes a screen; this module has
/// ``ScreenFactory`` instead, which makes all screens of a notification.
@MainActor package protocol RemoteNotificationResponder<EventType>: AnyObject {
  associatedtype EventType: RemoteEventType

  /// Returns whether the object deals with a notification; the call has no side effect.
  func isFirstResponder(for notification: RemoteNotification<EventType>) -> Bool

  /// Takes a notification for which ``isFirstResponder(for:)`` has returned true.
  func didReceive(_ notification: RemoteNotification<EventType>)
}

/// The objects that a center asks in turn whether they deal with a notification.
///
/// The chain is a stack like the chain of `UIResponder`: the object pushed last is asked first. The chain holds its
/// objects weakly, so a screen that is released need not be removed.
///
/// Design: the passage "Notifications in navigation controller based apps" of seed article 001 (Specs/requirements.md).
@MainActor package final class ResponderChain<EventType: RemoteEventType> {
  private let responders = WeakOrderedSet<any RemoteNotificationResponder<EventType>>()

  package init() {}

  /// Adds an object, which the center then asks first.
  ///
  /// Screens call this method in `viewWillAppear(_:)`, which happens more than once in their life. A screen that is
  /// already in the chain moves to the front instead of being added again.
  package func push(_ responder: any RemoteNotificationResponder<EventType>) {
    responders.moveToEnd(responder)
  }

  /// Removes and returns the object that the center asks first; nil for an empty chain.
  ///
  /// The method skips deallocated objects. In a plain stack of weak pointers, a pop could remove the empty place of
  /// such an object instead.
  @discardableResult
  package func pop() -> (any RemoteNotificationResponder<EventType>)? { responders.removeLast() }

  package func offer(_ notification: RemoteNotification<EventType>) -> Bool {
    for responder in responders.membersFromLast
    where responder.isFirstResponder(for: notification) {
      responder.didReceive(notification)
      return true
    }
    return false
  }
}
