package import Foundation
import PushCenters
package import PushConformance
package import PushPayloads
package import PushSimulation

package class ServiceOrientedAppDelegateAdapter: NotificationHandlingCenter {
  package static let app = PushApp().routes(on: .stateOnly).os(.iOS8).registers(.atLaunch)

  private let application: SimulatedApplication
  fileprivate let delegate: ServiceOrientedAppDelegate

  package required init(application: SimulatedApplication) {
    self.application = application
    delegate = ServiceOrientedAppDelegate { [unowned application] in
      application.makeServices().map(Service.init) + [
        PushNotificationService(registrar: application) { event in
          guard case .received(let userInfo) = event else { return }
          let alert = JSONObject(userInfo: userInfo).flatMap { Payload($0).aps?.alert }
          application.handleNotification(Sighting(title: alert?.title ?? alert?.body))
        }
      ]
    }
  }

  package func didFinishLaunching(with options: PushSimulation.LaunchOptions) -> Bool {
    delegate.didFinishLaunching(
      with: options.remoteNotification.map { [.remoteNotification: $0.dictionary] }
    ) {
      application.buildInterface()
    }
  }

  package func willResignActive() { delegate.willResignActive() }
  package func didEnterBackground() { delegate.didEnterBackground() }
  package func willEnterForeground() { delegate.willEnterForeground() }
  package func didBecomeActive() { delegate.didBecomeActive() }
  package func willTerminate() { delegate.willTerminate() }

  package func open(_ url: URL, sourceApplication: String?) -> Bool {
    delegate.open(url, sourceApplication: sourceApplication, annotation: nil)
  }

  package func handleOpen(_ url: URL) -> Bool { delegate.handleOpen(url) }

  package func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    delegate.didRegisterForRemoteNotifications(deviceToken: deviceToken)
  }

  package func didFailToRegisterForRemoteNotifications(error: any Error) {
    delegate.didFailToRegisterForRemoteNotifications(error: error)
  }

  /// Passes the user info of a local notification to the delegate, in place of a `UILocalNotification`.
  package func didReceiveLocalNotification(_ userInfo: UserInfo) {
    delegate.didReceiveLocalNotification(userInfo.dictionary)
  }

  package func didReceiveRemoteNotification(_ userInfo: UserInfo) {
    delegate.didReceiveRemoteNotification(userInfo.dictionary)
  }
}

/// The adapter of a ``ServiceOrientedAppDelegate`` in an app that implements the fetch callback.
package final class FetchingServicesAdapter: ServiceOrientedAppDelegateAdapter,
  ServiceFetchingCenter
{
  package func didReceiveRemoteNotification(_ userInfo: UserInfo, fetchCompletion: FetchCompletion)
  {
    delegate.didReceiveRemoteNotification(userInfo.dictionary) {
      fetchCompletion(PushSimulation.FetchResult(rawValue: $0.rawValue) ?? .failed)
    }
  }
}

private final class Service: AppDelegateService {
  private let handle: ServiceHandle

  init(_ handle: ServiceHandle) { self.handle = handle }

  private func hear(_ call: ServiceCall, otherwise answer: Bool = false) -> Bool {
    handle.implements(call.callback) ? handle.hear(call) : answer
  }

  func didFinishLaunching(with options: PushCenters.LaunchOptions?) -> Bool {
    let userInfo = options?[.remoteNotification] as? [AnyHashable: Any]
    return hear(.didFinishLaunching(userInfo.flatMap { JSONObject(userInfo: $0) }), otherwise: true)
  }
  func willResignActive() { _ = hear(.lifecycle(.willResignActive)) }
  func didEnterBackground() { _ = hear(.lifecycle(.didEnterBackground)) }
  func willEnterForeground() { _ = hear(.lifecycle(.willEnterForeground)) }
  func didBecomeActive() { _ = hear(.lifecycle(.didBecomeActive)) }
  func willTerminate() { _ = hear(.lifecycle(.willTerminate)) }
  func open(_ url: URL, sourceApplication: String?, annotation: Any?) -> Bool {
    hear(.openURL(url.absoluteString, sourceApplication: sourceApplication))
  }
  func handleOpen(_ url: URL) -> Bool { hear(.handleOpenURL(url.absoluteString)) }
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    _ = hear(.didRegister(deviceToken))
  }
  func didFailToRegisterForRemoteNotifications(error: any Error) {
    _ = hear(.didFailToRegister("\(error)"))
  }
  func didReceiveLocalNotification(_ notification: Any) {
    guard let userInfo = notification as? [AnyHashable: Any],
      let payload = JSONObject(userInfo: userInfo)
    else { return }
    _ = hear(.didReceiveLocalNotification(payload))
  }
  func didReceiveRemoteNotification(_ userInfo: [AnyHashable: Any]) {
    guard let payload = JSONObject(userInfo: userInfo) else { return }
    _ = hear(.didReceiveRemoteNotification(payload))
  }
  func didReceiveRemoteNotification(
    _ userInfo: [AnyHashable: Any],
    fetchCompletionHandler reply: @escaping @MainActor (PushCenters.FetchResult) -> Void
  ) {
    guard handle.implements(.didReceiveRemoteNotificationToFetch),
      let payload = JSONObject(userInfo: userInfo)
    else {
      // The service does not implement the callback with a completion handler, so this method does the same as the
      // protocol's default.
      didReceiveRemoteNotification(userInfo)
      return reply(.noData)
    }
    handle.fetch(payload) { reply(.init($0)) }
  }
}
