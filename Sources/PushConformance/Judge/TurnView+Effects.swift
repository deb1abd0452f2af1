import PushSimulation

/// The effects of a turn, by their kind.
extension TurnView {
  /// The notifications that were shown to the user, in order; nil stands for one that is none of the
  /// run's.
  ///
  /// A toast of the app and a banner of the system are both presentations (Specs/decisions/0051). An
  /// entry in the list alone counts as one where there is no other of that notification.
  var toasts: [NotificationID?] {
    var toasts: [NotificationID?] = []
    var listed: [NotificationID] = []
    for effect in effects {
      if case .toast(.presented(let sighting)) = effect {
        toasts.append(run.timeline.notification(of: sighting))
      }
      if case .responses(.completed(let completion, .presented(let options))) = effect {
        guard let notification = own(run.timeline.completions[completion.index].notification)
        else { continue }
        // The system has nothing to show of a notification without a text, whatever the options are.
        guard facts(notification).isDisplayable else { continue }
        if options.showsBanner {
          toasts.append(notification)
        } else if options.isVisible {
          listed.append(notification)
        }
      }
    }
    return toasts + listed.filter { !toasts.contains($0) }
  }

  /// How the system was asked to show notifications in this turn.
  var presentationAnswers: [(notification: NotificationID, options: PresentationOptions)] {
    effects.compactMap {
      guard case .responses(.completed(let completion, .presented(let options))) = $0,
        let notification = own(run.timeline.completions[completion.index].notification)
      else { return nil }
      return (notification, options)
    }
  }

  /// The notifications of the app's own toasts.
  var ownToasts: [NotificationID?] {
    effects.compactMap {
      guard case .toast(.presented(let sighting)) = $0 else { return nil }
      return .some(run.timeline.notification(of: sighting))
    }
  }

  /// The URLs that the router was handed; nil stands for a call without one.
  var routes: [String?] {
    effects.compactMap {
      guard case .links(.openedURL(let url, _, _)) = $0 else { return nil }
      return .some(url)
    }
  }

  /// The same with the scenes in which they were to be opened; nil stands for a router that knows none.
  var routesInScenes: [(url: String?, scene: String?)] {
    effects.compactMap {
      guard case .links(.openedURL(let url, _, let scene)) = $0 else { return nil }
      return (url, scene)
    }
  }

  /// The tokens that were sent to the server.
  var uploads: [String] {
    effects.compactMap { if case .token(.uploaded(let token, _, _)) = $0 { token } else { nil } }
  }

  /// The suppressors that were asked, with what they were shown.
  var asked: [(suppressor: ParticipantID, sighting: ResolvedSighting)] {
    effects.compactMap {
      guard case .suppression(.asked(let suppressor, let sighting, _)) = $0 else { return nil }
      return (suppressor, run.timeline.sightings[sighting.index])
    }
  }

  /// The observers that were told, with what they were shown.
  var heard: [(observer: ParticipantID, sighting: ResolvedSighting)] {
    effects.compactMap {
      guard case .broadcast(.notified(let observer, let sighting)) = $0 else { return nil }
      return (observer, run.timeline.sightings[sighting.index])
    }
  }

  /// The observers that were told of an opening, with what they were shown.
  var openingsHeard: [(observer: ParticipantID, sighting: ResolvedSighting)] {
    effects.compactMap {
      guard case .broadcast(.toldOfOpening(let observer, let sighting)) = $0 else { return nil }
      return (observer, run.timeline.sightings[sighting.index])
    }
  }

  /// The observers that were told of a device token, with the token in lower case.
  var tokensHeard: [(observer: ParticipantID, token: String)] {
    effects.compactMap {
      guard case .token(.toldObserver(let observer, let token)) = $0 else { return nil }
      return (observer, token.lowercased())
    }
  }

  /// The responders that were asked, in order, with what they were shown and what they said.
  var offered: [(responder: ParticipantID, sighting: ResolvedSighting, accepts: Bool)] {
    effects.compactMap {
      guard case .responders(.asked(let responder, let sighting, let accepts)) = $0 else {
        return nil
      }
      return (responder, run.timeline.sightings[sighting.index], accepts)
    }
  }

  /// The responders that were handed something, in order, with what they were shown.
  var taken: [(responder: ParticipantID, sighting: ResolvedSighting)] {
    effects.compactMap {
      guard case .responders(.notified(let responder, let sighting)) = $0 else { return nil }
      return (responder, run.timeline.sightings[sighting.index])
    }
  }

  /// The notifications whose screens began to load; nil stands for one that is none of the run's.
  var loads: [NotificationID?] {
    effects.compactMap {
      guard case .hierarchy(.startedLoad(let sighting)) = $0 else { return nil }
      return .some(run.timeline.notification(of: sighting))
    }
  }

  /// The navigation stacks, in order.
  var stacks: [[ScreenID]] {
    effects.compactMap {
      if case .hierarchy(.changedStack(_, let screens)) = $0 { screens } else { nil }
    }
  }

  /// The calls of services, in order.
  var calls: [(service: ParticipantID, call: ServiceCall)] {
    effects.compactMap {
      if case .services(.called(let service, let call)) = $0 { (service, call) } else { nil }
    }
  }

  /// The replies to URLs.
  var replies: [Bool] {
    effects.compactMap { if case .links(.repliedToURL(let isTaken)) = $0 { isTaken } else { nil } }
  }

  /// Everything that was seen of notifications.
  var sightings: [ResolvedSighting] {
    effects.compactMap { $0.sighting.map { run.timeline.sightings[$0.index] } }
  }

  /// The suppressors that were asked.
  var askedSuppressors: Set<ParticipantID> {
    effects.reduce(into: []) { asked, effect in
      if case .suppression(.asked(let suppressor, _, _)) = effect { asked.insert(suppressor) }
    }
  }

  /// How many times an observer was told of a notification.
  func timesHeard(_ notification: NotificationID, by observer: ParticipantID) -> Int {
    heard.count { $0.observer == observer && $0.sighting.notification == notification }
  }

  func count(where isMeant: (Effect) -> Bool) -> Int { effects.count(where: isMeant) }
}
