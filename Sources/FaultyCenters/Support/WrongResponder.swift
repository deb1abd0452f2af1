import PushConformance

final class WrongResponder: PlainResponder, ChangeableCenter {
  typealias OfReceipt<Output> = Act<WrongResponder, Receipt, Output>

  @MainActor struct Acts {
    var announce = OfReceipt<Void>()
    var options = OfReceipt<PresentationOptions>()
    var open = OfReceipt<Void>()
    var tell = OfReceipt<Void>()
    var route = Act<WrongResponder, String, Void>()
    var handle = Act<WrongResponder, NotificationResponse, Void>()
    var receiveResponse = Act<
      WrongResponder, (response: NotificationResponse, completion: ResponseCompletion), Void
    >()
    var fetch = Act<WrongResponder, (push: UserInfo, completion: FetchCompletion), Void>()
    var interfaceReady = Act<WrongResponder, Void, Void>()
  }

  var acts = Acts()

  override func announce(_ receipt: Receipt) { acts.announce(self, receipt, super.announce) }
  override func options(for receipt: Receipt) -> PresentationOptions {
    acts.options(self, receipt, super.options(for:))
  }
  override func open(_ receipt: Receipt) { acts.open(self, receipt, super.open) }
  override func tell(of receipt: Receipt) { acts.tell(self, receipt, super.tell(of:)) }
  override func route(to url: String) { acts.route(self, url, super.route(to:)) }
  override func handle(_ response: NotificationResponse) {
    acts.handle(self, response, super.handle)
  }
  override func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
    acts.receiveResponse(self, (response, completion)) {
      super.didReceive($0.response, completion: $0.completion)
    }
  }
  override func didReceiveRemoteNotification(_ push: UserInfo, fetchCompletion: FetchCompletion) {
    acts.fetch(self, (push, fetchCompletion)) {
      super.didReceiveRemoteNotification($0.push, fetchCompletion: $0.completion)
    }
  }
  override func interfaceDidBecomeReady() {
    acts.interfaceReady(self, ()) { super.interfaceDidBecomeReady() }
  }
}
