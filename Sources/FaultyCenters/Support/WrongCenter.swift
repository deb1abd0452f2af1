import PushConformance

final class WrongCenter: PlainCenter, ChangeableCenter {
  @MainActor struct Acts {
    var register = Act<WrongCenter, Void, Void>()
    var registrationFailed = Act<WrongCenter, any Error, Void>()
    var isNew = Act<WrongCenter, DeviceToken, Bool>()
    var upload = Act<WrongCenter, DeviceToken, Void>()
    var text = Act<WrongCenter, DeviceToken, String>()
    var uploadEnded = Act<
      WrongCenter, (result: Result<Void, any Error>, token: DeviceToken), Void
    >()
    var questions = Act<WrongCenter, Void, [@MainActor (Sighting) -> Bool]>()
    var listeners = Act<WrongCenter, Void, [@MainActor (Sighting) -> Void]>()
    var receive = Act<WrongCenter, UserInfo, Void>()
    var read = Act<WrongCenter, JSONObject, Receipt>()
    var broadcast = Act<WrongCenter, Receipt, Void>()
    var decide = Act<WrongCenter, Receipt, Void>()
    var isSuppressed = Act<WrongCenter, Receipt, Bool>()
    var present = Act<WrongCenter, Receipt, Void>()
    var follow = Act<WrongCenter, Receipt, Void>()
    var addSuppressor = Act<WrongCenter, Suppressor, Void>()
    var removeSuppressor = Act<WrongCenter, Suppressor, Void>()
    var removeObserver = Act<WrongCenter, Observer, Void>()
  }

  var acts = Acts()

  override func registerForRemoteNotifications() {
    acts.register(self, ()) { super.registerForRemoteNotifications() }
  }
  override func didFailToRegisterForRemoteNotifications(error: any Error) {
    acts.registrationFailed(self, error, super.didFailToRegisterForRemoteNotifications(error:))
  }
  override func isNew(_ token: DeviceToken) -> Bool { acts.isNew(self, token, super.isNew) }
  override func upload(_ token: DeviceToken) { acts.upload(self, token, super.upload) }
  override func text(of token: DeviceToken) -> String { acts.text(self, token, super.text(of:)) }
  override func uploadEnded(_ result: Result<Void, any Error>, of token: DeviceToken) {
    acts.uploadEnded(self, (result, token)) { super.uploadEnded($0.result, of: $0.token) }
  }
  override var questions: [@MainActor (Sighting) -> Bool] {
    acts.questions(self, ()) { super.questions }
  }
  override var listeners: [@MainActor (Sighting) -> Void] {
    acts.listeners(self, ()) { super.listeners }
  }
  override func didReceiveRemoteNotification(_ userInfo: UserInfo) {
    acts.receive(self, userInfo, super.didReceiveRemoteNotification)
  }
  override func read(_ payload: JSONObject) -> Receipt { acts.read(self, payload, super.read) }
  override func broadcast(_ receipt: Receipt) { acts.broadcast(self, receipt, super.broadcast) }
  override func decide(_ receipt: Receipt) { acts.decide(self, receipt, super.decide) }
  override func isSuppressed(_ receipt: Receipt) -> Bool {
    acts.isSuppressed(self, receipt, super.isSuppressed)
  }
  override func present(_ receipt: Receipt) { acts.present(self, receipt, super.present) }
  override func follow(_ receipt: Receipt) { acts.follow(self, receipt, super.follow) }
  override func addSuppressor(_ suppressor: Suppressor) {
    acts.addSuppressor(self, suppressor, super.addSuppressor)
  }
  override func removeSuppressor(_ suppressor: Suppressor) {
    acts.removeSuppressor(self, suppressor, super.removeSuppressor)
  }
  override func removeObserver(_ observer: Observer) {
    acts.removeObserver(self, observer, super.removeObserver)
  }
}
