import PushConformance
import PushPayloads
import PushSimulation

/// The callbacks of the roles. Each callback writes a line to the adapter.
///
/// This type conforms to the protocols of all roles that adapters in other languages can have. The kit calls only the
/// methods of the roles that the adapter declares.
extension AdapterCenter: PushCenterUnderTest {
  /// Creates a center that has no adapter and does nothing.
  convenience init(application: SimulatedApplication) { self.init(application, nil, roles: []) }

  var facts: [String: Bool] { held.facts }
}

extension AdapterCenter: RegisteringCenter, RetryingCenter, LoggingCenter {
  func registerForRemoteNotifications() { call("registerForRemoteNotifications") }

  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    call("didRegisterForRemoteNotifications", ["deviceToken": .string(deviceToken.hexadecimal)])
  }

  func didFailToRegisterForRemoteNotifications(error: any Error) {
    call("didFailToRegisterForRemoteNotifications", ["error": .string("\(error)")])
  }
}

extension AdapterCenter: UnregisteringCenter, AccountSwitchingCenter, OptingOutCenter {
  func logIn(_ account: String) { call("logIn", ["account": .string(account)]) }
  func logOut() { call("logOut") }
  func logOut(of account: String) { call("logOutOf", ["account": .string(account)]) }
  func switchAccount(to account: String) { call("switchAccount", ["account": .string(account)]) }
  func optOut() { call("optOut") }
  func optIn() { call("optIn") }
}

extension AdapterCenter: RoutingCenter, DeduplicatingCenter, BackgroundUpdatingCenter {
  func didReceiveRemoteNotification(_ userInfo: UserInfo) {
    // A center with the role `responding` or `fetchCompleting` gets the push in another callback.
    guard !has(.responding), !has(.fetchCompleting) else { return }
    call("didReceiveRemoteNotification", ["userInfo": .object(userInfo.payload)])
  }

  func didReceiveRemoteNotification(_ userInfo: UserInfo, fetchCompletion: FetchCompletion) {
    call(
      "didReceiveRemoteNotification",
      [
        "userInfo": .object(userInfo.payload),
        "completion": held.number(of: .fetch(fetchCompletion)),
      ]
    )
  }
}

extension AdapterCenter: ActionSubmittingCenter, BadgeOwningCenter, CategoryRegisteringCenter,
  ContentLoadingCenter, SceneRoutingCenter
{
  func willPresent(_ notification: UserNotification, completion: PresentationCompletion) {
    call(
      "willPresent",
      [
        "notification": notification.json,
        "completion": held.number(of: .presentation(completion)),
      ]
    )
  }

  func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
    call(
      "didReceive",
      ["response": response.json, "completion": held.number(of: .response(completion))]
    )
  }

  func sceneWillConnect(options: ConnectionOptions) {
    var arguments: JSONObject = ["scene": .string(options.scene)]
    arguments["response"] = options.notificationResponse?.json
    call("sceneWillConnect", arguments)
  }

  func sceneWillEnterForeground() { call("sceneWillEnterForeground") }
  func sceneDidBecomeActive() { call("sceneDidBecomeActive") }
  func sceneWillResignActive() { call("sceneWillResignActive") }
  func sceneDidEnterBackground() { call("sceneDidEnterBackground") }
}

extension AdapterCenter: SuppressibleCenter {
  func addSuppressor(_ suppressor: AdapterSuppressor) {
    call("addSuppressor", ["participant": held.number(of: suppressor)])
  }

  func removeSuppressor(_ suppressor: AdapterSuppressor) {
    call("removeSuppressor", ["participant": held.number(of: suppressor)])
  }
}

extension AdapterCenter: BroadcastingCenter, OpeningBroadcastingCenter, TokenBroadcastingCenter {
  func addObserver(_ observer: AdapterObserver) {
    call("addObserver", ["participant": held.number(of: observer)])
  }

  func removeObserver(_ observer: AdapterObserver) {
    call("removeObserver", ["participant": held.number(of: observer)])
  }
}

extension AdapterCenter: LifecycleObservingCenter, LaunchHandOffCenter, DeferringCenter {
  func didFinishLaunching() { call("didFinishLaunching") }

  func didFinishLaunching(with options: LaunchOptions) -> Bool {
    var arguments: JSONObject = [:]
    arguments["remoteNotification"] = options.remoteNotification.map { .object($0.payload) }
    let accepts = call("didFinishLaunching", arguments) { line throws(AdapterFault.Cause) in
      try line.optionalFlag("value") ?? true
    }
    return accepts ?? true
  }

  func didBecomeActive() { call("didBecomeActive") }
  func willResignActive() { call("willResignActive") }
  func didEnterBackground() { call("didEnterBackground") }
  func willEnterForeground() { call("willEnterForeground") }
  func willTerminate() { call("willTerminate") }
  func interfaceDidBecomeReady() { call("interfaceDidBecomeReady") }
}

extension AdapterCenter: PermissionAskingCenter, PermissionReportingCenter {
  func requestPermission(completion: PermissionCompletion) {
    call("requestPermission", ["completion": held.number(of: .permission(completion))])
  }

  func permissionStatus() -> AuthorizationStatus? {
    let status = call("permissionStatus") {
      line throws(AdapterFault.Cause) -> AuthorizationStatus? in
      guard let name = try line.optionalText("value") else { return nil }
      guard let status = AuthorizationStatus(rawValue: name) else {
        let known = AuthorizationStatus.allCases.map(\.rawValue).joined(separator: ", ")
        throw line.wrong("value", "a status; there are \(known)")
      }
      return status
    }
    return status ?? nil
  }
}

extension UserNotification {
  fileprivate var json: JSONValue {
    [
      "identifier": .string(identifier), "trigger": .string(trigger.rawValue),
      "category": .string(category), "userInfo": .object(userInfo.payload),
    ]
  }
}

extension NotificationResponse {
  fileprivate var json: JSONValue {
    var object: JSONObject = [
      "notification": notification.json, "action": .string(actionIdentifier),
    ]
    object["text"] = userText.map(JSONValue.string)
    object["scene"] = targetScene.map(JSONValue.string)
    return .object(object)
  }
}
