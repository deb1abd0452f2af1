/// The simulated application in which a center under test runs, with a simulated device, server and user.
///
/// An adapter gives its center services that use members of this object, such as ``registerForRemoteNotifications()``,
/// ``uploadDeviceToken(_:to:account:)``, ``presentToast(for:activated:)``, `open(_:)`, ``clock`` and ``storage``. The
/// kit records each call as an effect of the current callback. An asynchronous call waits until a step of the scenario
/// gives the answer; no call sleeps or reads the wall clock.
///
/// One object is one process of the app. After the process has ended, the kit no longer records calls of its center,
/// and the next launch makes a new object.
@MainActor public final class SimulatedApplication {
  /// The virtual clock, for centers that take a `Clock`.
  public let clock: VirtualClock
  package let device: SimulatedDevice
  let heldWork = HeldWork()
  var requests = ProcessRequests()
  var toasts: [PresentedToast] = []
  var screens: [SimulatedScreen] = []
  /// The closure that the application calls after the user has navigated to another screen of the app.
  public var userDidNavigate: (@MainActor () -> Void)?
  private(set) var isRunning = true
  package internal(set) var hasAskedForToken = false

  // The clock continues at the time of the previous process.
  package init(device: SimulatedDevice) {
    self.device = device
    clock = device.startClock(ledger: heldWork)
  }

  /// The generation of iOS that the application runs on.
  public var osProfile: OSProfile { device.osProfile }

  /// The storage that outlives the process, like files and user defaults.
  public var storage: ApplicationStorage { device.storage }

  /// The state of the application: `UIApplication.applicationState`; `notRunning` in an ended process.
  public var applicationState: ApplicationState {
    isRunning ? device.applicationState : .notRunning
  }

  package var held: Int { heldWork.held }

  package var returning: Int { heldWork.returning }

  /// Ends the process, with its toasts, requests, loads, timers and sleeping tasks.
  ///
  /// The method cancels each await that only the kit can end. An await that begins later never returns, because the
  /// process runs no code. The kit does not cancel such an await, because a task that retries after each cancellation
  /// never ends.
  package func end() {
    isRunning = false
    toasts.removeAll()
    // The requests are released after the exchange, because their release can run code of the center.
    _ = exchange(&requests, with: ProcessRequests())
    screens.removeAll()
    userDidNavigate = nil
    clock.cancelTimers()
    heldWork.cancelAll()
  }

  package func note(_ effect: Effect) { record(effect) }

  func record(_ effect: Effect) {
    guard isRunning else { return }
    device.record(effect)
  }
}
