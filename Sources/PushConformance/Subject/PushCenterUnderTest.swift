public import PushPayloads
public import PushSimulation

/// An adapter of a push center: the center behind the kit's names, in a simulated application.
///
/// An adapter makes its center in ``init(application:)``, with services that lead to the
/// application, and conforms to the roles that the center has: ``ReceivingCenter``,
/// ``ToastingCenter`` and so on. What it does not conform to is skipped; what it conforms to has
/// to work. Every role method is asynchronous, and a synchronous method satisfies it.
@MainActor public protocol PushCenterUnderTest: AnyObject {
  /// The choices of the center where the specification leaves one.
  static var policies: Policies { get }
  /// How the app spells things.
  static var vocabulary: Vocabulary { get }

  /// Makes a fresh center, as a launch does.
  init(application: SimulatedApplication)

  /// Returns when the center has done all its work.
  ///
  /// The kit calls it after each callback of a center that declares `work: .settles`. A center needs
  /// it for blocks of queues, and for threads, that nothing awaits. See Specs/quiet.md.
  func settle() async
}

extension PushCenterUnderTest {
  /// The choices of a center of today.
  public static var policies: Policies { Policies() }
  /// Fields at the root of the payload.
  public static var vocabulary: Vocabulary { .usual }

  /// Returns at once.
  public func settle() async {}
}

/// A center that registers for remote notifications and takes device tokens.
@MainActor public protocol RegisteringCenter: PushCenterUnderTest {
  /// The app asks to be registered.
  func registerForRemoteNotifications() async
  /// `application(_:didRegisterForRemoteNotificationsWithDeviceToken:)`.
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) async
  /// `application(_:didFailToRegisterForRemoteNotificationsWithError:)`.
  func didFailToRegisterForRemoteNotifications(error: any Error) async
}

extension RegisteringCenter {
  /// Does nothing: a center need not care.
  public func didFailToRegisterForRemoteNotifications(error: any Error) async {}
}

/// A registering center that knows the ways of iOS 8 and 9 and of the systems before.
///
/// It looks at ``SimulatedApplication/osProfile`` for the system it runs on.
@MainActor public protocol LegacyRegisteringCenter: RegisteringCenter {}

/// A center that is handed notifications by the application delegate.
@MainActor public protocol ReceivingCenter: PushCenterUnderTest {
  /// `application(_:didReceiveRemoteNotification:)`; the state of the application is
  /// ``SimulatedApplication/applicationState``.
  func didReceiveRemoteNotification(_ userInfo: UserInfo) async
}

/// A center that follows the URL of a notification, through `SimulatedApplication.open(_:)`.
@MainActor public protocol RoutingCenter: ReceivingCenter {}

/// A center that shows toasts, through ``SimulatedApplication/presentToast(for:activated:)``.
@MainActor public protocol ToastingCenter: ReceivingCenter {}

/// A center that follows the application's state by the delegate's callbacks.
///
/// Each has a default that does nothing: implement those that the center listens to.
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
  /// The type of object that the center is given as a suppressor.
  associatedtype Suppressor: SuppressorBridge
  /// Lets a suppressor have its say.
  func addSuppressor(_ suppressor: Suppressor) async
  /// Ends its say.
  func removeSuppressor(_ suppressor: Suppressor) async
}

/// A center that waits for suppressors that have to find out, for as long as its policies say.
///
/// Their bridges ask by ``SuppressorHandle/decide(on:)`` where ``SuppressorHandle/takesTime`` is true.
@MainActor public protocol AsynchronouslySuppressibleCenter: SuppressibleCenter {}

/// A center to which other objects listen; what they hear of is what the roles that refine it say.
@MainActor public protocol ObservableCenter: PushCenterUnderTest {
  /// The type of object that listens to the center.
  associatedtype Observer: ObserverBridge
  /// Lets an observer listen.
  func addObserver(_ observer: Observer) async
  /// Ends its listening.
  func removeObserver(_ observer: Observer) async
}

/// A center that tells other objects of every receipt.
@MainActor public protocol BroadcastingCenter: ReceivingCenter, ObservableCenter {}

/// A center that tells other objects of its device token, which they report by
/// ``ObserverHandle/didRegister(deviceToken:)``: when there is a new one, and when they come later.
@MainActor public protocol TokenBroadcastingCenter: RegisteringCenter, ObservableCenter {}
