import PushPayloads

/// The comparison of what a center has read with the notifications that it received.
extension SimulatedDevice {
  /// Records the fields that a center has read, and determines which notification they describe.
  ///
  /// The method prefers a notification that agrees with the sighting in every field. Otherwise it takes one that agrees
  /// in an identifying field, such as the URL. Among several, it takes the notification of the turn, or else the
  /// latest.
  ///
  /// If the sighting has no identifying field, the method may also take the notification of the turn, or the only one
  /// that was delivered. It takes none if a participant has made the system deliver another notification during the
  /// turn.
  func resolve(_ sighting: Sighting) -> SightingID {
    var match: NotificationID?
    if sighting.namesIdentity || !hasInnerDelivery {
      match =
        resolve { sighting.agrees(with: $0) } ?? resolve { sighting.sharesIdentity(with: $0) }
        ?? (sighting.namesIdentity ? nil : currentNotification)
    }
    timeline.sightings.append(ResolvedSighting(sighting: sighting, notification: match))
    return SightingID(index: timeline.sightings.count - 1)
  }

  private func resolve(_ fits: (NotificationFacts) -> Bool) -> NotificationID? {
    if let current = currentNotification, fits(notifications[current.index].facts) {
      return current
    }
    return handedOver.suffix(Self.memory).last { fits(notifications[$0.index].facts) }
  }

  /// The notification that the stimulus of the open turn brings to the center; nil for none.
  var notificationOfTurn: NotificationID? { openTurn?.stimulus.broughtNotification }

  /// Whether a participant has made the system deliver a notification during the open turn.
  private var hasInnerDelivery: Bool {
    guard let openTurn else { return false }
    return timeline.effects[openTurn.effects.lowerBound...].contains {
      if case .participant(.reacted(_, .delivered)) = $0 { true } else { false }
    }
  }

  private var currentNotification: NotificationID? {
    openTurn?.stimulus.notification ?? (isOneInFlight ? handedOver[0] : nil)
  }
}
