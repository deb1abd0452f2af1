import PushConformance

@testable import FaultyCenters

/// Correct centers that do the work of silent pushes in unusual ways.
enum LegalResponsesUpdates {
  static let rows = SubjectRow.rows([
    PlainUpdater.self, UpdatesOnTasks.self, UpdatesOnMessages.self, UpdatesOneAfterAnother.self,
    UpdatesOnceForSeveral.self, UpdatesTwiceAfterAFailure.self, UpdatesAgainAfterAPause.self,
    CancelsTheOlder.self, GathersPushes.self, GivesUpInTime.self, UpdatesOnVisiblePushesToo.self,
    UpdatesOnCommands.self, UpdatesAndLoads.self,
  ])

  final class UpdatesOnTasks: PlainUpdater {
    override class var vocabulary: Vocabulary { PushApp().updates(on: "task").vocabulary }
    override func updates(on receipt: Receipt) -> Bool {
      receipt.isSilent && receipt.type == "task"
    }
  }

  final class UpdatesOnMessages: PlainUpdater {
    override class var vocabulary: Vocabulary { PushApp().updates(on: "message").vocabulary }
    override func updates(on receipt: Receipt) -> Bool {
      receipt.isSilent && receipt.type == "message"
    }
  }

  final class UpdatesOneAfterAnother: PlainUpdater {
    private var waiting: [(receipt: Receipt, end: FetchCompletion)] = []
    private var isLoading = false
    override func update(for receipt: Receipt, _ fetchCompletion: FetchCompletion) {
      waiting.append((receipt, fetchCompletion))
      next()
    }
    private func next() {
      guard !isLoading, !waiting.isEmpty else { return }
      isLoading = true
      let (receipt, end) = waiting.removeFirst()
      request(receipt) { [weak self] result in
        end(result)
        self?.isLoading = false
        self?.next()
      }
    }
  }

  /// Makes one request for all pushes that arrive before the request has ended.
  final class UpdatesOnceForSeveral: PlainUpdater {
    private var handlers: [FetchCompletion] = []
    override func update(for receipt: Receipt, _ fetchCompletion: FetchCompletion) {
      handlers.append(fetchCompletion)
      guard handlers.count == 1 else { return }
      request(receipt) { [weak self] result in
        guard let self else { return }
        let ended = handlers
        handlers = []
        for handler in ended { handler(result) }
      }
    }
  }

  final class UpdatesTwiceAfterAFailure: PlainUpdater {
    override func update(for receipt: Receipt, _ fetchCompletion: FetchCompletion) {
      request(receipt) { [weak self] result in
        guard result == .failed, let self else { return fetchCompletion(result) }
        request(receipt) { fetchCompletion($0) }
      }
    }
  }

  final class UpdatesAgainAfterAPause: PlainUpdater {
    override func update(for receipt: Receipt, _ fetchCompletion: FetchCompletion) {
      request(receipt) { [weak self] result in
        guard result == .failed, let self else { return fetchCompletion(result) }
        application.later(.seconds(2)) { [weak self] in self?.update(for: receipt, fetchCompletion)
        }
      }
    }
  }

  final class CancelsTheOlder: PlainUpdater {
    override class var app: PushApp { super.app.work(.mainActor) }
    private var task: Task<Void, Never>?
    override func update(for receipt: Receipt, _ fetchCompletion: FetchCompletion) {
      task?.cancel()
      task = Task {
        do {
          try await application.loadContent(for: receipt.sighting)
          fetchCompletion(.newData)
        } catch {
          fetchCompletion(.failed)
        }
      }
    }
  }

  final class GathersPushes: PlainUpdater {
    private var gathered: [(receipt: Receipt, end: FetchCompletion)] = []
    override func update(for receipt: Receipt, _ fetchCompletion: FetchCompletion) {
      gathered.append((receipt, fetchCompletion))
      guard gathered.count == 1 else { return }
      application.later(.seconds(2)) { [weak self] in self?.load() }
    }
    private func load() {
      let pushes = gathered
      gathered = []
      guard let newest = pushes.last else { return }
      request(newest.receipt) { result in
        for push in pushes { push.end(result) }
      }
    }
  }

  /// Calls the completion handler after 25 seconds, since the system waits for 30 seconds at most.
  final class GivesUpInTime: PlainUpdater {
    override func update(for receipt: Receipt, _ fetchCompletion: FetchCompletion) {
      var hasEnded = false
      let end: @MainActor (FetchResult) -> Void = { result in
        if !hasEnded { fetchCompletion(result) }
        hasEnded = true
      }
      let timer = application.later(.seconds(25)) { end(.failed) }
      request(receipt) { result in
        timer.cancel()
        end(result)
      }
    }
  }

  final class UpdatesOnVisiblePushesToo: PlainUpdater {
    override func updates(on receipt: Receipt) -> Bool {
      var receipt = receipt
      receipt.isSilent = true
      return super.updates(on: receipt)
    }
  }

  /// Loads content for pushes without ids.
  final class UpdatesOnCommands: PlainUpdater {
    override class var vocabulary: Vocabulary {
      PushApp()
        .sends { ["aps": $0.aps, "type": $0.type, "url": $0.url, "message_id": $0.messageID] }
        .vocabulary
    }
    override func read(_ payload: JSONObject) -> Receipt { Receipt(payload) }
  }

  final class UpdatesAndLoads: PlainLoader, BackgroundUpdatingCenter {
    override func didReceiveRemoteNotification(_ push: UserInfo, fetchCompletion: FetchCompletion) {
      let receipt = read(push.payload)
      announce(receipt)
      guard receipt.isSilent, receipt.type != nil else { return fetchCompletion(.noData) }
      request(receipt) { fetchCompletion($0 ? .newData : .failed) }
    }
  }
}
