package import Foundation
package import PushPayloads

/// An application delegate that leaves all work to services.
///
/// The class that UIKit instantiates holds this delegate, and forwards UIKit's callbacks to this delegate.
///
/// Every callback reaches all services, in the order of ``services``, before the next callback begins.
///
/// Design: the passage "Service Oriented AppDelegate" of seed article 002 (Specs/requirements.md).
@MainActor package final class ServiceOrientedAppDelegate {
  private typealias Event = @MainActor (any AppDelegateService) -> Void
  private typealias Round = @MainActor ([any AppDelegateService]) -> Void

  private let makeServices: @MainActor () -> [any AppDelegateService]
  private var made: [any AppDelegateService]?
  private var isBusy = false
  private var waiting: [Round] = []

  /// Creates a delegate, which makes the services when they are first needed.
  ///
  /// The delegate calls `services` only once, after UIKit has created the application.
  package init(services: @escaping @MainActor () -> [any AppDelegateService]) {
    makeServices = services
  }

  /// The services, which stay the same for the whole life of the delegate.
  ///
  /// The array is empty while the delegate makes the services. Otherwise a service that reads the array during its
  /// initialization would start an endless recursion.
  package var services: [any AppDelegateService] {
    if let made { return made }
    guard !isBusy else { return [] }
    // If events occur while the delegate makes the services, the delegate delivers the events later, to all services.
    return uninterrupted {
      let services = makeServices()
      made = services
      return services
    }
  }

  // MARK: - Launch

  /// Always returns true, because the system drops the launch URL if the delegate returns false.
  package func didFinishLaunching(
    with options: LaunchOptions?,
    buildInterface: @MainActor () -> Void = {}
  ) -> Bool {
    ask { _ = $0.didFinishLaunching(with: options) }
    buildInterface()
    tell { $0.didBuildInterface() }
    return true
  }

  // MARK: - State

  package func willResignActive() { tell { $0.willResignActive() } }

  package func didEnterBackground() { tell { $0.didEnterBackground() } }

  package func willEnterForeground() { tell { $0.willEnterForeground() } }

  package func didBecomeActive() { tell { $0.didBecomeActive() } }

  package func willTerminate() { tell { $0.willTerminate() } }

  // MARK: - URLs

  package func open(_ url: URL, sourceApplication: String?, annotation: Any?) -> Bool {
    anyOf { $0.open(url, sourceApplication: sourceApplication, annotation: annotation) }
  }

  /// Offers a URL to all services, on systems before iOS 4.2; returns whether a service has handled the URL.
  package func handleOpen(_ url: URL) -> Bool { anyOf { $0.handleOpen(url) } }

  // MARK: - Notifications

  package func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    tell { $0.didRegisterForRemoteNotifications(deviceToken: deviceToken) }
  }

  package func didFailToRegisterForRemoteNotifications(error: any Error) {
    tell { $0.didFailToRegisterForRemoteNotifications(error: error) }
  }

  package func didReceiveLocalNotification(_ notification: Any) {
    tell { $0.didReceiveLocalNotification(notification) }
  }

  /// Passes the user info of a remote notification to all services, in an app without the fetch callback.
  package func didReceiveRemoteNotification(_ userInfo: [AnyHashable: Any]) {
    tell { $0.didReceiveRemoteNotification(userInfo) }
  }

  /// Asks the services to fetch the content that a remote notification announces.
  ///
  /// UIKit makes this call instead of the call without a completion handler, and gives the app 30 seconds. A service
  /// that never answers delays the reply: the delegate has no time limit, because each service must set its own.
  package func didReceiveRemoteNotification(
    _ userInfo: [AnyHashable: Any],
    fetchCompletionHandler reply: @escaping @MainActor (FetchResult) -> Void
  ) {
    inTurn { services in
      let fetch = JoinedFetch(of: services.count, reply: reply)
      for service in services {
        service.didReceiveRemoteNotification(userInfo, fetchCompletionHandler: fetch.answer())
      }
    }
  }

  // MARK: - Fanning out

  private func tell(_ event: @escaping Event) { inTurn { $0.forEach(event) } }

  /// Calls a closure with the list of all services, after the closures of earlier calls have run.
  private func inTurn(_ round: @escaping Round) {
    waiting.append(round)
    _ = services
    uninterrupted {}
  }

  /// Asks all services now, before any waiting events, because the system waits for the answer.
  private func ask(_ question: Event) {
    let services = services
    uninterrupted { services.forEach(question) }
  }

  private func anyOf(_ question: @MainActor (any AppDelegateService) -> Bool) -> Bool {
    var answer = false
    // `answer || question($0)` would not ask any service after the first yes. But the other services can need the URL,
    // too.
    ask { if question($0) { answer = true } }
    return answer
  }

  /// Runs a closure, and then delivers the events that occurred while the closure ran.
  private func uninterrupted<Result>(_ body: () -> Result) -> Result {
    guard !isBusy else { return body() }
    isBusy = true
    defer { isBusy = false }
    let result = body()
    while !waiting.isEmpty {
      let round = waiting.removeFirst()
      round(made ?? [])
    }
    return result
  }
}

/// An object that collects the fetch results of several services for one notification, and replies to the system once.
@MainActor final class JoinedFetch {
  private var missing: Int
  private var results: [FetchResult] = []
  private let reply: @MainActor (FetchResult) -> Void

  /// Begins to wait for the results; calls `reply` at once if `count` is 0.
  ///
  /// The caller has to know `count` before it calls the first service. Otherwise the first result could look like the
  /// last result.
  init(of count: Int, reply: @escaping @MainActor (FetchResult) -> Void) {
    missing = count
    self.reply = reply
    if count == 0 { reply(FetchResult(combining: [])) }
  }

  func answer() -> @MainActor (FetchResult) -> Void {
    var hasAnswered = false
    return { [self] result in
      guard !hasAnswered else { return }
      hasAnswered = true
      results.append(result)
      missing -= 1
      if missing == 0 { reply(FetchResult(combining: results)) }
    }
  }
}
