import PushConformance

/// Faults in the work that a center does for silent pushes.
enum FaultyResponsesUpdates: FaultGroup {
  static let rows = faults([
    SleepsBeforeTheContentComes.self, ForgetsTheHandlerAtAFailure.self,
    HasOnePlaceForTheHandler.self, SleepsBeforeItsTurn.self, UpdatesInTheBackgroundAlone.self,
    UpdatesInTwoPlaces.self, UpdatesOnEachEvent.self, NeedsAnID.self,
  ])

  final class SleepsBeforeTheContentComes: PlainUpdater {
    override func update(for receipt: Receipt, _ fetchCompletion: FetchCompletion) {
      request(receipt) { _ in }
      fetchCompletion(.newData)
    }
  }

  /// Makes one request at a time, and calls the completion handler of a waiting push before it makes the request.
  final class SleepsBeforeItsTurn: PlainUpdater {
    private var waiting: [Receipt] = []
    private var isLoading = false
    override func update(for receipt: Receipt, _ fetchCompletion: FetchCompletion) {
      guard !isLoading else {
        waiting.append(receipt)
        return fetchCompletion(.newData)
      }
      isLoading = true
      request(receipt) { [weak self] result in
        fetchCompletion(result)
        self?.next()
      }
    }
    private func next() {
      isLoading = !waiting.isEmpty
      if isLoading { request(waiting.removeFirst()) { [weak self] _ in self?.next() } }
    }
  }

  final class ForgetsTheHandlerAtAFailure: PlainUpdater {
    override func update(for receipt: Receipt, _ fetchCompletion: FetchCompletion) {
      request(receipt) { result in
        if result != .failed { fetchCompletion(result) }
      }
    }
  }

  final class HasOnePlaceForTheHandler: PlainUpdater {
    private var handler: FetchCompletion?
    override func update(for receipt: Receipt, _ fetchCompletion: FetchCompletion) {
      handler = fetchCompletion
      request(receipt) { [weak self] result in
        self?.handler?(result)
        self?.handler = nil
      }
    }
  }

  /// Loads no content while the app is in the foreground, because the center assumes that the screen loads the content.
  final class UpdatesInTheBackgroundAlone: PlainUpdater {
    override func updates(on receipt: Receipt) -> Bool {
      super.updates(on: receipt) && application.applicationState == .background
    }
  }

  final class UpdatesInTwoPlaces: PlainUpdater {
    override func announce(_ receipt: Receipt) {
      super.announce(receipt)
      if updates(on: receipt) { request(receipt) { _ in } }
    }
  }

  /// Loads no content for a push without an id, although the pushes of its app never have an id.
  final class NeedsAnID: PlainUpdater {
    override class var vocabulary: Vocabulary {
      PushApp()
        .sends { ["aps": $0.aps, "type": $0.type, "url": $0.url, "message_id": $0.messageID] }
        .vocabulary
    }
    override func updates(on receipt: Receipt) -> Bool {
      super.updates(on: receipt) && receipt.objectID != nil
    }
  }

  /// Loads content for each event, and not only for tasks.
  final class UpdatesOnEachEvent: PlainUpdater {
    override class var vocabulary: Vocabulary { PushApp().updates(on: "task").vocabulary }
  }
}
