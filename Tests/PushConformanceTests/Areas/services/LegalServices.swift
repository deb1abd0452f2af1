import Foundation
import PushConformance

@testable import FaultyCenters

/// Correct delegates that host services in unusual ways.
enum LegalServices {
  static let rows = SubjectRow.rows([
    PlainServiceHost.self, AnswersTheLaunchWithAny.self, TakesURLsThatAllTake.self,
    WorksInTasks.self, HandlesWithScreens.self, HandlesWhenActive.self, MakesThemEagerly.self,
    LaunchesItsPushServiceFirst.self, RegistersOnRequest.self, RegistersBeforeTheSettings.self,
    BuildsNoInterface.self, ShowsToasts.self,
  ])

  final class AnswersTheLaunchWithAny: PlainServiceHost {
    override class var policies: Policies { super.policies.with(\.launchResult, .any) }
    override func launchAnswer(_ answers: [Bool]) -> Bool { answers.contains(true) }
  }

  final class TakesURLsThatAllTake: PlainServiceHost {
    override class var policies: Policies { super.policies.with(\.urlResult, .all) }
    override func urlAnswer(_ answers: [Bool]) -> Bool {
      !answers.isEmpty && answers.allSatisfy { $0 }
    }
  }

  /// Passes on calls without an answer in tasks, one after another.
  final class WorksInTasks: PlainServiceHost {
    override class var policies: Policies { super.policies.with(\.work, .mainActor) }
    private var last: Task<Void, Never>?
    override func pass(_ call: ServiceCall) -> [Bool] {
      switch call {
      case .didFinishLaunching, .openURL, .handleOpenURL: return super.pass(call)
      default: break
      }
      last = Task { @MainActor [last] in
        await last?.value
        await Task.yield()
        _ = super.pass(call)
      }
      return []
    }
  }

  /// Handles the notification in the launch options when screens are ready.
  final class HandlesWithScreens: PlainServiceHost {
    override func didFinishLaunching(with options: LaunchOptions) -> Bool {
      let answer = super.didFinishLaunching(with: options)
      super.servePushes(options)
      return answer
    }
    override func servePushes(_ options: LaunchOptions) {}
  }

  /// Handles the notification in the launch options when the app becomes active.
  final class HandlesWhenActive: PlainServiceHost {
    private var waiting: UserInfo?
    override func servePushes(_ options: LaunchOptions) {
      register()
      waiting = options.remoteNotification
    }
    override func didBecomeActive() {
      super.didBecomeActive()
      if let waiting { handle(waiting) }
      waiting = nil
    }
  }

  final class MakesThemEagerly: PlainServiceHost {
    required init(application: SimulatedApplication) {
      super.init(application: application)
      _ = services
    }
  }

  final class LaunchesItsPushServiceFirst: PlainServiceHost {
    override func pass(_ call: ServiceCall) -> [Bool] {
      guard case .didFinishLaunching(let payload) = call else { return super.pass(call) }
      super.servePushes(LaunchOptions(remoteNotification: payload.map(UserInfo.init(payload:))))
      return super.pass(call)
    }
    override func servePushes(_ options: LaunchOptions) {}
  }

  final class RegistersOnRequest: PlainServiceHost, RegisteringCenter {
    override class var policies: Policies { Policies(os: .iOS8) }
    override class var vocabulary: Vocabulary { PushApp().uploads(to: "/devices").vocabulary }
    private var lastToken: DeviceToken?
    override func servePushes(_ options: LaunchOptions) {
      if let notification = options.remoteNotification { handle(notification) }
    }
    func registerForRemoteNotifications() { register() }
    override func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
      super.didRegisterForRemoteNotifications(deviceToken: deviceToken)
      guard !deviceToken.bytes.isEmpty, deviceToken != lastToken else { return }
      lastToken = deviceToken
      application.uploadDeviceToken(deviceToken.hexadecimal, to: "/devices") { _ in }
    }
  }

  final class RegistersBeforeTheSettings: PlainServiceHost {
    override func register() {
      application.registerForRemoteNotifications()
      application.registerUserNotificationSettings([.alert, .badge, .sound])
    }
  }

  final class ShowsToasts: PlainServiceHost, ToastingCenter {
    override func didReceiveRemoteNotification(_ userInfo: UserInfo) {
      super.didReceiveRemoteNotification(userInfo)
      let receipt = Receipt(userInfo.payload)
      guard application.applicationState == .active, receipt.isDisplayable, !receipt.isSilent
      else { return }
      application.presentToast(for: receipt.sighting) {}
    }
  }

  /// Has an interface from a storyboard, so the adapter does not report when the interface is made.
  final class BuildsNoInterface: PlainServiceHost {
    override func didFinishLaunching(with options: LaunchOptions) -> Bool {
      let answers = pass(.didFinishLaunching(options.remoteNotification?.payload))
      servePushes(options)
      return launchAnswer(answers)
    }
  }
}
