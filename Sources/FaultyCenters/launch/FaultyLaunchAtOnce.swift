import PushConformance

/// Faults of centers that open announcements at once, and other notifications when the first screens are ready.
enum FaultyLaunchAtOnce: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(DropsEarlyAnnouncement.self), fault(OpensTheReminderTwice.self),
    fault(WaitsForNothing.self),
  ]

  final class DropsEarlyAnnouncement: PlainReminder {
    override func openAtOnce(_ url: String) { if isInterfaceReady { super.openAtOnce(url) } }
  }

  /// Opens an announcement at once, and again when the first screens are ready.
  final class OpensTheReminderTwice: PlainReminder {
    override func openAtOnce(_ url: String) {
      super.openAtOnce(url)
      if !isInterfaceReady { pendingURL = url }
    }
  }

  /// Opens every notification at once, even a notification that has to wait for the first screens.
  final class WaitsForNothing: PlainReminder {
    override func route(to url: String) { application.open(url) }
  }
}
