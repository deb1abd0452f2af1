// The reason why a step of a scenario had no effect, such as the end of an upload that this center has not started.
package enum Absence: String, Sendable, Hashable {
  case noSuchQuestion
  /// The app has already reported the first screens of this process.
  case interfaceIsReady
  case notShown
  case wasRemoved
  /// The application is not running or not registered, or the system shows the notification without a callback.
  case notDeliveredToTheApp
  case noSuchToast
  case toastHasNoAction
  /// The notification has no load (of screens, content or text) and no submitted action that the step could end.
  case noSuchLoad
  case noSuchFetch
  case noTokenAskedFor
  case noSuchUpload
  case noSuchPrompt
  case noSuchUnregistration
  case logoutIsPending
  /// The account is not logged in, so the user cannot switch to it.
  case noSuchAccount
  /// The notification has no text or no `mutable-content`, or the user has not given permission.
  case extensionIsNotStarted
  case noSuchRequest
  case noSuchDownload
  case participantIsGone
}
