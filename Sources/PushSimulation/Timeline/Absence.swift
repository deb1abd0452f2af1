/// The reason why a step of a scenario had no effect.
///
/// An absence is not an error. For example, a step may end an upload that this center has not started.
package enum Absence: String, Sendable, Hashable {
  /// The center awaits no answer of the suppressor.
  case noSuchQuestion
  /// The first screens are ready already, and the app reports this only once in a process.
  case interfaceIsReady
  /// The system does not show the notification, so the user cannot respond to it.
  case notShown
  /// The center has removed the notification from Notification Center, so the user cannot respond to it.
  case wasRemoved
  /// The application is not running, has ended its registration, or the system shows the notification without telling
  /// it.
  case notDeliveredToTheApp
  case noSuchToast
  /// The toast of the notification has no action, so a tap on it has no effect.
  case toastHasNoAction
  /// The notification has no load, of its screens, its content or its text, that the step could end.
  case noSuchLoad
  /// The service has no open fetch for the notification, or no answer to repeat.
  case noSuchFetch
  /// The app has not asked the system for a token in this process.
  case noTokenAskedFor
  /// No upload of the token waits for an answer.
  case noSuchUpload
  /// The system shows no prompt that the user could answer.
  case noSuchPrompt
  /// No unregistration of the token waits for an answer.
  case noSuchUnregistration
  /// A logout is under way in the app, so the user waits.
  case logoutIsPending
  /// The account is not logged in, so the user cannot bring it to the front.
  case noSuchAccount
  /// The system starts no service extension for the notification: it has no text, lacks `mutable-content`, or the user
  /// has not given permission.
  case extensionIsNotStarted
  /// The service extension has received no request for the notification in this process.
  case noSuchRequest
  /// The notification has no open download that could end.
  case noSuchDownload
  /// The participant was released and not attached again.
  case participantIsGone
}
