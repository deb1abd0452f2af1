import Foundation
import PushConformance

/// A correct application delegate with services.
///
/// The delegate itself registers for notifications and handles the app's own pushes; its services do all other work.
class PlainServiceHost: DeclaredCenter, NotificationHandlingCenter {
  override class var policies: Policies { Policies(os: .iOS8, registers: .atLaunch) }

  private var made: [ServiceHandle]?

  // MARK: - Services

  var services: [ServiceHandle] {
    if let made { return made }
    let services = application.makeServices()
    made = services
    return services
  }

  func hearers(of callback: ServiceCallback) -> [ServiceHandle] {
    services.filter { $0.implements(callback) }
  }

  @discardableResult
  func pass(_ call: ServiceCall) -> [Bool] { hearers(of: call.callback).map { $0.hear(call) } }

  // MARK: - The launch

  func didFinishLaunching(with options: LaunchOptions) -> Bool {
    let answers = pass(.didFinishLaunching(options.remoteNotification?.payload))
    servePushes(options)
    application.buildInterface()
    return launchAnswer(answers)
  }

  func launchAnswer(_ answers: [Bool]) -> Bool { true }

  func servePushes(_ options: LaunchOptions) {
    register()
    if let notification = options.remoteNotification { handle(notification) }
  }

  func register() {
    application.registerUserNotificationSettings([.alert, .badge, .sound])
    application.registerForRemoteNotifications()
  }

  func handle(_ notification: UserInfo) {
    application.handleNotification(Receipt(notification.payload).sighting)
  }

  // MARK: - Callbacks

  func willResignActive() { pass(.lifecycle(.willResignActive)) }
  func didEnterBackground() { pass(.lifecycle(.didEnterBackground)) }
  func willEnterForeground() { pass(.lifecycle(.willEnterForeground)) }
  func didBecomeActive() { pass(.lifecycle(.didBecomeActive)) }
  func willTerminate() { pass(.lifecycle(.willTerminate)) }

  func open(_ url: URL, sourceApplication: String?) -> Bool {
    urlAnswer(pass(.openURL(url.absoluteString, sourceApplication: sourceApplication)))
  }

  func handleOpen(_ url: URL) -> Bool { urlAnswer(pass(.handleOpenURL(url.absoluteString))) }

  func urlAnswer(_ answers: [Bool]) -> Bool { answers.contains(true) }

  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    pass(.didRegister(deviceToken))
  }

  func didFailToRegisterForRemoteNotifications(error: any Error) {
    pass(.didFailToRegister("\(error)"))
  }

  func didReceiveLocalNotification(_ userInfo: UserInfo) {
    pass(.didReceiveLocalNotification(userInfo.payload))
  }

  func didReceiveRemoteNotification(_ userInfo: UserInfo) {
    pass(.didReceiveRemoteNotification(userInfo.payload))
    handle(userInfo)
  }
}
