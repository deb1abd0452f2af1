/// The sender of a notification: the app's own server, the server of a third-party SDK, or the app itself.
package enum NotificationOrigin: String, Sendable, Hashable, CaseIterable, Codable {
  case own
  case foreign
  case local

  /// The presentation options that the notification's owner, such as an SDK, returns in the foreground.
  ///
  /// The options are empty for the app's own pushes. No center returns another owner's exact options by default, so a
  /// check can tell whether a center returned the owner's options or different options.
  package var options: PresentationOptions {
    switch self {
    case .own: []
    case .foreign: [.list, .sound]
    case .local: [.banner, .list]
    }
  }
}

package enum PassedCallback: String, Sendable, Hashable {
  case willPresent
  case response
  case fetch
}

/// The methods that pass a notification on to the notification's owner: a third-party SDK, or the part of the app that
/// scheduled the notification.
///
/// The simulated owner answers at once, and calls the completion once. Requirements judge how a center uses the answer.
/// They do not judge how a center treats an owner that never answers.
extension SimulatedApplication {
  /// Asks the owner of a notification for the presentation options; empty if the kit does not know the notification.
  public func passOn(
    willPresent notification: UserNotification,
    completion: @MainActor (PresentationOptions) -> Void
  ) {
    guard isRunning else { return }
    let meant = device.notification(withIdentifier: notification.identifier)
    record(.responses(.passedOn(.willPresent, meant)))
    completion(meant.map { device.notifications[$0.index].origin.options } ?? [])
  }

  /// Passes the user's response to the owner of the notification, which calls the completion when it is done.
  public func passOn(didReceive response: NotificationResponse, completion: @MainActor () -> Void) {
    guard isRunning else { return }
    let identifier = response.notification.identifier
    record(.responses(.passedOn(.response, device.notification(withIdentifier: identifier))))
    completion()
  }

  /// Passes the push of a fetch callback on to the owner of the push, which answers with its fetch result.
  ///
  /// A payload does not identify a push, so the kit records that the center passes on the push of the current callback.
  public func passOn(
    didReceiveRemoteNotification userInfo: UserInfo,
    completion: @MainActor (FetchResult) -> Void
  ) {
    guard isRunning else { return }
    record(.responses(.passedOn(.fetch, device.notificationOfTurn)))
    completion(.newData)
  }
}
