import PushPayloads

extension SimulatedDevice {
  /// Records the fields that a center has read, and determines the notification that has these fields.
  ///
  /// The method prefers a notification that agrees with the sighting in every field. Otherwise the method takes a
  /// notification that agrees in an identifying field, such as the URL. If several notifications agree, the method
  /// prefers the notification of the current turn, and then the latest notification.
  ///
  /// If the sighting has no identifying field, the method can also take the notification of the turn, or the only
  /// notification that was delivered. The method then takes no notification if a participant has made the system
  /// deliver another notification during the turn.
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

  var notificationOfTurn: NotificationID? { openTurn?.stimulus.broughtNotification }

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
