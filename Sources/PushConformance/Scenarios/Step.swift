public import PushPayloads
public import PushSimulation

/// One thing that the world does: the system, the user, the server, or the owners of participants.
///
/// Notifications and participants go by the names that their scenario gives them. The written form
/// is specified in Specs/scenarios.md.
public enum Step: Sendable, Hashable {
  /// The user opens the app, which becomes active.
  case launch
  /// The system starts the app in the background.
  case launchInBackground
  /// Something covers the active app, such as Control Center.
  case resignActive
  /// What covered the app goes away.
  case becomeActive
  /// The user leaves the app.
  case enterBackground
  /// The user comes back to the app, which becomes active.
  case enterForeground
  /// The system freezes the app.
  case suspend
  /// The system lets a frozen app run in the background.
  case resume
  /// The system ends the process.
  case terminate
  /// The user throws the app out of the app switcher: until the user opens it again, nothing else
  /// starts it.
  case forceQuit
  /// The app asks the center to register for remote notifications.
  case requestRegistration
  /// The system hands over a device token.
  case receiveToken(DeviceToken)
  /// The system says that there is no device token.
  case failRegistration(RegistrationFailure)
  /// A notification arrives at the device.
  case deliver(String)
  /// The user taps the system's banner of a notification; the system has chosen the scene for it, or
  /// takes the one in front.
  case tap(String, scene: String? = nil)
  /// The user swipes away what the system shows of a notification.
  case dismiss(String)
  /// The user chooses one of the actions of a notification, by the name that scenarios have for it,
  /// and perhaps writes a text.
  case respond(to: String, with: String, text: String? = nil)
  /// The user opens another window of the app, or goes to it.
  case openScene(String)
  /// From now on a response reaches the app in this way.
  case taps(TapDelivery)
  /// From now on the first screens of the app come with its launch, or some time later.
  case interface(takesTime: Bool)
  /// The first screens of the app are there.
  case interfaceReady
  /// From now on the user has allowed this much.
  case permission(AuthorizationStatus)
  /// A participant is handed to the center.
  case attach(String)
  /// The center is told to forget a participant.
  case detach(String)
  /// The owner of a participant lets it go.
  case release(String)
  /// A suppressor keeps something else away from now on.
  case suppress(String, NotificationNames)
  /// A suppressor that takes its time answers: whether it keeps the toast away.
  case answer(String, Bool)
  /// A responder takes something else from now on.
  case accept(String, NotificationNames)
  /// The center is told to take the newest responder off its chain.
  case popResponder
  /// The user opens the link that says what a notification says, with further query items if
  /// there are any.
  case openLink(String, query: String? = nil)
  /// The user opens a URL.
  case openURL(String)
  /// The user opens a URL, on a system before iOS 4.2.
  case handleURL(String)
  /// A local notification comes, with this text.
  case receiveLocalNotification(String)
  /// The screens of a notification have been loaded, or cannot be.
  case completeLoad(of: String, LoadOutcome)
  /// The loader of a notification answers a second time.
  case completeLoadAgain(of: String)
  /// A service says what it has fetched for a notification.
  case completeFetch(of: String, by: String, FetchResult)
  /// A service that has said so says it a second time.
  case completeFetchAgain(of: String, by: String, FetchResult)
  /// From now on loading answers at once, or is held.
  case loader(answersAtOnce: Bool)
  /// The user goes to a screen by hand.
  case navigate(to: String)
  /// Somebody posts a message on the bus.
  case post(AbstractMessage)
  /// The center is told to listen to the bus once more.
  case subscribe
  /// From now on the app has something that makes views, or nothing.
  case resolver(isPresent: Bool)
  /// The device is of this kind.
  case idiom(UserInterfaceIdiom)
  /// The user taps the toast of a notification.
  case activateToast(String)
  /// Time passes.
  case advance(Duration)
  /// The server answers the upload of a token.
  case answerUpload(token: DeviceToken, UploadAnswer)
  /// From now on the router takes URLs, or refuses them.
  case router(accepts: Bool)
  /// The app asks the center to ask the user for permission.
  case requestPermission
  /// The user answers the system's question.
  case answerPermission(AuthorizationStatus)
  /// The app asks the center what the user allows.
  case readPermission
  /// An account uses the app from now on.
  case logIn(String)
  /// Nobody uses the app any more.
  case logOut
  /// The user does not want to be notified.
  case optOut
  /// The user wants to be notified again.
  case optIn
  /// The server answers an unregistration of a token.
  case answerUnregistration(token: DeviceToken, UploadAnswer)
  /// The system hands over once more what arrived last of a notification: the same push, as the same
  /// request.
  case deliverAgain(String)
  /// ActivityKit hands over a token, or another one in its place.
  case receiveActivityToken(DeviceToken, for: ActivityTokenPurpose)
  /// An activity ends, or is dismissed.
  case endActivity(String)
  /// The server answers the upload of a token of ActivityKit.
  case answerActivityUpload(token: DeviceToken, UploadAnswer)
  /// The server answers an unregistration of a token of ActivityKit.
  case answerActivityUnregistration(token: DeviceToken, UploadAnswer)
  /// What is downloaded for a notification is there, or cannot be had.
  case completeDownload(of: String, DownloadOutcome)
  /// The system tells the extension that has a notification that its time is up.
  case expire(String)
}

