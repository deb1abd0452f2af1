import Foundation
import PushCenters
import PushPayloads

/// A callback that an application delegate gets, or a report of the app that its screens are ready.
enum Callback: String, Sendable {
  case launch, interface, willResignActive, didEnterBackground, willEnterForeground
  case didBecomeActive, willTerminate, open, handleOpen, token, noToken, local, remote, fetch
}

@MainActor final class FakeService: AppDelegateService {
  struct NoToken: Error, Equatable {}

  let name: String
  let journal: FakeLog
  var answer: Bool
  var whenCalled: (@MainActor (Callback) -> Void)?
  private(set) var arguments: [Any] = []
  private(set) var replies: [@MainActor (FetchResult) -> Void] = []

  init(_ name: String, _ journal: FakeLog, answer: Bool = false) {
    self.name = name
    self.journal = journal
    self.answer = answer
  }

  @discardableResult
  private func note(_ callback: Callback, _ argument: Any? = nil) -> Bool {
    journal.note("\(name) \(callback)")
    if let argument { arguments.append(argument) }
    whenCalled?(callback)
    return answer
  }

  func didFinishLaunching(with options: LaunchOptions?) -> Bool { note(.launch, options) }
  func didBuildInterface() { note(.interface) }
  func willResignActive() { note(.willResignActive) }
  func didEnterBackground() { note(.didEnterBackground) }
  func willEnterForeground() { note(.willEnterForeground) }
  func didBecomeActive() { note(.didBecomeActive) }
  func willTerminate() { note(.willTerminate) }
  func open(_ url: URL, sourceApplication: String?, annotation: Any?) -> Bool {
    note(.open, (url, sourceApplication, annotation))
  }
  func handleOpen(_ url: URL) -> Bool { note(.handleOpen, url) }
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) { note(.token, deviceToken) }
  func didFailToRegisterForRemoteNotifications(error: any Error) { note(.noToken, error) }
  func didReceiveLocalNotification(_ notification: Any) { note(.local, notification) }
  func didReceiveRemoteNotification(_ userInfo: [AnyHashable: Any]) { note(.remote, userInfo) }
  func didReceiveRemoteNotification(
    _ userInfo: [AnyHashable: Any],
    fetchCompletionHandler reply: @escaping @MainActor (FetchResult) -> Void
  ) {
    note(.fetch, userInfo)
    replies.append(reply)
  }
}

@MainActor final class IdleService: AppDelegateService {}

extension ServiceOrientedAppDelegate {
  /// Makes a callback as UIKit does; returns nil for a callback without an answer.
  @discardableResult
  func make(_ callback: Callback) -> Bool? {
    let url = URL(filePath: "/tmp")
    switch callback {
    case .didBecomeActive: didBecomeActive()
    case .open: return open(url, sourceApplication: nil, annotation: nil)
    case .handleOpen: return handleOpen(url)
    case .token: didRegisterForRemoteNotifications(deviceToken: DeviceToken(bytes: [0]))
    case .remote: didReceiveRemoteNotification([:])
    default: preconditionFailure("no test makes the callback \(callback)")
    }
    return nil
  }
}
