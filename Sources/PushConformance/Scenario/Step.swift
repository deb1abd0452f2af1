import PushSimulation

/// One thing that the world does: the system, the user, the server, or the owners of participants.
///
/// Each case is an area, and holds a type with the steps of that area (Specs/decisions/0079). Notifications and
/// participants go by the names that their scenario gives them. The written form is specified in
/// Specs/scenarios.md.
package enum Step: Sendable, Hashable {
  /// The application changes its state.
  case application(ApplicationStep)
  /// Virtual time goes on.
  case time(TimeStep)
  /// A participant comes or goes.
  case participant(ParticipantStep)
  /// The user of the app changes, or wants to be notified or not.
  case account(AccountStep)
  /// A Live Activity gets a token, or ends.
  case activity(ActivityStep)
  /// The system or a download reaches the service extension.
  case `extension`(ExtensionStep)
  /// Screens are loaded, or the user goes to one.
  case hierarchy(HierarchyStep)
  /// The first screens of the app are there, or take their time.
  case launch(LaunchStep)
  /// The user opens a URL, or the router changes.
  case links(LinksStep)
  /// The bus carries a message, or its surroundings change.
  case navigation(NavigationStep)
  /// A notification arrives.
  case notification(NotificationStep)
  /// The user is asked what is allowed, or changes it.
  case permission(PermissionStep)
  /// The app registers for remote notifications, or cannot.
  case registration(RegistrationStep)
  /// The chain of responders changes.
  case responders(RespondersStep)
  /// The user does something with a notification that the system shows.
  case responses(ResponsesStep)
  /// The user goes to a window.
  case scenes(ScenesStep)
  /// The system or a fetch reaches the services.
  case services(ServicesStep)
  /// A suppressor answers, or changes its rule.
  case suppression(SuppressionStep)
  /// The user does something with a toast.
  case toast(ToastStep)
  /// The system hands over the device token, or the server answers its upload.
  case token(TokenStep)
}

extension Step {
  /// The participant that the step is about.
  var participant: String? {
    switch self {
    case .participant(let step): step.participant
    case .responders(let step): step.participant
    case .suppression(let step): step.participant
    case .application, .time, .account, .activity, .extension, .hierarchy, .launch, .links,
      .navigation, .notification, .permission, .registration, .responses, .scenes, .services,
      .toast,
      .token:
      nil
    }
  }

  /// The service that the step is about.
  var service: String? { if case .services(let step) = self { step.service } else { nil } }

  /// The notifications that the step is about.
  var notifications: [String] {
    switch self {
    case .extension(let step): [step.notification]
    case .hierarchy(let step): [step.notification].compactMap(\.self)
    case .links(let step): [step.notification].compactMap(\.self)
    case .notification(let step): [step.notification]
    case .responders(let step): step.notifications
    case .responses(let step): [step.notification].compactMap(\.self)
    case .services(let step): [step.notification].compactMap(\.self)
    case .suppression(let step): step.notifications
    case .toast(.activate(let name)): [name]
    case .application, .time, .participant, .account, .activity, .launch, .navigation, .permission,
      .registration, .scenes, .token:
      []
    }
  }

  /// The notification that the user responds to where the system shows it.
  var respondedNotification: String? {
    if case .responses(let step) = self { step.notification } else { nil }
  }

  /// Whether the user opens something by the step, wherever the app is.
  var opensSomething: Bool {
    switch self {
    case .responses(let step): step.opensSomething
    case .links(let step): step.opensSomething
    case .toast(.activate): true
    case .application, .time, .participant, .account, .activity, .extension, .hierarchy, .launch,
      .navigation, .notification, .permission, .registration, .responders, .scenes, .services,
      .suppression, .token:
      false
    }
  }

  /// Whether the step changes the application's state and does nothing else.
  var movesApplication: Bool { if case .application = self { true } else { false } }

  /// Whether no code of the app runs after the step.
  var stopsCode: Bool { if case .application(let step) = self { step.stopsCode } else { false } }

  /// Whether the step changes who is to be notified.
  var changesRecipient: Bool {
    if case .account(let step) = self { step.changesRecipient } else { false }
  }

  /// Whether the server answers the upload of a token by the step.
  var answersUpload: Bool {
    switch self {
    case .token(.answerUpload), .activity(.answerUpload): true
    case .token(.receive), .activity(.receiveToken), .activity(.end),
      .activity(.answerUnregistration), .application, .time, .participant, .account, .extension,
      .hierarchy, .launch, .links, .navigation, .notification, .permission, .registration,
      .responders, .responses, .scenes, .services, .suppression, .toast:
      false
    }
  }

  /// The roles of which a subject needs one for the step to mean anything to it; none if all centers
  /// can play it.
  func hearingRoles(participants: (String) -> ParticipantKind?) -> [Role] {
    func roles(of name: String) -> [Role] { (participants(name) ?? .suppressor).roles }
    return switch self {
    case .application, .time: []
    case .participant(let step): roles(of: step.participant)
    case .account(let step): step.hearingRoles
    case .activity: [.activityTokens]
    case .extension(let step): step.hearingRoles
    case .hierarchy: [.hierarchyBuilding]
    case .launch: [.deferring]
    case .links(let step): step.hearingRoles
    case .navigation: [.busNavigating]
    case .notification: [.receiving, .serviceExtension]
    case .permission(let step): step.hearingRoles
    case .registration(let step): step.hearingRoles
    case .responders(.accept(let name, _)): roles(of: name)
    case .responders(.pop): [.responderChain]
    case .responses(let step): step.hearingRoles
    case .scenes(.open): [.sceneRouting]
    case .services(let step): step.hearingRoles
    case .suppression(.suppress(let name, _)): roles(of: name)
    case .suppression(.answer): [.asynchronouslySuppressible]
    case .toast(.activate): [.receiving]
    case .token(let step): step.hearingRoles
    }
  }

  /// Whether the step calls the center or changes what it holds.
  var needsRunningCode: Bool {
    switch self {
    case .hierarchy(let step): step.needsRunningCode
    case .launch(let step): step.needsRunningCode
    case .links(let step): step.needsRunningCode
    case .navigation(let step): step.needsRunningCode
    case .permission(let step): step.needsRunningCode
    case .responders(let step): step.needsRunningCode
    case .suppression(let step): step.needsRunningCode
    case .participant, .account, .activity, .registration, .services, .toast, .token: true
    // An extension runs by itself, and what comes from the system may start the app.
    case .application, .time, .extension, .notification, .responses, .scenes: false
    }
  }
}
