struct PresentedToast {
  var number: Int
  var notification: NotificationID?
  var expiry: VirtualClock.Timer
  var activated: (@MainActor () async -> Void)?
}

extension SimulatedApplication {
  package nonisolated static var toastDuration: Duration { .seconds(5) }

  /// Shows a toast inside the app, for five seconds or until another toast replaces it.
  ///
  /// The kit calls `activated` when the user taps the toast. If `activated` is nil, a tap only removes the toast.
  public func presentToast(
    for notification: Sighting = Sighting(),
    activated: (@MainActor () async -> Void)? = nil
  ) {
    guard isRunning else { return }
    let sighting = device.resolve(notification)
    record(.toast(.presented(sighting)))
    if device.replacesToasts {
      for replaced in toasts { replaced.expiry.cancel() }
      toasts = []
    }
    let number = device.timeline.sightings.count
    let expiry = clock.schedule(after: Self.toastDuration) { [weak self] in
      // Timers fire on the main actor, because the player advances the clock there.
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

  package enum Tap {
    case nothing
    case inert
    case action(@MainActor () async -> Void)
  }

  package func tapToast(of notification: NotificationID) -> Tap {
    guard let index = toasts.firstIndex(where: { $0.notification == notification })
    else { return .nothing }
    let toast = toasts.remove(at: index)
    toast.expiry.cancel()
    return toast.activated.map(Tap.action) ?? .inert
  }

  private func expireToast(_ number: Int) {
    guard let index = toasts.firstIndex(where: { $0.number == number }) else { return }
    device.renameOpenTurn(.toast(.expired(toasts.remove(at: index).notification)))
  }
}
