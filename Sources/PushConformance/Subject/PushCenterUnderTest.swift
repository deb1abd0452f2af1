public import PushPayloads
public import PushSimulation

/// An adapter of a push center, which connects it to the simulated application.
///
/// An adapter makes a center in ``init(application:)``, and connects the center's services to the application. The
/// adapter conforms to the roles that the center has: ``ReceivingCenter``, ``ToastingCenter`` and so on. The kit skips
/// requirements for other roles. The methods of roles are asynchronous; a synchronous method satisfies them too.
@MainActor public protocol PushCenterUnderTest: AnyObject {
  /// The declaration of the app: how its pushes look, and what it does where several behaviours are correct.
  static var app: PushApp { get }

  /// Makes a new center and connects it to the application.
  ///
  /// The kit calls it at each launch.
  init(application: SimulatedApplication)

  /// Waits until the center has finished all its work, and then returns.
  ///
  /// The kit calls it after each callback of a center that declares `.work(.settles)`. A center needs this method if it
  /// works on queues or threads that no task awaits. See Specs/quiet.md.
  func settle() async
}

extension PushCenterUnderTest {
  /// The declaration of a current app, whose pushes have the app's members at the root.
  public static var app: PushApp { PushApp() }

  /// Returns at once.
  ///
  /// This default is for a center whose work the kit can follow without `settle()`.
  public func settle() async {}
}

/// A center that registers for remote notifications and takes device tokens.
@MainActor public protocol RegisteringCenter: PushCenterUnderTest {
  /// Registers the device.
  ///
  /// The kit calls it when the app asks for a registration.
  func registerForRemoteNotifications() async
  /// Takes a device token: the callback `application(_:didRegisterForRemoteNotificationsWithDeviceToken:)`.
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) async
  /// Takes a failure: the callback `application(_:didFailToRegisterForRemoteNotificationsWithError:)`.
  func didFailToRegisterForRemoteNotifications(error: any Error) async
}

extension RegisteringCenter {
  /// Does nothing: a center may ignore the failure.
  public func didFailToRegisterForRemoteNotifications(error: any Error) async {}
}

/// A registering center that also supports the registration calls of iOS 9 and earlier.
///
/// The center reads the version of iOS from ``SimulatedApplication/osProfile``.
@MainActor public protocol LegacyRegisteringCenter: RegisteringCenter {}

/// A center that receives notifications from the application delegate.
@MainActor public protocol ReceivingCenter: PushCenterUnderTest {
  /// Receives a notification: the callback `application(_:didReceiveRemoteNotification:)`.
  ///
  /// The state of the application is in ``SimulatedApplication/applicationState``.
  func didReceiveRemoteNotification(_ userInfo: UserInfo) async
}

/// A center that opens the URL of a notification with `SimulatedApplication.open(_:)`.
@MainActor public protocol RoutingCenter: ReceivingCenter {}

/// A center that shows notifications while the app is active.
///
/// It shows toasts with ``SimulatedApplication/presentToast(for:activated:)``, or answers `willPresent` with options
/// that let the system show banners.
@MainActor public protocol ToastingCenter: ReceivingCenter {}

/// A center that receives the delegate's callbacks about the application's state.
///
/// Each method has a default that does nothing, so implement only the methods that the center needs.
@MainActor public protocol LifecycleObservingCenter: PushCenterUnderTest {
  /// The callback `application(_:didFinishLaunchingWithOptions:)`.
  func didFinishLaunching() async
  /// The callback `applicationDidBecomeActive(_:)`.
  func didBecomeActive() async
  /// The callback `applicationWillResignActive(_:)`.
  func willResignActive() async
  /// The callback `applicationDidEnterBackground(_:)`.
  func didEnterBackground() async
  /// The callback `applicationWillEnterForeground(_:)`.
  func willEnterForeground() async
  /// The callback `applicationWillTerminate(_:)`.
  func willTerminate() async
}

extension LifecycleObservingCenter {
  /// Does nothing, for a center that does not need the callback.
  public func didFinishLaunching() async {}
  /// Does nothing, for a center that does not need the callback.
  public func didBecomeActive() async {}
  /// Does nothing, for a center that does not need the callback.
  public func willResignActive() async {}
  /// Does nothing, for a center that does not need the callback.
  public func didEnterBackground() async {}
  /// Does nothing, for a center that does not need the callback.
  public func willEnterForeground() async {}
  /// Does nothing, for a center that does not need the callback.
  public func willTerminate() async {}
}

/// A center that lets other objects suppress its toasts.
@MainActor public protocol SuppressibleCenter: ToastingCenter {
  /// The type of the suppressors that the center takes.
  associatedtype Suppressor: SuppressorBridge
  /// Adds a suppressor.
  ///
  /// The center asks the suppressor before each toast, until the suppressor is removed.
  func addSuppressor(_ suppressor: Suppressor) async
  /// Removes a suppressor.
  ///
  /// The center then no longer asks the suppressor.
  func removeSuppressor(_ suppressor: Suppressor) async
}

/// A center with suppressors that may answer later.
///
/// The center waits for them up to the time that its app declares.
///
/// Its suppressors call ``SuppressorHandle/decide(on:)`` if ``SuppressorHandle/takesTime`` is true.
@MainActor public protocol AsynchronouslySuppressibleCenter: SuppressibleCenter {}

/// A center that tells other objects of events.
///
/// The roles that refine this protocol define the events.
@MainActor public protocol ObservableCenter: PushCenterUnderTest {
  /// The type of the observers that the center takes.
  associatedtype Observer: ObserverBridge
  /// Adds an observer, which the center tells of events until the observer is removed.
  func addObserver(_ observer: Observer) async
  /// Removes an observer, which the center then no longer tells of events.
  func removeObserver(_ observer: Observer) async
}

/// A center that tells other objects of every receipt.
@MainActor public protocol BroadcastingCenter: ReceivingCenter, ObservableCenter {}

/// A center that tells observers the device token: each new token, and the current token when an observer is added.
///
/// Observers report the token by ``ObserverHandle/didRegister(deviceToken:)``.
@MainActor public protocol TokenBroadcastingCenter: RegisteringCenter, ObservableCenter {}
