import PushConformance
import PushSimulation

/// Faults of centers that open some events before the first screens are ready.
enum FaultyLaunchAtOnce {
  static let rows = [
    SubjectRow(LosesTheReminder.self, "responses.default-action-routes-once"),
    SubjectRow(
      OpensTheReminderTwice.self,
      "routing.one-occasion-opens-once"
    ),
    SubjectRow(
      WaitsForNothing.self,
      "launch.waits-for-the-interface",
      "launch.deferred-response-routes-once"
    ),
  ]

  /// Drops an event that needs no screens, if the first screens are not ready.
  final class LosesTheReminder: PlainReminder {
    override func openAtOnce(_ url: String) { if isInterfaceReady { super.openAtOnce(url) } }
  }

  /// Opens an event that needs no screens twice: at once, and when the first screens are ready.
  final class OpensTheReminderTwice: PlainReminder {
    override func openAtOnce(_ url: String) {
      super.openAtOnce(url)
      if !isInterfaceReady { pendingURL = url }
    }
  }

  /// Opens each event at once, even an event that needs screens.
  final class WaitsForNothing: PlainReminder {
    override func route(to url: String) { application.open(url) }
  }
}
