package import PushPayloads

/// One thing that reaches a center, or that the world does to its participants.
///
/// Each case is an area, and holds a type with the stimuli of that area (Specs/decisions/0079).
package enum Stimulus: Sendable, Hashable {
  /// UIKit calls the application's delegate.
  case application(LifecycleCallback)
  /// Virtual time reaches a deadline.
  case time(TimeStimulus)
  /// A participant comes or goes.
  case participant(ParticipantStimulus)
  /// The user of the app changes, or wants to be notified or not.
  case account(AccountStimulus)
  /// A Live Activity gets a token, or ends.
  case activity(ActivityStimulus)
  /// The system or a download reaches the service extension.
  case `extension`(ExtensionStimulus)
  /// Screens have been loaded, or the user goes to one.
  case hierarchy(HierarchyStimulus)
  /// The app is launched with a notification, or has its first screens.
  case launch(LaunchStimulus)
  /// The user opens a URL.
  case links(LinksStimulus)
  /// A message comes over the bus.
  case navigation(NavigationStimulus)
  /// The system hands over a notification.
  case notification(NotificationStimulus)
  /// The app asks for permission, or the user answers.
  case permission(PermissionStimulus)
  /// The app registers for remote notifications, or cannot.
  case registration(RegistrationStimulus)
  /// The chain of responders loses one.
  case responders(RespondersStimulus)
  /// The system hands over what the user has done with a notification.
  case responses(ResponsesStimulus)
  /// UIKit calls the scene's delegate.
  case scenes(ScenesStimulus)
  /// A local notification or a fetch reaches the services.
  case services(ServicesStimulus)
  /// A suppressor answers.
  case suppression(SuppressionStimulus)
  /// A toast is tapped, or has been on the screen for its time.
  case toast(ToastStimulus)
  /// The system hands over the device token, or the server answers its upload.
  case token(TokenStimulus)
  /// A step named something that is not there, so nothing happened.
  case nothing(Absence)
}

extension Stimulus {
  /// Whether a new process begins.
  package var startsProcess: Bool {
    if case .application(.willFinishLaunching) = self { true } else { false }
  }

  /// Whether the system says that the application has been launched.
  package var finishesLaunch: Bool {
    if case .launch(.didFinishLaunching) = self { return true }
    if case .application(.didFinishLaunching) = self { return true }
    return false
  }

  /// Whether the system says that the application, or its scene, comes to the foreground.
  package var entersForeground: Bool {
    if case .scenes(.callback(.willEnterForeground, _)) = self { return true }
    if case .application(.willEnterForeground) = self { return true }
    return false
  }

  /// Whether it changes who is to be notified.
  package var changesRecipient: Bool {
    if case .account(let stimulus) = self { stimulus.changesRecipient } else { false }
  }

  /// The device token that the system hands over.
  package var receivedToken: DeviceToken? {
    if case .token(let stimulus) = self { stimulus.receivedToken } else { nil }
  }

  /// The device token that the server did not take, now that it has answered the upload.
  package var refusedToken: String? {
    if case .token(let stimulus) = self { stimulus.refusedToken } else { nil }
  }

  /// The device token that the server has taken, now that it has answered the upload.
  package var acceptedToken: String? {
    if case .token(let stimulus) = self { stimulus.acceptedToken } else { nil }
  }

  /// The notification that the center is handed, by whichever callback.
  package var received: NotificationID? {
    if case .notification(let stimulus) = self { stimulus.notification } else { nil }
  }

  /// The notification whose toast the user taps.
  package var activatedToast: NotificationID? {
    if case .toast(let stimulus) = self { stimulus.activated } else { nil }
  }

  /// Whether the system says that the application, or its scene, is active now.
  package var isActivation: Bool {
    if case .scenes(.callback(.didBecomeActive, _)) = self { return true }
    if case .application(.didBecomeActive) = self { return true }
    return false
  }

  /// The notification that it is about: one that it brings, or one that the center knows already.
  package var notification: NotificationID? {
    switch self {
    case .toast(.activated(let notification)), .hierarchy(.loadCompleted(let notification, _)),
      .services(.fetchAnswered(_, let notification, _)):
      notification
    case .toast(.expired), .hierarchy(.userNavigated), .services(.didReceiveLocalNotification): nil
    case .application, .time, .participant, .account, .activity, .extension, .launch, .links,
      .navigation, .notification, .permission, .registration, .responders, .responses, .scenes,
      .suppression, .token, .nothing:
      broughtNotification
    }
  }

  /// The notification that the center gets to know by it: by its payload, or by a URL that says
  /// the same.
  package var broughtNotification: NotificationID? {
    switch self {
    case .extension(let stimulus): stimulus.received
    case .launch(let stimulus): stimulus.notification
    case .links(let stimulus): stimulus.notification
    case .notification(let stimulus): stimulus.notification
    case .responses(.didReceive(let notification, _)): notification
    case .scenes(.callback(_, let notification)): notification
    case .application, .time, .participant, .account, .activity, .hierarchy, .navigation,
      .permission, .registration, .responders, .services, .suppression, .toast, .token, .nothing:
      nil
    }
  }
}
