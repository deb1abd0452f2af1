import PushConformance

enum FaultyDeduplication: FaultGroup {
  static let rows = faults([
    AnnouncesEveryCallback.self, AnnouncesKnownNames.self, ShowsRepetitions.self,
    AnnouncesTaps.self, ReportsWhatCameMeanwhile.self, ComparesTexts.self, ComparesPayloads.self,
    GoesByTheCollapseIdentifier.self, GoesByTheMessageAlone.self,
  ])

  final class AnnouncesEveryCallback: PlainBookkeeper {
    override func isNews(_ message: Message) -> Bool { true }
  }

  /// Announces each repetition of a message, although its server gives each message an id.
  final class AnnouncesKnownNames: PlainBookkeeper {
    override class var vocabulary: Vocabulary {
      PushApp().neverSends(.withoutMessageID, .badge).vocabulary
    }
    override func isNews(_ message: Message) -> Bool { true }
  }

  /// Recognizes a repetition when it notifies observers, but shows the repetition again.
  final class ShowsRepetitions: PlainBookkeeper {
    override func options(for message: Message) -> PresentationOptions {
      shown = []
      return super.options(for: message)
    }
  }

  final class AnnouncesTaps: PlainBookkeeper {
    override func open(_ receipt: Receipt) {
      announce(receipt)
      super.open(receipt)
    }
  }

  /// When the app becomes active, notifies observers again about notifications that arrived in the background.
  final class ReportsWhatCameMeanwhile: PlainBookkeeper {
    private var meanwhile: [Receipt] = []

    override func announce(_ receipt: Receipt) {
      super.announce(receipt)
      if application.applicationState == .background { meanwhile.append(receipt) }
    }

    override func sceneDidBecomeActive() {
      super.sceneDidBecomeActive()
      let late = meanwhile
      meanwhile = []
      for receipt in late { announce(receipt) }
    }
  }

  final class ComparesTexts: PlainBookkeeper {
    private var titles: Set<String> = []

    override func isNews(_ message: Message) -> Bool {
      guard let title = Receipt(message.payload).title else { return super.isNews(message) }
      return titles.insert(title).inserted
    }
  }

  /// Treats a message as a repetition if an earlier message had an equal payload, even if neither message has an id.
  final class ComparesPayloads: PlainBookkeeper {
    private var payloads: Set<JSONObject> = []

    override func isNews(_ message: Message) -> Bool { payloads.insert(message.payload).inserted }
  }

  /// Treats a push as a repetition if an earlier push had the same collapse identifier, and so ignores an update.
  final class GoesByTheCollapseIdentifier: PlainBookkeeper {
    private var identifiers: Set<String> = []

    override func willPresent(_ arrival: UserNotification, completion: PresentationCompletion) {
      guard identifiers.insert(arrival.identifier).inserted else { return completion([.badge]) }
      super.willPresent(arrival, completion: completion)
    }
  }

  /// Treats a push as a repetition if an earlier push had the same message id, and so does not announce an update.
  final class GoesByTheMessageAlone: PlainBookkeeper {
    private var names: Set<String> = []

    override func isNews(_ message: Message) -> Bool {
      guard let name = message.payload["message_id"]?.string else { return super.isNews(message) }
      return names.insert(name).inserted
    }
  }
}
