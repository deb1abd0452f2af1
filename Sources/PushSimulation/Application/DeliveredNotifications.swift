package struct DeliveredNotification: Sendable, Hashable {
  package var notification: NotificationID
  package var identifier: String
}

/// The notifications in Notification Center, and the badge.
///
/// The center changes these values: it returns presentation options, removes notifications and sets the badge. Only the
/// scenario changes the ``World``, so the ``World`` does not contain these values.
struct DeliveredNotifications {
  private(set) var entries: [(delivered: DeliveredNotification, request: UserNotification)] = [] {
    didSet { list = entries.map(\.delivered) }
  }
  // `list` is stored and not computed, because every turn records the list and few turns change it.
  private(set) var list: [DeliveredNotification] = []
  var badge = 0
  /// The notifications that a center has removed and that have not arrived again.
  private(set) var removed: IDSet<NotificationID> = []

  mutating func arrive(_ notification: NotificationID) { removed.remove(notification) }

  /// Adds a notification, which replaces the notification with the same request identifier (Apple, "Sending
  /// notification requests to APNs": `apns-collapse-id`).
  mutating func show(_ request: UserNotification, as notification: NotificationID) {
    take(request.identifier)
    let delivered = DeliveredNotification(
      notification: notification,
      identifier: request.identifier
    )
    entries.append((delivered, request))
  }

  mutating func take(_ identifier: String) {
    guard list.contains(where: { $0.identifier == identifier }) else { return }
    entries.removeAll { $0.delivered.identifier == identifier }
  }

  mutating func remove(_ identifiers: [String]) -> [NotificationID] {
    let gone = list.filter { identifiers.contains($0.identifier) }.map(\.notification)
    for identifier in identifiers { take(identifier) }
    removed.formUnion(gone)
    return gone
  }
}

extension SimulatedApplication {
  /// The result of `UNUserNotificationCenter.deliveredNotifications()`, the newest last.
  public var deliveredNotifications: [UserNotification] {
    isRunning ? device.delivered.entries.map(\.request) : []
  }

  /// `UNUserNotificationCenter.removeDeliveredNotifications(withIdentifiers:)`; unknown identifiers are ignored.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    guard isRunning else { return }
    record(.withdrawal(.removed(identifiers, removed: device.delivered.remove(identifiers))))
  }

  /// `UNUserNotificationCenter.removeAllDeliveredNotifications()`.
  public func removeAllDeliveredNotifications() {
    removeDeliveredNotifications(withIdentifiers: device.delivered.list.map(\.identifier))
  }

  /// The badge number: `UIApplication.applicationIconBadgeNumber`.
  public var applicationIconBadgeNumber: Int { device.delivered.badge }

  /// `UNUserNotificationCenter.setBadgeCount(_:)`; 0 or a negative number clears the badge.
  public func setBadgeCount(_ count: Int) {
    guard isRunning else { return }
    device.delivered.badge = max(0, count)
    record(.badge(.set(count)))
  }

  /// `UNUserNotificationCenter.setNotificationCategories(_:)`.
  ///
  /// The categories replace all categories that the app has registered before, including those of earlier processes.
  public func setNotificationCategories(_ categories: Set<UserNotificationCategory>) {
    guard isRunning else { return }
    device.categories = categories
    let sorted = categories.sorted { ($0.identifier, "\($0)") < ($1.identifier, "\($1)") }
    record(.responses(.setCategories(sorted)))
  }

  /// The categories that the app has registered last: `UNUserNotificationCenter.notificationCategories()`.
  public var notificationCategories: Set<UserNotificationCategory> {
    isRunning ? device.categories : []
  }
}
