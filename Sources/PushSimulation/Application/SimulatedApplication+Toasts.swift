/// A toast that is on the screen.
struct PresentedToast {
  var number: Int
  var notification: NotificationID?
  var expiry: VirtualClock.Timer
  var activated: (@MainActor () async -> Void)?
}

/// The part of the screen on which an app shows its own toasts.
extension SimulatedApplication {
  /// How long a toast stays on the screen.
  public nonisolated static var toastDuration: Duration { .seconds(5) }

  /// Shows a toast inside the app, for ``toastDuration``.
  ///
  /// - Parameters:
  ///   - notification: What the center's own notification says of itself.
  ///   - activated: What the center does when the user taps the toast.
  public func presentToast(
    for notification: Sighting = Sighting(),
    activated: (@MainActor () async -> Void)? = nil
  ) {
    guard isRunning else { return }
    let sighting = device.resolve(notification)
    record(.toast(.presented(sighting)))
    let number = device.timeline.sightings.count
    let expiry = clock.schedule(after: Self.toastDuration) { [weak self] in
      // The clock is advanced by the player, on the main actor.
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

  /// What a tap on a toast finds.
  package enum Tap {
    /// No toast of that notification.
    case nothing
    /// A toast that does nothing.
    case inert
    /// A toast, and what the center does now.
    case action(@MainActor () async -> Void)
  }

  /// Takes the oldest toast of a notification off the screen, as a tap does.
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
