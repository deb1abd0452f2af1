import Foundation
import PushConformance

enum FaultyServices: FaultGroup {
  typealias Changed = WrongServiceHost

  static let rows: [SubjectRow] = [
    fault("TellsEverybodyTwice") { $0.hearers.distort { $1 = $1.flatMap { [$0, $0] } } },
    fault(GoesRoundTwice.self), fault(KeepsResigningToItself.self), fault(KeepsErrorsToItself.self),
    fault("KeepsLocalNotificationsToItself") { $0.receiveLocalNotification.drop() },
    fault(HandlesNotificationsAlone.self), fault(TellsTheFirstAlone.self),
    fault("CallsMissingCallback") {
      $0.hearers.replace { center, callback, hearers in
        callback == .didRegister ? center.services : hearers(callback)
      }
    },
    fault("OpensBothWays") {
      $0.open.before { center, url in center.pass(.handleOpenURL(url.url.absoluteString)) }
    },
    fault(CallsLaunchAtForeground.self),
    fault("TakesLocalForRemote") {
      $0.receiveLocalNotification.replace { center, userInfo, _ in
        center.pass(.didReceiveRemoteNotification(userInfo.payload))
      }
    },
    fault("LosesTheLaunchOptions") {
      $0.pass.rewrite { if case .didFinishLaunching = $0 { $0 = .didFinishLaunching(nil) } }
    },
    fault("LosesTheSource") {
      $0.pass.rewrite {
        if case .openURL(let url, _) = $0 { $0 = .openURL(url, sourceApplication: nil) }
      }
    },
    fault("CutsOffFragments") {
      $0.pass.rewrite { call in
        guard case .openURL(let url, let source) = call else { return }
        call = .openURL(String(url.prefix { $0 != "#" }), sourceApplication: source)
      }
    },
    fault("DecodesURLs") {
      $0.pass.rewrite { call in
        guard case .handleOpenURL(let url) = call else { return }
        call = .handleOpenURL(url.removingPercentEncoding ?? url)
      }
    },
    fault("DropsLeadingZeros") {
      $0.pass.rewrite { call in
        guard case .didRegister(let token) = call else { return }
        call = .didRegister(DeviceToken(bytes: Array(token.bytes.drop { $0 == 0 })))
      }
    },
    fault("NamesTheErrorItself") {
      $0.pass.rewrite { call in
        if case .didFailToRegister = call { call = .didFailToRegister("The operation failed.") }
      }
    },
    fault("PassesOnApsAlone") {
      $0.pass.rewrite { call in
        guard case .didReceiveRemoteNotification(let payload) = call else { return }
        call = .didReceiveRemoteNotification(["aps": payload["aps"] ?? .null])
      }
    },
    fault("GoesBackwards") { $0.hearers.distort { _, hearers in hearers.reverse() } },
    // Calls the services in their order, but begins with a different service at each callback.
    fault("TakesTurns") { acts in
      var rounds = 0
      acts.hearers.distort { _, all in
        guard !all.isEmpty else { return }
        rounds += 1
        all = Array(all[(rounds % all.count)...] + all[..<(rounds % all.count)])
      }
    },
    fault(MakesThemAnew.self), fault(MakesASpareSet.self), fault(HasPlaceForThree.self),
    fault(KnowsALaterOneByItsPlace.self),
  ]

  final class GoesRoundTwice: PlainServiceHost {
    override func didBecomeActive() {
      super.didBecomeActive()
      super.didBecomeActive()
    }
  }

  final class KeepsResigningToItself: PlainServiceHost {
    override func willResignActive() {}
  }

  final class KeepsErrorsToItself: PlainServiceHost {
    override func didFailToRegisterForRemoteNotifications(error: any Error) {}
  }

  final class HandlesNotificationsAlone: PlainServiceHost {
    override func didReceiveRemoteNotification(_ userInfo: UserInfo) { handle(userInfo) }
  }

  final class TellsTheFirstAlone: PlainServiceHost {
    override func didEnterBackground() {
      _ = hearers(of: .didEnterBackground).first?.hear(.lifecycle(.didEnterBackground))
    }
  }

  final class CallsLaunchAtForeground: PlainServiceHost {
    override func willEnterForeground() {
      pass(.didFinishLaunching(nil))
      super.willEnterForeground()
    }
  }

  /// Creates new services for each callback, so no service remembers earlier callbacks.
  final class MakesThemAnew: PlainServiceHost {
    override var services: [ServiceHandle] { application.makeServices() }
  }

  final class MakesASpareSet: PlainServiceHost {
    required init(application: SimulatedApplication) {
      super.init(application: application)
      _ = application.makeServices()
    }
  }

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
