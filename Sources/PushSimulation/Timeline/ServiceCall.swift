public import PushPayloads

/// The callbacks of an application delegate that a service can implement.
public enum ServiceCallback: String, Sendable, Hashable, CaseIterable, Codable {
  /// `application(_:didFinishLaunchingWithOptions:)`.
  case didFinishLaunching
  /// `applicationWillResignActive(_:)`.
  case willResignActive
  /// `applicationDidEnterBackground(_:)`.
  case didEnterBackground
  /// `applicationWillEnterForeground(_:)`.
  case willEnterForeground
  /// `applicationDidBecomeActive(_:)`.
  case didBecomeActive
  /// `applicationWillTerminate(_:)`.
  case willTerminate
  /// `application(_:open:sourceApplication:annotation:)`.
  case openURL
  /// `application(_:handleOpen:)`.
  case handleOpenURL
  /// `application(_:didRegisterForRemoteNotificationsWithDeviceToken:)`.
  case didRegister
  /// `application(_:didFailToRegisterForRemoteNotificationsWithError:)`.
  case didFailToRegister
  /// `application(_:didReceive:)` with a local notification.
  case didReceiveLocalNotification
  /// `application(_:didReceiveRemoteNotification:)`.
  case didReceiveRemoteNotification
  /// `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`.
  case didReceiveRemoteNotificationToFetch
}

/// A callback that a service receives, with its arguments.
public enum ServiceCall: Sendable, Hashable {
  /// The application has launched, with the payload of the launch options; nil for a launch without a notification.
  case didFinishLaunching(JSONObject?)
  /// One of the callbacks about the application's state.
  case lifecycle(LifecycleCallback)
  /// The system asks the app to open a URL.
  case openURL(String, sourceApplication: String?)
  /// The system asks the app to open a URL (before iOS 4.2).
  case handleOpenURL(String)
  /// The system delivers a device token after a registration.
  case didRegister(DeviceToken)
  /// The system cannot deliver a device token; the value describes the error.
  case didFailToRegister(String)
  /// A local notification arrives; the value is its user info.
  case didReceiveLocalNotification(JSONObject)
  /// A remote notification arrives; the value is its payload.
  case didReceiveRemoteNotification(JSONObject)
  /// A remote notification arrives with a completion handler for a fetch; the value is its payload.
  case didReceiveRemoteNotificationToFetch(JSONObject)

  /// The callback without its arguments; the `lifecycle` callbacks of a launch both count as `didFinishLaunching`.
  public var callback: ServiceCallback {
    switch self {
    case .didFinishLaunching: .didFinishLaunching
    case .lifecycle(.willFinishLaunching), .lifecycle(.didFinishLaunching): .didFinishLaunching
    case .lifecycle(.willResignActive): .willResignActive
    case .lifecycle(.didEnterBackground): .didEnterBackground
    case .lifecycle(.willEnterForeground): .willEnterForeground
    case .lifecycle(.didBecomeActive): .didBecomeActive
    case .lifecycle(.willTerminate): .willTerminate
    case .openURL: .openURL
    case .handleOpenURL: .handleOpenURL
    case .didRegister: .didRegister
    case .didFailToRegister: .didFailToRegister
    case .didReceiveLocalNotification: .didReceiveLocalNotification
    case .didReceiveRemoteNotification: .didReceiveRemoteNotification
    case .didReceiveRemoteNotificationToFetch: .didReceiveRemoteNotificationToFetch
    }
  }
}
