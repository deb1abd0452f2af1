import PushSimulation

/// An event caused by the system, the user, the server, or the owner of a participant.
///
/// Each case is an area and holds a step of that area (Specs/decisions/0079). Notifications and participants have the
/// names that their scenario gives them. Specs/scenarios.md specifies the written form.
package enum Step: Sendable, Hashable {
  case application(ApplicationStep)
  case time(TimeStep)
  case participant(ParticipantStep)
  case account(AccountStep)
  case activity(ActivityStep)
  case `extension`(ExtensionStep)
  case hierarchy(HierarchyStep)
  case launch(LaunchStep)
  case links(LinksStep)
  case navigation(NavigationStep)
  case notification(NotificationStep)
  case permission(PermissionStep)
  case registration(RegistrationStep)
  case responders(RespondersStep)
  case responses(ResponsesStep)
  /// The user opens a scene.
  case scenes(ScenesStep)
  case services(ServicesStep)
  case suppression(SuppressionStep)
  case toast(ToastStep)
  case token(TokenStep)
}

extension Step {
  /// The name of the participant that the step is about; nil if there is none, and for the steps of ``service``.
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

  var service: String? { if case .services(let step) = self { step.service } else { nil } }

  /// The names of the notifications that the step is about.
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
    case .toast(let step): [step.notification]
    case .application, .time, .participant, .account, .activity, .launch, .navigation, .permission,
      .registration, .scenes, .token:
      []
    }
  }

  /// The notification that the user taps, dismisses or acts on in the system's interface; nil for any other step.
  var respondedNotification: String? {
    if case .responses(let step) = self { step.respondedNotification } else { nil }
  }

  /// True if the step lets the user open a notification, a link or a toast, in any state of the app.
  var opensSomething: Bool {
    switch self {
    case .responses(let step): step.opensSomething
    case .links(let step): step.opensSomething
    case .toast(let step): step.opensSomething
    case .application, .time, .participant, .account, .activity, .extension, .hierarchy, .launch,
      .navigation, .notification, .permission, .registration, .responders, .scenes, .services,
      .suppression, .token:
      false
    }
  }

  /// True if the user makes the step in the app or in a prompt over the app, so only while the app is in front.
  var isInFront: Bool {
    switch self {
    case .account(.answerUnregistration), .links(.router): false
    case .account, .hierarchy(.navigate), .links, .permission(.answer), .scenes, .toast: true
    case .application, .time, .participant, .activity, .extension, .hierarchy, .launch, .navigation,
      .notification, .permission, .registration, .responders, .responses, .services, .suppression,
      .token:
      false
    }
  }

  /// True if the step only changes the application's state.
  var movesApplication: Bool { if case .application = self { true } else { false } }

  /// True if the app's code no longer runs after the step.
  var stopsCode: Bool { if case .application(let step) = self { step.stopsCode } else { false } }

  /// True if the step is a login, a logout, an opt-in or an opt-out.
  var changesRecipient: Bool {
    if case .account(let step) = self { step.changesRecipient } else { false }
  }

  /// True if the step is the server's answer to the upload of a token.
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

  /// Returns the roles that let a subject play the step; a subject needs only one of them.
  ///
  /// The list is empty for a step that any center can play.
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
    case .toast(let step): step.hearingRoles
    case .token(let step): step.hearingRoles
    }
  }

  /// True if the step is possible only while the app's code runs, so not while the app is suspended.
  var needsRunningCode: Bool {
    switch self {
    case .hierarchy(let step): step.needsRunningCode
    case .launch(let step): step.needsRunningCode
    case .links(let step): step.needsRunningCode
    case .navigation(let step): step.needsRunningCode
    case .permission(let step): step.needsRunningCode
    case .responses(let step): step.needsRunningCode
    case .responders(let step): step.needsRunningCode
    case .suppression(let step): step.needsRunningCode
    case .participant, .account, .activity, .registration, .services, .toast, .token: true
    // Time passes in any state of the app, and an extension runs in its own process. The other steps in this list can
    // start the app, or have conditions of their own.
    case .application, .time, .extension, .notification, .scenes: false
    }
  }
}
