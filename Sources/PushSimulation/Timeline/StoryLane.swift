/// One who acts in a story, or is acted upon: a lane of a sequence diagram.
package enum StoryLane: Sendable, Hashable {
  /// The user of the device.
  case user
  /// The system: UIKit, UserNotifications, ActivityKit and the icon.
  case system
  /// The app around the center.
  case app
  /// The subject.
  case subject
  /// The screens of the app, its toasts among them.
  case screen
  /// The app's server, downloads included.
  case server
  /// A participant of the center.
  case participant(ParticipantID)
}

extension Stimulus {
  /// The lane that acts where the stimulus occurs.
  package var lane: StoryLane {
    switch self {
    case .application, .time, .extension(.didReceiveRequest), .extension(.timeWillExpire),
      .activity(.didReceiveToken), .activity(.ended), .launch(.didFinishLaunching),
      .notification, .registration(.failed), .scenes, .services(.didReceiveLocalNotification),
      .toast(.expired), .token(.received), .nothing:
      .system
    case .participant, .launch(.interfaceBecameReady), .navigation, .permission(.requested),
      .permission(.read), .registration(.requested), .responders:
      .app
    case .account(.loggedIn), .account(.loggedOut), .account(.loggedOutOf), .account(.optedOut),
      .account(.optedIn), .hierarchy(.userNavigated), .links, .permission(.answered), .responses,
      .toast(.activated):
      .user
    case .account(.unregistrationAnswered), .activity(.uploadAnswered),
      .activity(.unregistrationAnswered), .extension(.downloadEnded), .hierarchy(.loadCompleted),
      .token(.uploadAnswered):
      .server
    case .services(.fetchAnswered(let service, _, _)): .participant(service)
    case .suppression(.answered(let suppressor, _)): .participant(suppressor)
    }
  }
}

extension Effect {
  /// The lanes that act and are acted upon.
  package var lanes: (from: StoryLane, to: StoryLane) {
    switch self {
    case .participant(.reacted(let participant, _)): (.participant(participant), .subject)
    case .participant(.deallocated(let participant)):
      (.participant(participant), .participant(participant))
    case .services(.answeredFetch(let service, of: _, _)): (.participant(service), .subject)
    case .account, .activity, .badge, .broadcast, .extension, .hierarchy, .links, .navigation,
      .permission, .registration, .responders, .responses, .services, .suppression, .toast, .token,
      .withdrawal:
      (.subject, target)
    }
  }

  /// The lane that an action of the subject is directed to.
  private var target: StoryLane {
    switch self {
    case .account, .activity, .extension, .hierarchy(.startedLoad), .token(.uploaded): .server
    case .badge, .links(.repliedToURL), .permission(.requestedAuthorization), .registration,
      .responses(.completed), .services(.repliedToLaunch), .withdrawal:
      .system
    case .hierarchy(.changedStack), .links(.openedURL), .navigation(.receivedData),
      .services(.builtInterface), .toast:
      .screen
    case .permission(.reported), .permission(.reportedStatus), .responses(.handledAction),
      .responses(.passedOn), .services(.handledNotification):
      .app
    case .navigation(.logged), .services(.made): .subject
    case .broadcast(.notified(let listener, _)), .broadcast(.toldOfOpening(let listener, _)),
      .token(.toldObserver(let listener, _)), .responders(.asked(let listener, _, accepts: _)),
      .responders(.notified(let listener, _)), .services(.called(let listener, _)),
      .services(.answeredFetch(let listener, of: _, _)),
      .suppression(.asked(let listener, _, answer: _)), .suppression(.awaited(let listener, _)),
      .participant(.reacted(let listener, _)), .participant(.deallocated(let listener)):
      .participant(listener)
    }
  }
}