/// The notifications about which a participant says yes, by the names of a scenario.
public enum NotificationNames: Sendable, Hashable {
  /// Every one.
  case all
  /// Not one.
  case none
  /// These.
  case only([String])
}

extension Step {
  /// The participant that the step is about.
  var participant: String? {
    switch self {
    case .attach(let name), .detach(let name), .release(let name), .suppress(let name, _),
      .accept(let name, _):
      name
    default: nil
    }
  }

  /// The service that the step is about.
  var service: String? {
    switch self {
    case .completeFetch(_, let name, _), .completeFetchAgain(_, let name, _): name
    default: nil
    }
  }

  /// The notifications that the step is about.
  var notifications: [String] {
    switch self {
    case .deliver(let name), .deliverAgain(let name), .tap(let name, _), .dismiss(let name),
      .respond(let name, _, _),
      .activateToast(let name), .openLink(let name, _), .completeLoad(let name, _),
      .completeLoadAgain(let name), .completeFetch(let name, _, _),
      .completeFetchAgain(let name, _, _), .completeDownload(let name, _), .expire(let name):
      [name]
    case .suppress(_, .only(let names)), .accept(_, .only(let names)): names
    default: []
    }
  }

  /// The roles of which a subject needs one for the step to mean anything to it; none if all centers
  /// can play it.
  func hearingRoles(participants: (String) -> ParticipantKind?) -> [Role] {
    switch self {
    case .requestRegistration, .answerUpload: [.registering]
    case .receiveToken, .failRegistration: [.registering, .serviceHosting]
    // Toasts are shown by more than toasting centers.
    case .tap(_, .some), .openScene: [.sceneRouting]
    case .deliver, .deliverAgain: [.receiving, .serviceExtension]
    case .tap(_, nil), .activateToast: [.receiving]
    case .completeDownload: [.attaching]
    case .expire: [.serviceExtension]
    case .dismiss, .respond, .taps: [.responding]
    case .answer: [.asynchronouslySuppressible]
    case .interface, .interfaceReady: [.deferring]
    case .attach(let name), .detach(let name), .release(let name), .suppress(let name, _),
      .accept(let name, _):
      (participants(name) ?? .suppressor).roles
    case .popResponder: [.responderChain]
    case .openLink: [.linkOpening]
    case .openURL: [.linkOpening, .serviceHosting]
    case .handleURL, .receiveLocalNotification: [.serviceHosting]
    case .completeFetch, .completeFetchAgain: [.serviceFetching]
    case .completeLoad, .completeLoadAgain, .loader, .navigate: [.hierarchyBuilding]
    case .post, .subscribe, .resolver, .idiom: [.busNavigating]
    case .requestPermission: [.permissionAsking]
    // A center may ask when it is told to register.
    case .answerPermission: [.permissionAsking, .registering]
    case .readPermission: [.permissionReporting]
    case .logIn, .logOut: [.unregistering]
    case .optOut, .optIn: [.optingOut]
    case .answerUnregistration: [.unregistering, .optingOut]
    case .receiveActivityToken, .endActivity, .answerActivityUpload,
      .answerActivityUnregistration:
      [.activityTokens]
    case .launch, .launchInBackground, .resignActive, .becomeActive, .enterBackground,
      .enterForeground, .suspend, .resume, .terminate, .forceQuit, .advance, .router, .permission:
      []
    }
  }
}

extension ParticipantKind {
  /// The roles of which a center needs one to take participants of this kind.
  var roles: [Role] {
    self == .observer ? [.broadcasting, .openingBroadcasting, .tokenBroadcasting] : [role]
  }

  /// The role of a center that takes participants of this kind.
  var role: Role {
    switch self {
    case .suppressor: .suppressible
    case .observer: .broadcasting
    case .responder: .responderChain
    case .service: .serviceHosting
    }
  }
}
