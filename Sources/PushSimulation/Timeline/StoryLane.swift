/// A lane of a sequence diagram: a party that acts, or that an action is directed to.
package enum StoryLane: Sendable, Hashable {
  /// The person who taps notifications and toasts, opens links, answers prompts, and logs in or out.
  ///
  /// When this person opens or leaves the app, the ``system`` calls the center.
  case user
  /// The system: UIKit, UserNotifications, ActivityKit and the app's icon.
  case system
  case app
  case subject
  /// The screens and toasts of the app.
  case screen
  /// The app's server, and the network from which content and files are loaded.
  case server
  case participant(ParticipantID)
}

extension Stimulus {
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
    case .account(.loggedIn), .account(.loggedOut), .account(.loggedOutOf),
      .account(.switchedTo), .account(.optedOut), .account(.optedIn), .hierarchy(.userNavigated),
      .links, .permission(.answered), .responses(.didReceive),
      .toast(.activated):
      .user
    case .account(.unregistrationAnswered), .activity(.uploadAnswered),
      .activity(.unregistrationAnswered), .extension(.downloadEnded),
      .extension(.textFetchEnded), .hierarchy(.loadCompleted),
      .responses(.contentLoadEnded), .responses(.submissionEnded), .token(.uploadAnswered):
      .server
    case .services(.fetchAnswered(let service, _, _)): .participant(service)
    case .suppression(.answered(let suppressor, _)): .participant(suppressor)
    }
  }
}

extension Effect {
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

  private var target: StoryLane {
    switch self {
    case .account(.unregistered), .activity, .extension, .hierarchy(.startedLoad),
      .responses(.startedContentLoad), .responses(.submittedAction), .token(.uploaded):
      .server
    case .badge, .links(.repliedToURL), .permission(.requestedAuthorization), .registration,
      .responses(.completed), .responses(.setCategories), .services(.repliedToLaunch), .withdrawal:
      .system
    case .account(.broughtToFront), .hierarchy(.changedStack), .links(.openedURL),
      .navigation(.receivedData), .services(.builtInterface), .toast:
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
