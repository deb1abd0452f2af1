import Foundation
import PushConformance

final class WrongServiceHost: PlainServiceHost, ChangeableCenter {
  @MainActor struct Acts {
    var hearers = Act<WrongServiceHost, ServiceCallback, [ServiceHandle]>()
    var pass = Act<WrongServiceHost, ServiceCall, [Bool]>()
    var launchAnswer = Act<WrongServiceHost, [Bool], Bool>()
    var servePushes = Act<WrongServiceHost, LaunchOptions, Void>()
    var register = Act<WrongServiceHost, Void, Void>()
    var open = Act<WrongServiceHost, (url: URL, source: String?), Bool>()
    var urlAnswer = Act<WrongServiceHost, [Bool], Bool>()
    var receiveLocalNotification = Act<WrongServiceHost, UserInfo, Void>()
  }

  var acts = Acts()

  override func hearers(of callback: ServiceCallback) -> [ServiceHandle] {
    acts.hearers(self, callback, super.hearers(of:))
  }
  @discardableResult
  override func pass(_ call: ServiceCall) -> [Bool] { acts.pass(self, call, super.pass) }
  override func launchAnswer(_ answers: [Bool]) -> Bool {
    acts.launchAnswer(self, answers, super.launchAnswer)
  }
  override func servePushes(_ options: LaunchOptions) {
    acts.servePushes(self, options, super.servePushes)
  }
  override func register() { acts.register(self, ()) { super.register() } }
  override func open(_ url: URL, sourceApplication: String?) -> Bool {
    acts.open(self, (url, sourceApplication)) { super.open($0.url, sourceApplication: $0.source) }
  }
  override func urlAnswer(_ answers: [Bool]) -> Bool {
    acts.urlAnswer(self, answers, super.urlAnswer)
  }
  override func didReceiveLocalNotification(_ userInfo: UserInfo) {
    acts.receiveLocalNotification(self, userInfo, super.didReceiveLocalNotification)
  }
}
