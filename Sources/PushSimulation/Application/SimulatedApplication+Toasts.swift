/// A toast on screen.
struct PresentedToast {
  var number: Int
  var notification: NotificationID?
  var expiry: VirtualClock.Timer
  var activated: (@MainActor () async -> Void)?
}

/// The place on screen for the app's own toasts.
extension SimulatedApplication {
  /// The time for which a toast stays on screen.
  public nonisolated static var toastDuration: Duration { .seconds(5) }

  /// Shows a toast inside the app, for ``toastDuration``.
  ///
  /// - Parameters:
  ///   - notification: The sighting of the center's own notification.
  ///   - activated: Called when the user taps the toast.
  public func presentToast(
    for notification: Sighting = Sighting(),
    activated: (@MainActor () async -> Void)? = nil
  ) {
    guard isRunning else { return }
    let sighting = device.resolve(notification)
    record(.toast(.presented(sighting)))
    let number = device.timeline.sightings.count
    let expiry = clock.schedule(after: Self.toastDuration) { [weak self] in
      // The player advances the clock on the main actor.
      MainActor.assumeIsolated { self?.expireToast(number) }
    }
    toasts.append(
      PresentedToast(
        number: number,
        notification: device.timeline.notification(of: sighting),
        expiry: expiry,
        activated: activated
      )
    )
  }

  /// The result of a tap on a toast.
  package enum Tap {
    /// There is no toast of the notification.
    case nothing
    /// The toast has no action.
    case inert
    /// The toast has this action.
    case action(@MainActor () async -> Void)
  }

  /// Removes the oldest toast of a notification, as a tap does.
  package func tapToast(of notification: NotificationID) -> Tap {
    guard let index = toasts.firstIndex(where: { $0.notification == notification }) else {
      return .nothing
    }
    let toast = toasts.remove(at: index)
    toast.expiry.cancel()
    return toast.activated.map(Tap.action) ?? .inert
  }

  private func expireToast(_ number: Int) {
    guard let index = toasts.firstIndex(where: { $0.number == number }) else { return }
    device.renameOpenTurn(.toast(.expired(toasts.remove(at: index).notification)))
  }
}
