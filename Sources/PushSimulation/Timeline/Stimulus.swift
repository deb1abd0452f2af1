public import PushPayloads

/// One thing that reaches a center, or that the world does to its participants.
public enum Stimulus: Sendable, Hashable {
  /// UIKit calls the application's delegate.
  case lifecycle(LifecycleCallback)
  /// UIKit calls the application's delegate at a launch, and hands over the notification for which it
  /// launched the application.
  case didFinishLaunching(with: NotificationID)
  /// The app asks the center to register for remote notifications.
  case registrationRequested
  /// The system hands over a device token.
  case didRegister(DeviceToken)
  /// The system reports that it has no token.
  case didFailToRegister(RegistrationFailure)
  /// The system hands over a notification.
  case didReceive(NotificationID)
  /// The system hands over a notification, with a completion handler for a fetch.
  case didReceiveToFetch(NotificationID)
  /// The system asks how to show a notification, since the app is in the foreground.
  case willPresent(NotificationID)
  /// The system hands over what the user has done with a notification.
  case didReceiveResponse(NotificationID, UserAction)
  /// UIKit calls the scene's delegate; a connection may bring the user's response to a
  /// notification along.
  case scene(SceneCallback, NotificationID?)
  /// A local notification comes, with this text.
  case didReceiveLocalNotification(String)
  /// The user taps the toast that the center presented.
  case toastActivated(NotificationID)
  /// A toast has been on the screen for its time.
  case toastExpired(NotificationID?)
  /// The server answers an upload.
  case uploadAnswered(token: String, UploadAnswer)
  /// A participant is handed to the center.
  case attached(ParticipantID)
  /// The center is told to forget a participant.
  case detached(ParticipantID)
  /// The owner of a participant lets it go.
  case released(ParticipantID)
  /// The center is told to take the newest responder off its chain.
  case responderPopped
  /// The user opens a URL; the notification is the one whose event and object it names.
  case openedURL(String, NotificationID?)
  /// The user opens a URL, on a system before iOS 4.2.
  case handledURL(String)
  /// What the screens of a notification needed has been loaded, or cannot be.
  case loadCompleted(NotificationID, LoadOutcome)
  /// A service has fetched what a notification tells of, or could not, and says so.
  case fetchAnswered(ParticipantID, NotificationID, FetchResult)
  /// Somebody posts a message on the bus.
  case posted(BusMessage)
  /// The center is told to listen to the bus once more.
  case subscribed
  /// The user goes to a screen by hand.
  case userNavigated(ScreenID)
  /// The app says that its first screens are there.
  case interfaceBecameReady
  /// A suppressor that has taken its time answers.
  case suppressorAnswered(ParticipantID, Bool)
  /// The app asks the center to ask for permission; requests are counted from 0.
  case permissionRequested(Int)
  /// The user answers the system's question.
  case permissionAnswered(AuthorizationStatus)
  /// The app asks the center what the user allows.
  case permissionRead
  /// An account uses the app from now on.
  case loggedIn(String)
  /// Nobody uses the app any more.
  case loggedOut
  /// The user does not want to be notified.
  case optedOut
  /// The user wants to be notified again.
  case optedIn
  /// The server answers an unregistration.
  case unregistrationAnswered(token: String, UploadAnswer)
  /// ActivityKit hands over a token, or another one in its place.
  case didReceiveActivityToken(DeviceToken, for: ActivityTokenPurpose)
  /// ActivityKit says that an activity has ended, or was dismissed.
  case activityEnded(String)
  /// The server answers the upload of a token of ActivityKit.
  case activityUploadAnswered(token: String, UploadAnswer)
  /// The server answers the unregistration of a token of ActivityKit.
  case activityUnregistrationAnswered(token: String, UploadAnswer)
  /// The system hands a notification to the app's service extension, with a handler for its content.
  case didReceiveRequest(NotificationID)
  /// What is downloaded for a notification is there, or cannot be had.
  case downloadEnded(NotificationID, DownloadOutcome)
  /// The system tells the extension that has a notification that its time is up.
  case timeWillExpire(NotificationID)
  /// Virtual time reaches a deadline.
  case timeReached(VirtualClock.Instant)
  /// A step named something that is not there, so nothing happened.
  case nothing(Absence)
}

/// Why a step of a scenario had nothing to act on.
///
/// Not an error: what a center starts belongs to the run, so a scenario cannot know it beforehand.
public enum Absence: String, Sendable, Hashable {
  /// That suppressor has not been asked, or has answered.
  case noSuchQuestion
  /// The first screens are there already.
  case interfaceIsReady
  /// The system does not show that notification.
  case notShown
  /// The application is not running, or the system shows the notification itself.
  case notDeliveredToTheApp
  /// No toast of that notification is on the screen.
  case noSuchToast
  /// The toast of that notification does nothing when it is tapped.
  case toastHasNoAction
  /// Nothing is being loaded for that notification.
  case noSuchLoad
  /// That service is not fetching for that notification, or has never answered.
  case noSuchFetch
  /// No upload of that token is waiting for an answer.
  case noSuchUpload
  /// The system is not asking the user anything.
  case noSuchPrompt
  /// No unregistration of that token is waiting for an answer.
  case noSuchUnregistration
  /// The system starts no service extension for that notification: it has nothing to show, or no
  /// `mutable-content`, or the user allows nothing to be shown.
  case extensionIsNotStarted
  /// No service extension has that notification.
  case noSuchRequest
  /// Nothing is being downloaded for that notification.
  case noSuchDownload
  /// The participant has been released and not been attached again.
  case participantIsGone
}

/// What the user does with a notification that the system shows.
public enum UserAction: Sendable, Hashable {
  /// Taps it.
  case open
  /// Swipes it away.
  case dismiss
  /// Chooses one of its actions, by identifier, and perhaps writes a text.
  case choose(String, text: String? = nil)
}

/// The server's answer to the upload of a device token, or to an unregistration.
public enum UploadAnswer: String, Sendable, Hashable, Codable {
  /// The server has done what it was asked for.
  case success
  /// The server has not, or cannot be reached: another time it may.
  case failure
  /// The server refuses, and always will.
  case rejected
}

/// What comes of loading the screens of a notification.
public enum LoadOutcome: String, Sendable, Hashable, Codable, CaseIterable {
  /// All of them.
  case screens
  /// An error.
  case failure
  /// An empty list.
  case nothing
}

/// Why the system has no device token, as a center is told it.
public struct RegistrationFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reason in the system's words.
  public var description: String

  /// Creates a failure.
  public init(_ description: String) {
    self.description = description
  }
}
