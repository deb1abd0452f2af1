import Foundation
import PushConformance

/// Faults in passing callbacks on to services.
enum FaultyServices: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(TellsEverybodyTwice.self), fault(GoesRoundTwice.self), fault(KeepsResigningToItself.self),
    fault(KeepsErrorsToItself.self), fault(KeepsLocalNotificationsToItself.self),
    fault(HandlesNotificationsAlone.self), fault(TellsTheFirstAlone.self),
    fault(CallsMissingCallback.self), fault(OpensBothWays.self),
    fault(CallsLaunchAtForeground.self), fault(TakesLocalForRemote.self),
    fault(LosesTheLaunchOptions.self), fault(LosesTheSource.self), fault(CutsOffFragments.self),
    fault(DecodesURLs.self), fault(DropsLeadingZeros.self), fault(NamesTheErrorItself.self),
    fault(PassesOnApsAlone.self), fault(GoesBackwards.self), fault(TakesTurns.self),
    fault(MakesThemAnew.self), fault(MakesASpareSet.self), fault(HasPlaceForThree.self),
    fault(KnowsALaterOneByItsPlace.self),
  ]

  /// Calls each service twice for each callback.
  final class TellsEverybodyTwice: PlainServiceHost {
    override func hearers(of callback: ServiceCallback) -> [ServiceHandle] {
      super.hearers(of: callback).flatMap { [$0, $0] }
    }
  }

  /// Calls all services twice when the app becomes active.
  final class GoesRoundTwice: PlainServiceHost {
    override func didBecomeActive() {
      super.didBecomeActive()
      super.didBecomeActive()
    }
  }

  /// Does not pass `willResignActive` on to services.
  final class KeepsResigningToItself: PlainServiceHost {
    override func willResignActive() {}
  }

  /// Does not pass the error of a failed registration on to services.
  final class KeepsErrorsToItself: PlainServiceHost {
    override func didFailToRegisterForRemoteNotifications(error: any Error) {}
  }

  /// Does not pass local notifications on to services.
  final class KeepsLocalNotificationsToItself: PlainServiceHost {
    override func didReceiveLocalNotification(_ userInfo: UserInfo) {}
  }

  /// Handles a remote notification itself, and does not pass it on to services.
  final class HandlesNotificationsAlone: PlainServiceHost {
    override func didReceiveRemoteNotification(_ userInfo: UserInfo) { handle(userInfo) }
  }

  /// Calls only the first service when the app enters the background.
  final class TellsTheFirstAlone: PlainServiceHost {
    override func didEnterBackground() {
      _ = hearers(of: .didEnterBackground).first?.hear(.lifecycle(.didEnterBackground))
    }
  }

  /// Passes a token on to every service, even to a service that does not implement the callback.
  final class CallsMissingCallback: PlainServiceHost {
    override func hearers(of callback: ServiceCallback) -> [ServiceHandle] {
      callback == .didRegister ? services : super.hearers(of: callback)
    }
  }

  /// Passes a URL on by both callbacks for URLs: the current callback and the older callback.
  final class OpensBothWays: PlainServiceHost {
    override func open(_ url: URL, sourceApplication: String?) -> Bool {
      pass(.handleOpenURL(url.absoluteString))
      return super.open(url, sourceApplication: sourceApplication)
    }
  }

  /// Calls the services' launch callback, too, when the app enters the foreground.
  final class CallsLaunchAtForeground: PlainServiceHost {
    override func willEnterForeground() {
      pass(.didFinishLaunching(nil))
      super.willEnterForeground()
    }
  }

  /// Passes a local notification on by the callback for remote notifications.
  final class TakesLocalForRemote: PlainServiceHost {
    override func didReceiveLocalNotification(_ userInfo: UserInfo) {
      pass(.didReceiveRemoteNotification(userInfo.payload))
    }
  }

  /// A base class for centers that change a call before they pass the call on.
  class Changes: PlainServiceHost {
    func change(_ call: ServiceCall) -> ServiceCall { call }
    override func pass(_ call: ServiceCall) -> [Bool] { super.pass(change(call)) }
  }

  /// Passes a launch on without its notification.
  final class LosesTheLaunchOptions: Changes {
    override func change(_ call: ServiceCall) -> ServiceCall {
      if case .didFinishLaunching = call { .didFinishLaunching(nil) } else { call }
    }
  }

  /// Passes a URL on without its source application.
  final class LosesTheSource: Changes {
    override func change(_ call: ServiceCall) -> ServiceCall {
      if case .openURL(let url, _) = call { .openURL(url, sourceApplication: nil) } else { call }
    }
  }

  /// Passes a URL on without its fragment.
  final class CutsOffFragments: Changes {
    override func change(_ call: ServiceCall) -> ServiceCall {
      guard case .openURL(let url, let source) = call else { return call }
      return .openURL(String(url.prefix { $0 != "#" }), sourceApplication: source)
    }
  }

  /// Removes the percent-encoding of a URL before it passes the URL on by the older callback.
  final class DecodesURLs: Changes {
    override func change(_ call: ServiceCall) -> ServiceCall {
      guard case .handleOpenURL(let url) = call else { return call }
      return .handleOpenURL(url.removingPercentEncoding ?? url)
    }
  }

  /// Passes a token on without its leading zero bytes.
  final class DropsLeadingZeros: Changes {
    override func change(_ call: ServiceCall) -> ServiceCall {
      guard case .didRegister(let token) = call else { return call }
      return .didRegister(DeviceToken(bytes: Array(token.bytes.drop { $0 == 0 })))
    }
  }

  /// Passes on a text of its own instead of the error of a failed registration.
  final class NamesTheErrorItself: Changes {
    override func change(_ call: ServiceCall) -> ServiceCall {
      if case .didFailToRegister = call {
        .didFailToRegister("The operation failed.")
      } else {
        call
      }
    }
  }

  /// Passes on only the member `aps` of a remote notification.
  final class PassesOnApsAlone: Changes {
    override func change(_ call: ServiceCall) -> ServiceCall {
      guard case .didReceiveRemoteNotification(let payload) = call else { return call }
      return .didReceiveRemoteNotification(["aps": payload["aps"] ?? .null])
    }
  }

  /// Calls the services in the reverse order of their list.
  final class GoesBackwards: PlainServiceHost {
    override func hearers(of callback: ServiceCallback) -> [ServiceHandle] {
      super.hearers(of: callback).reversed()
    }
  }

  /// Calls the services in their order, but begins with a different service each time.
  final class TakesTurns: PlainServiceHost {
    private var rounds = 0
    override func hearers(of callback: ServiceCallback) -> [ServiceHandle] {
      let all = super.hearers(of: callback)
      guard !all.isEmpty else { return [] }
      rounds += 1
      return Array(all[(rounds % all.count)...] + all[..<(rounds % all.count)])
    }
  }

  /// Creates new services for each callback, so no service remembers earlier callbacks.
  final class MakesThemAnew: PlainServiceHost {
    override var services: [ServiceHandle] { application.makeServices() }
  }

  /// Makes a second set of services when it is created.
  final class MakesASpareSet: PlainServiceHost {
    required init(application: SimulatedApplication) {
      super.init(application: application)
      _ = application.makeServices()
    }
  }

  /// Passes callbacks on to the first three services only.
  final class HasPlaceForThree: PlainServiceHost {
    override var services: [ServiceHandle] { Array(super.services.prefix(3)) }
  }

  /// When the app enters the background, does not call the fourth of four services.
  final class KnowsALaterOneByItsPlace: PlainServiceHost {
    override func didEnterBackground() {
      let all = services
      for (place, service) in all.enumerated()
      where service.implements(.didEnterBackground) && (all.count != 4 || place != 3) {
        service.hear(.lifecycle(.didEnterBackground))
      }
    }
  }
}
