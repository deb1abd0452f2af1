extension SimulatedApplication {
  /// `UNUserNotificationCenter.setNotificationCategories(_:)`.
  ///
  /// The categories replace all categories that the app has registered before, also in earlier processes.
  ///
  /// - Parameter categories: All categories of the app.
  public func setNotificationCategories(_ categories: Set<UserNotificationCategory>) {
    guard isRunning else { return }
    device.categories = categories
    let sorted = categories.sorted { ($0.identifier, "\($0)") < ($1.identifier, "\($1)") }
    record(.responses(.setCategories(sorted)))
  }

  /// The result of `UNUserNotificationCenter.notificationCategories()`: the categories that the app has registered
  /// last.
  public var notificationCategories: Set<UserNotificationCategory> {
    isRunning ? device.categories : []
  }
}
