/// A notification in the list of the system, which the user sees in Notification Center.
package struct DeliveredNotification: Sendable, Hashable {
  /// What it was delivered as.
  package var notification: NotificationID
  /// The identifier of its request.
  package var identifier: String

  /// Creates an entry of the list.
  package init(notification: NotificationID, identifier: String) {
    self.notification = notification
    self.identifier = identifier
  }
}

/// What the system shows of notifications outside the app: the list, and the number on the icon.
///
/// It depends on what a center answers and removes, so it is no part of the ``World``.
struct DeliveredNotifications {
  /// The requests in the list, the newest last, each with what it was delivered as.
  private(set) var entries: [(delivered: DeliveredNotification, request: UserNotification)] = []
  /// The number on the icon of the app.
  var badge = 0
  /// What a center has removed, and has not come again since.
  private(set) var removed: Set<NotificationID> = []

  /// The entries, without their requests.
  var list: [DeliveredNotification] { entries.map(\.delivered) }

  /// Notes that a push has come: what a center has removed before can be shown again.
  mutating func arrive(_ notification: NotificationID) { removed.remove(notification) }

  /// Puts a notification into the list, in place of one with the same identifier
  /// (Apple, "Sending notification requests to APNs": `apns-collapse-id`).
  mutating func show(_ request: UserNotification, as notification: NotificationID) {
    take(request.identifier)
    let delivered = DeliveredNotification(
      notification: notification,
      identifier: request.identifier
    )
    entries.append((delivered, request))
  }

  /// Takes a notification off the list, as the user's response to it does.
  mutating func take(_ identifier: String) {
    entries.removeAll { $0.delivered.identifier == identifier }
  }

  /// Takes notifications off the list as a center wants it.
  ///
  /// - Parameter identifiers: Identifiers of requests; those that are not in the list do nothing.
  /// - Returns: What was taken off.
  mutating func remove(_ identifiers: [String]) -> [NotificationID] {
    let gone = list.filter { identifiers.contains($0.identifier) }.map(\.notification)
    for identifier in identifiers { take(identifier) }
    removed.formUnion(gone)
    return gone
  }
}

/// Notification Center and the icon of the app, for centers that change them.
extension SimulatedApplication {
  /// What `UNUserNotificationCenter.deliveredNotifications()` answers: what is in the list, the newest
  /// last.
  package var deliveredNotifications: [UserNotification] {
    isRunning ? device.delivered.entries.map(\.request) : []
  }

  /// `UNUserNotificationCenter.removeDeliveredNotifications(withIdentifiers:)`.
  ///
  /// - Parameter identifiers: Identifiers of requests; those that are not in the list do nothing.
  package func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    guard isRunning else { return }
    record(.withdrawal(.removed(identifiers, removed: device.delivered.remove(identifiers))))
  }

  /// `UNUserNotificationCenter.removeAllDeliveredNotifications()`.
  package func removeAllDeliveredNotifications() {
    removeDeliveredNotifications(withIdentifiers: device.delivered.list.map(\.identifier))
  }

  /// The number on the icon: `UIApplication.applicationIconBadgeNumber`.
  package var applicationIconBadgeNumber: Int { device.delivered.badge }

  /// `UNUserNotificationCenter.setBadgeCount(_:)`; 0 removes the number.
  package func setBadgeCount(_ count: Int) {
    guard isRunning else { return }
    device.delivered.badge = max(0, count)
    record(.badge(.set(count)))
  }
}
