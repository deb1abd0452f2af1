import Foundation
import PushConformance

@testable import FaultyCenters

/// Correct delegates that host services, and handle no push themselves.
enum LegalServicesHosting {
  static let rows = [
    SubjectRow(AsksOnAnActor.self),
    SubjectRow(
      HasNoPushService.self,
      roles: [.serviceHosting, .launchHandOff, .receiving, .lifecycleObserving]
    ),
  ]

  final class AsksOnAnActor: ServiceHostingCenter {
    static let app = PushApp().os(.iOS8).work(.mainActor)
    private let application: SimulatedApplication
    private lazy var services = application.makeServices()
    private actor Queue {
      func wait() async { await Task.yield() }
    }
    private let queue = Queue()

    init(application: SimulatedApplication) { self.application = application }

    @discardableResult
    private func pass(_ call: ServiceCall) async -> Bool {
      var isYes = false
      for service in services where service.implements(call.callback) {
        await queue.wait()
        if service.hear(call) { isYes = true }
      }
      return isYes
    }

    func didFinishLaunching(with options: LaunchOptions) async -> Bool {
      await pass(.didFinishLaunching(options.remoteNotification?.payload))
      application.buildInterface()
      return true
    }
    func willResignActive() async { await pass(.lifecycle(.willResignActive)) }
    func didEnterBackground() async { await pass(.lifecycle(.didEnterBackground)) }
    func willEnterForeground() async { await pass(.lifecycle(.willEnterForeground)) }
    func didBecomeActive() async { await pass(.lifecycle(.didBecomeActive)) }
    func willTerminate() async { await pass(.lifecycle(.willTerminate)) }
    func open(_ url: URL, sourceApplication: String?) async -> Bool {
      await pass(.openURL(url.absoluteString, sourceApplication: sourceApplication))
    }
    func handleOpen(_ url: URL) async -> Bool { await pass(.handleOpenURL(url.absoluteString)) }
    func didRegisterForRemoteNotifications(deviceToken: DeviceToken) async {
      await pass(.didRegister(deviceToken))
    }
    func didFailToRegisterForRemoteNotifications(error: any Error) async {
      await pass(.didFailToRegister("\(error)"))
    }
    func didReceiveLocalNotification(_ userInfo: UserInfo) async {
      await pass(.didReceiveLocalNotification(userInfo.payload))
    }
    func didReceiveRemoteNotification(_ userInfo: UserInfo) async {
      await pass(.didReceiveRemoteNotification(userInfo.payload))
    }
  }

  final class HasNoPushService: PlainServiceHost {
    override class var policies: Policies { Policies(os: .iOS8) }
    override func servePushes(_ options: LaunchOptions) {}
    override func handle(_ notification: UserInfo) {}
  }
}
