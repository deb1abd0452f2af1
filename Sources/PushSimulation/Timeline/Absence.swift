/// Why a step of a scenario had nothing to act on.
///
/// Not an error: what a center starts belongs to the run, so a scenario cannot know it beforehand.
package enum Absence: String, Sendable, Hashable {
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
  /// The app has not asked the system for a token in this process.
  case noTokenAskedFor
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
