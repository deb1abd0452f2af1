/// The running application that a center under test lives in, with the device, server and user
/// around it.
///
/// An adapter hands its services to the center: ``registerForRemoteNotifications()``,
/// ``uploadDeviceToken(_:to:completion:)``, ``presentToast(for:activated:)``, `open(_:)`,
/// ``clock`` and ``storage``. Each call is recorded as an effect of the turn that is being played.
/// What takes time is held until a step of the scenario lets it go: nothing here sleeps or looks
/// at the wall clock.
///
/// One object is one process: when it ends, what its center still does is no longer recorded, and
/// the next launch brings a new one.
@MainActor public final class SimulatedApplication {
  /// The time of this world, for centers that take a `Clock`.
  public let clock: VirtualClock
  package let device: SimulatedDevice
  let heldWork = HeldWork()
  var toasts: [PresentedToast] = []
  var uploads: [PendingRequest] = []
  var loads: [PendingLoad] = []
  var fetches: [PendingFetch] = []
  var questions: [PendingQuestion] = []
  /// Those that wait for what the user says to the system's question.
  var prompts: [@MainActor (Bool) -> Void] = []
  var unregistrations: [PendingRequest] = []
  var activityUploads: [PendingRequest] = []
  var activityUnregistrations: [PendingRequest] = []
  var downloads: [PendingDownload] = []
  var screens: [SimulatedScreen] = []
  /// Is called when the user has gone to another screen by hand, as the delegate of a navigation
  /// controller is.
  public var userDidNavigate: (@MainActor () -> Void)?
  private(set) var isRunning = true
  /// Whether this process has asked the system for a device token.
  package internal(set) var hasAskedForToken = false

  /// Starts a process on a device.
  package init(device: SimulatedDevice) {
    self.device = device
    clock = device.startClock(ledger: heldWork)
  }

  /// The generation of the operating system.
  public var osProfile: OSProfile { device.osProfile }

  /// The storage that outlives the process, as files and defaults do.
  public var storage: ApplicationStorage { device.storage }

  /// The state that `UIApplication.applicationState` shows now; a process that has ended does not run, even
  /// while another one of the same app does.
  public var applicationState: ApplicationState {
    isRunning ? device.applicationState : .notRunning
  }

  /// How many awaits of the center are being held.
  package var held: Int { heldWork.held }

  /// How many awaits were let go and have not come back to the center yet.
  package var returning: Int { heldWork.returning }

  /// Ends the process: its toasts, requests, loads, timers and sleeping tasks end with it.
  ///
  /// Each await that is held is called off once. What a task awaits after that is held for good:
  /// a process that does not exist runs no code, and to call a task that retries off again and
  /// again would never end.
  package func end() {
    isRunning = false
    toasts.removeAll()
    uploads.removeAll()
    loads.removeAll()
    fetches.removeAll()
    questions.removeAll()
    prompts.removeAll()
    unregistrations.removeAll()
    activityUploads.removeAll()
    activityUnregistrations.removeAll()
    downloads.removeAll()
    screens.removeAll()
    userDidNavigate = nil
    clock.cancelTimers()
    heldWork.cancelAll()
  }

  /// Records what a center answers to the system.
  package func note(_ effect: Effect) { record(effect) }

  func record(_ effect: Effect) {
    guard isRunning else { return }
    device.record(effect)
  }
}
