public import PushPayloads
public import PushSimulation

/// An adapter of a push center, which connects it to the simulated application.
///
/// An adapter makes its center in ``init(application:)``, with services that lead to the application. It conforms to
/// the roles that the center has: ``ReceivingCenter``, ``ToastingCenter`` and so on. Requirements for other roles are
/// skipped. Every role method is asynchronous, and a synchronous method satisfies it.
@MainActor public protocol PushCenterUnderTest: AnyObject {
  /// The declaration of the app: how its pushes look, and what it does where several behaviours are correct.
  static var app: PushApp { get }

  /// Makes a fresh center, as a launch does.
  init(application: SimulatedApplication)

  /// Returns when the center has finished all its work.
  ///
  /// The kit calls it after each callback of a center that declares `.work(.settles)`. A center needs it for queues and
  /// threads that no task awaits. See Specs/quiet.md.
  func settle() async
}

extension PushCenterUnderTest {
  /// The declaration of an app of today, with its own members at the root of a push.
  public static var app: PushApp { PushApp() }

  /// Returns at once.
  public func settle() async {}
}

/// A center that registers for remote notifications and takes device tokens.
@MainActor public protocol RegisteringCenter: PushCenterUnderTest {
  /// Called when the app asks to be registered.
  func registerForRemoteNotifications() async
  /// `application(_:didRegisterForRemoteNotificationsWithDeviceToken:)`.
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) async
  /// `application(_:didFailToRegisterForRemoteNotificationsWithError:)`.
  func didFailToRegisterForRemoteNotifications(error: any Error) async
}

extension RegisteringCenter {
  /// Does nothing: a center may ignore the failure.
  public func didFailToRegisterForRemoteNotifications(error: any Error) async {}
}

/// A registering center that also supports the registration of iOS 8 and 9 and of earlier systems.
///
/// It reads the version from ``SimulatedApplication/osProfile``.
@MainActor public protocol LegacyRegisteringCenter: RegisteringCenter {}

/// A center that receives notifications from the application delegate.
@MainActor public protocol ReceivingCenter: PushCenterUnderTest {
  /// `application(_:didReceiveRemoteNotification:)`; the state of the application is
  /// ``SimulatedApplication/applicationState``.
  func didReceiveRemoteNotification(_ userInfo: UserInfo) async
}

/// A center that opens the URL of a notification with `SimulatedApplication.open(_:)`.
@MainActor public protocol RoutingCenter: ReceivingCenter {}

/// A center that shows notifications while the app is active.
///
/// It shows toasts with ``SimulatedApplication/presentToast(for:activated:)``, or has the system show banners by its
/// answer to `willPresent`.
@MainActor public protocol ToastingCenter: ReceivingCenter {}

/// A center that receives the delegate's callbacks about the application's state.
///
/// Each has a default that does nothing, so implement those that the center needs.
@MainActor public protocol LifecycleObservingCenter: PushCenterUnderTest {
  /// `application(_:didFinishLaunchingWithOptions:)`.
  func didFinishLaunching() async
  /// `applicationDidBecomeActive(_:)`.
  func didBecomeActive() async
  /// `applicationWillResignActive(_:)`.
  func willResignActive() async
  /// `applicationDidEnterBackground(_:)`.
  func didEnterBackground() async
  /// `applicationWillEnterForeground(_:)`.
  func willEnterForeground() async
  /// `applicationWillTerminate(_:)`.
  func willTerminate() async
}

extension LifecycleObservingCenter {
  /// Does nothing.
  public func didFinishLaunching() async {}
  /// Does nothing.
  public func didBecomeActive() async {}
  /// Does nothing.
  public func willResignActive() async {}
  /// Does nothing.
  public func didEnterBackground() async {}
  /// Does nothing.
  public func willEnterForeground() async {}
  /// Does nothing.
  public func willTerminate() async {}
}

/// A center whose toasts other objects can suppress.
@MainActor public protocol SuppressibleCenter: ToastingCenter {
  /// The type of the suppressors that the center takes.
  associatedtype Suppressor: SuppressorBridge
  /// Adds a suppressor, which the center asks from now on.
  func addSuppressor(_ suppressor: Suppressor) async
  /// Removes a suppressor, which the center no longer asks.
  func removeSuppressor(_ suppressor: Suppressor) async
}

/// A center that waits for suppressors that answer later, as long as its policies say.
///
/// Its bridges ask with ``SuppressorHandle/decide(on:)`` where ``SuppressorHandle/takesTime`` is true.
@MainActor public protocol AsynchronouslySuppressibleCenter: SuppressibleCenter {}

/// A center to which other objects listen; refining roles define what they hear.
@MainActor public protocol ObservableCenter: PushCenterUnderTest {
  /// The type of the observers that the center takes.
  associatedtype Observer: ObserverBridge
  /// Adds an observer.
  func addObserver(_ observer: Observer) async
  /// Removes an observer.
  func removeObserver(_ observer: Observer) async
}

/// A center that tells other objects of every receipt.
@MainActor public protocol BroadcastingCenter: ReceivingCenter, ObservableCenter {}

/// A center that tells observers its device token, both a new one and the current one when they are added.
///
/// Observers report the token by ``ObserverHandle/didRegister(deviceToken:)``.
@MainActor public protocol TokenBroadcastingCenter: RegisteringCenter, ObservableCenter {}
