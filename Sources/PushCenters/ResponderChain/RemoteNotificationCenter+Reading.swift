package import Foundation
package import PushPayloads

/// The callbacks of the application delegate. The center reads their arguments at once, so later changes to the
/// arguments have no effect.
extension RemoteNotificationCenter {
  /// Takes the payload of a notification that has arrived and that the user has not tapped.
  ///
  /// Returns whether the notification has an event type of this app; if not, the caller may handle it itself.
  @discardableResult
  package func didReceive(_ payload: JSONObject, animated: Bool = true) -> Bool {
    read(payload).map { didReceive($0, animated: animated) } != nil
  }

  /// Takes the user info of a notification that has arrived and that the user has not tapped.
  @discardableResult
  package func didReceive(userInfo: [AnyHashable: Any], animated: Bool = true) -> Bool {
    payload(of: userInfo).map { didReceive($0, animated: animated) } ?? false
  }

  /// Takes the payload of a notification that the user has tapped.
  @discardableResult
  package func didOpen(_ payload: JSONObject, animated: Bool = true) -> Bool {
    read(payload).map { didOpen($0, animated: animated) } != nil
  }

  /// Takes the user info of a notification that the user has tapped.
  @discardableResult
  package func didOpen(userInfo: [AnyHashable: Any], animated: Bool = true) -> Bool {
    payload(of: userInfo).map { didOpen($0, animated: animated) } ?? false
  }

  /// Takes a URL that the app was opened with; returns whether it is one of the app's links.
  @discardableResult
  package func open(_ url: URL, animated: Bool = true) -> Bool {
    do throws(RemoteNotificationError) {
      didOpen(try RemoteNotification(url: url, scheme: scheme), animated: animated)
      return true
    } catch .foreignURL {
      return false
    } catch {
      log(.unreadable(error))
      return false
    }
  }

  private func read(_ payload: JSONObject) -> RemoteNotification<EventType>? {
    do throws(RemoteNotificationError) {
      return try RemoteNotification(payload: payload, keys: keys)
    } catch {
      log(.unreadable(error))
      return nil
    }
  }

  private func payload(of userInfo: [AnyHashable: Any]) -> JSONObject? {
    let payload = JSONObject(userInfo: userInfo)
    if payload == nil { log(.unreadable(.unreadableUserInfo)) }
    return payload
  }
}
