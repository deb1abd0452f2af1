package import Foundation
package import PushPayloads

/// The delegate of an application that leaves everything to services.
///
/// The class that UIKit instantiates holds one and forwards its callbacks:
///
/// ```swift
/// final class AppDelegate: UIResponder, UIApplicationDelegate {
///   private let delegate = ServiceOrientedAppDelegate {
///     [PushNotificationService(registrar: UIApplication.shared, handler: push.handle)]
///   }
///
///   func application(
///     _ application: UIApplication,
///     didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
///   ) -> Bool {
///     let options = options?.map { (LaunchOptionsKey(rawValue: $0.key.rawValue), $0.value) }
///     return delegate.didFinishLaunching(
///       with: options.map { LaunchOptions(uniqueKeysWithValues: $0) }
///     ) {
///       window.rootViewController = ChatListViewController()
///     }
///   }
///
///   func applicationDidBecomeActive(_ application: UIApplication) { delegate.didBecomeActive() }
///   // … and so on.
/// }
/// ```
///
/// Services hear every callback in the order of their list, and all of them have heard one before
/// any hears the next.
///
/// Design: seed 002, "Service Oriented AppDelegate".
@MainActor package final class ServiceOrientedAppDelegate {
  private typealias Event = @MainActor (any AppDelegateService) -> Void
  private typealias Round = @MainActor ([any AppDelegateService]) -> Void

  private let makeServices: @MainActor () -> [any AppDelegateService]
  private var made: [any AppDelegateService]?
  private var isBusy = false
  private var waiting: [Round] = []

  /// Creates a delegate.
  ///
  /// - Parameter services: Makes the services, once, when they are first needed: by then UIKit has an
  ///   application.
  package init(services: @escaping @MainActor () -> [any AppDelegateService]) {
    makeServices = services
  }

  /// The services, which are the same for the whole life of the delegate.
  ///
  /// While they are being made there are none: one that asks for its neighbours as it is made would
  /// otherwise have them made again, without end.
  package var services: [any AppDelegateService] {
    if let made { return made }
    guard !isBusy else { return [] }
    // What happens while they are being made reaches all of them afterwards.
    return uninterrupted {
      let services = makeServices()
      made = services
      return services
    }
  }

  // MARK: - Launch

  /// Launches the services, then the app.
  ///
  /// - Parameters:
  ///   - options: Why the application was launched.
  ///   - buildInterface: The app's own part of the launch, which makes its first screens.
  /// - Returns: True, whatever the services say: at a false, the system drops the URL that the
  ///   application was launched with.
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

  /// Tells the services of `applicationWillResignActive(_:)`.
  package func willResignActive() { tell { $0.willResignActive() } }

  /// Tells the services of `applicationDidEnterBackground(_:)`.
  package func didEnterBackground() { tell { $0.didEnterBackground() } }

  /// Tells the services of `applicationWillEnterForeground(_:)`.
  package func willEnterForeground() { tell { $0.willEnterForeground() } }

  /// Tells the services of `applicationDidBecomeActive(_:)`.
  package func didBecomeActive() { tell { $0.didBecomeActive() } }

  /// Tells the services of `applicationWillTerminate(_:)`.
  package func willTerminate() { tell { $0.willTerminate() } }

  // MARK: - URLs

  /// Offers a URL to all services.
  ///
  /// - Returns: Whether it is anybody's.
  package func open(_ url: URL, sourceApplication: String?, annotation: Any?) -> Bool {
    anyOf { $0.open(url, sourceApplication: sourceApplication, annotation: annotation) }
  }

  /// Offers a URL to all services, on systems before iOS 4.2.
  ///
  /// - Returns: Whether it is anybody's.
  package func handleOpen(_ url: URL) -> Bool {
    anyOf { $0.handleOpen(url) }
  }

  // MARK: - Notifications

  /// Hands the services the device token.
  package func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    tell { $0.didRegisterForRemoteNotifications(deviceToken: deviceToken) }
  }

  /// Tells the services why there is no device token.
  package func didFailToRegisterForRemoteNotifications(error: any Error) {
    tell { $0.didFailToRegisterForRemoteNotifications(error: error) }
  }

  /// Hands the services a local notification.
  package func didReceiveLocalNotification(_ notification: Any) {
    tell { $0.didReceiveLocalNotification(notification) }
  }

  /// Hands the services a remote notification.
  package func didReceiveRemoteNotification(_ userInfo: [AnyHashable: Any]) {
    tell { $0.didReceiveRemoteNotification(userInfo) }
  }

  /// Has the services fetch what a remote notification tells of.
  ///
  /// UIKit makes this call in place of the one without a completion handler, and gives the app 30
  /// seconds. A service that never answers keeps it waiting: each of them knows best what it can do
  /// without.
  ///
  /// - Parameters:
  ///   - userInfo: The payload as the system hands it over.
  ///   - reply: Is given, once, what has come of it, when the last service has answered.
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

  /// Tells all services of something, after what they are just being told of.
  private func tell(_ event: @escaping Event) {
    inTurn { $0.forEach(event) }
  }

  /// Goes round the services, after the rounds that have begun.
  private func inTurn(_ round: @escaping Round) {
    waiting.append(round)
    _ = services
    uninterrupted {}
  }

  /// Asks all services at once, because the system waits for the answer.
  private func ask(_ question: Event) {
    let services = services
    uninterrupted { services.forEach(question) }
  }

  private func anyOf(_ question: @MainActor (any AppDelegateService) -> Bool) -> Bool {
    var answer = false
    // `answer || question($0)` would ask nobody after the first yes, and keep the URL from a service
    // that only wants to know of it.
    ask { if question($0) { answer = true } }
    return answer
  }

  /// Does something, and delivers afterwards what came in the meantime.
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
