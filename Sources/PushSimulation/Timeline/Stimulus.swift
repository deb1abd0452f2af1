package import PushPayloads

/// An event that reaches a center, or that changes its participants.
///
/// Each case is an area and holds a stimulus of that area (Specs/decisions/0079).
package enum Stimulus: Sendable, Hashable {
  case application(LifecycleCallback)
  case time(TimeStimulus)
  case participant(ParticipantStimulus)
  case account(AccountStimulus)
  case activity(ActivityStimulus)
  case `extension`(ExtensionStimulus)
  case hierarchy(HierarchyStimulus)
  case launch(LaunchStimulus)
  case links(LinksStimulus)
  case navigation(NavigationStimulus)
  case notification(NotificationStimulus)
  case permission(PermissionStimulus)
  case registration(RegistrationStimulus)
  case responders(RespondersStimulus)
  case responses(ResponsesStimulus)
  case scenes(ScenesStimulus)
  case services(ServicesStimulus)
  case suppression(SuppressionStimulus)
  case toast(ToastStimulus)
  case token(TokenStimulus)
  /// The step needs an object that does not exist, so nothing happens.
  case nothing(Absence)
}

extension Stimulus {
  package var startsProcess: Bool {
    if case .application(.willFinishLaunching) = self { true } else { false }
  }

  package var finishesLaunch: Bool {
    if case .launch(.didFinishLaunching) = self { return true }
    if case .application(.didFinishLaunching) = self { return true }
    return false
  }

  package var entersForeground: Bool {
    if case .scenes(.callback(.willEnterForeground, _)) = self { return true }
    if case .application(.willEnterForeground) = self { return true }
    return false
  }

  /// True if notifications are turned on or off, or go to a different account.
  package var changesRecipient: Bool {
    if case .account(let stimulus) = self { stimulus.changesRecipient } else { false }
  }

  package var receivedToken: DeviceToken? {
    if case .token(.received(let token)) = self { token } else { nil }
  }

  package var refusedToken: String? {
    guard case .token(.uploadAnswered(let token, let answer)) = self else { return nil }
    return answer == .success ? nil : token
  }

  package var acceptedToken: String? {
    if case .token(.uploadAnswered(let token, .success)) = self { token } else { nil }
  }

  package var received: NotificationID? {
    if case .notification(let stimulus) = self { stimulus.notification } else { nil }
  }

  package var activatedToast: NotificationID? {
    if case .toast(.activated(let notification)) = self { notification } else { nil }
  }

  package var isActivation: Bool {
    if case .scenes(.callback(.didBecomeActive, _)) = self { return true }
    if case .application(.didBecomeActive) = self { return true }
    return false
  }

  /// The notification that the event is about, even if the center has already received it.
  ///
  /// Nil when a toast disappears on its own, and for the events of a service extension after its request.
  package var notification: NotificationID? {
    switch self {
    case .toast(.activated(let notification)), .hierarchy(.loadCompleted(let notification, _)),
      .services(.fetchAnswered(_, let notification, _)),
      .responses(.contentLoadEnded(let notification, _)),
      .responses(.submissionEnded(let notification, _)):
      notification
    case .toast(.expired), .hierarchy(.userNavigated), .services(.didReceiveLocalNotification): nil
    case .application, .time, .participant, .account, .activity, .extension, .launch, .links,
      .navigation, .notification, .permission, .registration, .responders, .responses, .scenes,
      .suppression, .token, .nothing:
      broughtNotification
    }
  }

  /// The notification that the event is about, including the later events of a service extension.
  package var push: NotificationID? {
    if case .extension(let stimulus) = self { stimulus.notification } else { notification }
  }

  // The notification that the stimulus delivers, as a payload or as an equivalent URL.
  package var broughtNotification: NotificationID? {
    switch self {
    case .extension(.didReceiveRequest(let notification)),
      .launch(.didFinishLaunching(with: let notification)),
      .responses(.didReceive(let notification, _)):
      notification
    case .links(.openedURL(_, let notification)), .scenes(.callback(_, let notification)):
      notification
    case .notification(let stimulus): stimulus.notification
    case .application, .time, .participant, .account, .activity, .extension(.downloadEnded),
      .extension(.textFetchEnded), .extension(.timeWillExpire), .hierarchy,
      .launch(.interfaceBecameReady), .links(.handledURL), .navigation, .permission,
      .registration, .responders, .responses(.contentLoadEnded), .responses(.submissionEnded),
      .services, .suppression, .toast, .token, .nothing:
      nil
    }
  }
}
