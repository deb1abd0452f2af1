import PushConformance

/// A correct center that reads each notification in a task off the main actor, and then handles it on the main actor.
///
/// The callback does not await the task. `settle()` returns when the last task has ended.
class SettlingCenter: PlainCenter {
  override class var policies: Policies { super.policies.with(\.work, .settles) }

  private var last: Task<Void, Never>?

  override func didReceiveRemoteNotification(_ userInfo: UserInfo) {
    let (payload, isActive, previous) = (userInfo.payload, super.isActive, last)
    last = Task.detached { [self] in
      await previous?.value
      let receipt = Receipt(payload)
      await finish(receipt, isActive)
    }
  }

  private func finish(_ receipt: Receipt, _ wasActive: Bool) {
    stateAtReceipt = wasActive
    super.handle(receipt)
  }
  private var stateAtReceipt = false
  override var isActive: Bool { stateAtReceipt }
  override func settle() async { await last?.value }
}
