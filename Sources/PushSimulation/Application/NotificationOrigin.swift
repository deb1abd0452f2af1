/// Whose a notification is, as the app that gets it has to tell.
package enum NotificationOrigin: String, Sendable, Hashable, CaseIterable, Codable {
  /// A push of the app's own server.
  case own
  /// A push that the server of another SDK in the app has sent.
  case foreign
  /// A notification that the app has scheduled on the device.
  case local

  /// How its owner has it shown in the foreground: two sets that no center has for a default.
  package var options: PresentationOptions {
    switch self {
    case .own: []
    case .foreign: [.list, .sound]
    case .local: [.banner, .list]
    }
  }
}

/// A callback that a center can pass on to the owner of a notification.
package enum PassedCallback: String, Sendable, Hashable {
  /// `willPresent`, answered with the owner's options.
  case willPresent
  /// A response of the user.
  case response
  /// A fetch in the background.
  case fetch
}

/// Where a center passes on what is not the app's own.
///
/// The owner answers at once, and calls the completion once: what a center makes of the answer is
/// judged, not what it makes of a silent owner.
extension SimulatedApplication {
  /// Asks the owner of a notification how it is shown.
  ///
  /// - Parameters:
  ///   - notification: The notification, as the system handed it over.
  ///   - completion: Takes the owner's options.
  public func passOn(
    willPresent notification: UserNotification,
    completion: @MainActor (PresentationOptions) -> Void
  ) {
    guard isRunning else { return }
    let meant = device.notification(withIdentifier: notification.identifier)
    record(.responses(.passedOn(.willPresent, meant)))
    completion(meant.map { device.notifications[$0.index].origin.options } ?? [])
  }

  /// Tells the owner of a notification what the user has done with it.
  ///
  /// - Parameters:
  ///   - response: The response, as the system handed it over.
  ///   - completion: Is called when the owner is done.
  public func passOn(
    didReceive response: NotificationResponse,
    completion: @MainActor () -> Void
  ) {
    guard isRunning else { return }
    let identifier = response.notification.identifier
    record(.responses(.passedOn(.response, device.notification(withIdentifier: identifier))))
    completion()
  }

  /// Hands a push that wakes the app to its owner.
  ///
  /// - Parameters:
  ///   - userInfo: The payload; it has no identifier, so the push of the running callback is meant.
  ///   - completion: Takes what the owner has fetched.
  public func passOn(
    didReceiveRemoteNotification userInfo: UserInfo,
    completion: @MainActor (FetchResult) -> Void
  ) {
    guard isRunning else { return }
    record(.responses(.passedOn(.fetch, device.notificationOfTurn)))
    completion(.newData)
  }
}
