import PushConformance

/// Centers that are correct only if their tasks run before the next step.
enum FaultyMoments {
  static let rows = [
    SubjectRow(
      FollowsTheStateInTasks.self,
      "toast.active-receipt-shows-one",
      roles: [.receiving, .toasting, .lifecycleObserving]
    ),
    SubjectRow(RemembersOneMessage.self, "navigation.view-is-shown"),
  ]

  /// Records in a task that the app has left the foreground, but records at once that the app is active.
  ///
  /// If the user returns before the task runs, the center shows no toast in the foreground from then on.
  final class FollowsTheStateInTasks: PlainCenter, LifecycleObservingCenter {
    private var isInFront = false
    override var isActive: Bool { isInFront }
    func didBecomeActive() { isInFront = true }
    func willResignActive() { Task { isInFront = false } }
  }

  /// Stores a message, and carries out the stored message in a task.
  ///
  /// If a second message arrives before the task runs, the first message is lost.
  final class RemembersOneMessage: PlainBusCenter {
    private var message: BusMessage?
    override func post(_ message: BusMessage) {
      self.message = message
      Task {
        guard let message = self.message else { return }
        self.message = nil
        carryOut(message)
      }
    }
  }
}
