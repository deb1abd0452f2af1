/// The reason why a step of a scenario had no effect.
///
/// It is no error: a scenario cannot know beforehand whether a center starts the activity that the step ends.
package enum Absence: String, Sendable, Hashable {
  /// The suppressor has not been asked, or has answered.
  case noSuchQuestion
  /// The first screens are ready already.
  case interfaceIsReady
  /// The system does not show the notification.
  case notShown
  /// The application is not running, or the system shows the notification itself.
  case notDeliveredToTheApp
  /// No toast of the notification is on screen.
  case noSuchToast
  /// The toast of the notification has no action.
  case toastHasNoAction
  /// The notification has no open load.
  case noSuchLoad
  /// The service is not fetching for the notification, or has never answered.
  case noSuchFetch
  /// The app has not asked the system for a token in this process.
  case noTokenAskedFor
  /// No upload of the token waits for an answer.
  case noSuchUpload
  /// The system shows no prompt.
  case noSuchPrompt
  /// No unregistration of the token waits for an answer.
  case noSuchUnregistration
  /// The system starts no service extension for the notification.
  ///
  /// It has no text, lacks `mutable-content`, or the user has not given permission.
  case extensionIsNotStarted
  /// No service extension has the notification.
  case noSuchRequest
  /// The notification has no open download.
  case noSuchDownload
  /// The participant has been released and not been attached again.
  case participantIsGone
}
