import PushConformance

/// A simple correct center that loads content when a silent push of one of the app's events arrives.
class PlainUpdater: PlainResponder, BackgroundUpdatingCenter {
  override func read(_ payload: JSONObject) -> Receipt {
    var receipt = super.read(payload)
    receipt.objectID = payload["id"]?.string
    return receipt
  }

  override func didReceiveRemoteNotification(_ push: UserInfo, fetchCompletion: FetchCompletion) {
    let receipt = read(push.payload)
    announce(receipt)
    if updates(on: receipt) {
      update(for: receipt, fetchCompletion)
    } else {
      fetchCompletion(.noData)
    }
  }

  func updates(on receipt: Receipt) -> Bool {
    receipt.isSilent
      && ["message", "task", "invitation", "announcement"].contains(receipt.type)
  }

  func update(for receipt: Receipt, _ fetchCompletion: FetchCompletion) {
    request(receipt) { fetchCompletion($0) }
  }

  func request(_ receipt: Receipt, then: @escaping @MainActor (FetchResult) -> Void) {
    application.loadContent(for: receipt.sighting) {
      then((try? $0.get()) == nil ? .failed : .newData)
    }
  }
}
