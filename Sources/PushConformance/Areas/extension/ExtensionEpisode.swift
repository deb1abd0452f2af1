import PushSimulation

/// A notification that the system passed to a service extension, with the extension's requests and answers.
struct ExtensionEpisode {
  struct Answer {
    var turn: Int
    var content: NotificationContent
  }

  let run: Run
  let notification: NotificationID
  let turn: Int
  /// True if the extension receives the notification only once, so that each download belongs to this episode.
  let isAlone: Bool
  fileprivate(set) var expiries: [Int] = []
  fileprivate(set) var downloads: [(turn: Int, outcome: DownloadOutcome)] = []
  fileprivate(set) var textFetches: [(turn: Int, outcome: ContentOutcome)] = []
  fileprivate(set) var textFetchStarts: [Int] = []
  fileprivate(set) var answers: [Answer] = []

  var name: String { run.name(notification) }
  var scenarioName: String { run.notifications[notification.index].name }

  var facts: NotificationFacts { run.notifications[notification.index].facts }

  var original: NotificationContent {
    NotificationContent(payload: run.notifications[notification.index].payload)
  }

  func view(_ index: Int) -> TurnView { TurnView(run: run, index: index) }

  func isExpired(by turn: Int) -> Bool { expiries.contains { $0 <= turn } }

  var lateExpiries: [Int] {
    expiries.filter { expiry in answers.contains { $0.turn < expiry } }
  }

  var files: [DownloadedFile] {
    [.file, .untypedFile].compactMap { DownloadedFile($0, of: scenarioName) }
  }

  func beginsDownload(in turn: Int) -> Bool {
    view(turn).effects.contains {
      if case .extension(.startedDownload(_, notification)) = $0 { true } else { false }
    }
  }

  var serverText: FetchedText? {
    guard run.roles.contains(.textFetching), let id = facts.messageID, !id.isEmpty
    else { return nil }
    return FetchedText(of: id)
  }

  /// True if only this episode has the notification's message id; otherwise, the extension can reuse an earlier text.
  var isAloneWithID: Bool {
    isAlone
      && !run.notifications.indices.contains {
        $0 != notification.index && run.notifications[$0].facts.messageID == facts.messageID
      }
  }

  func hasText(by turn: Int) -> Bool {
    textFetches.contains { $0.turn <= turn && $0.outcome == .loaded }
  }

  /// Returns whether the text arrived at once: an extension can limit how long it waits, and need not show a late text.
  func hasPromptText(by turn: Int) -> Bool {
    textFetches.contains { fetch in
      guard fetch.turn <= turn, fetch.outcome == .loaded,
        let start = textFetchStarts.last(where: { $0 < fetch.turn })
      else { return false }
      return !timePasses(from: start, to: fetch.turn)
    }
  }

  func lacksText(at turn: Int) -> Bool {
    textFetchStarts.contains { $0 <= turn } && !hasText(by: turn)
  }

  /// Returns whether time has passed since the first text request and no request has ended: the extension can give up.
  func givesUpText(at turn: Int) -> Bool {
    guard let start = textFetchStarts.first, start <= turn,
      !textFetches.contains(where: { $0.turn <= turn })
    else { return false }
    return timePasses(from: start, to: turn)
  }

  private func timePasses(from start: Int, to end: Int) -> Bool {
    run.steps[step(of: start)...step(of: end)].contains {
      if case .time = $0 { true } else { false }
    }
  }

  /// The last turn in which an extension that fetches the text first can begin its download; nil if no download is due.
  var endOfWaitForText: Int? {
    let ends = [answers.first?.turn, expiries.first].compactMap(\.self)
    guard let end = ends.min(), !isExpired(by: end) || hasText(by: end), !givesUpText(at: end)
    else { return nil }
    return end
  }

  func step(of turn: Int) -> Int { run.timeline.turns[turn].step }
}

extension Run {
  var extensionEpisodes: [ExtensionEpisode] {
    guard roles.contains(.serviceExtension) else { return [] }
    var episodes: [ExtensionEpisode] = []
    var byCompletion: [Int: Int] = [:]
    for (number, completion) in timeline.completions.enumerated() where completion.kind == .content
    {
      byCompletion[number] = episodes.count
      let notification = completion.notification
      let times = timeline.completions.count {
        $0.kind == .content && $0.notification == notification
      }
      episodes.append(
        .init(run: self, notification: notification, turn: completion.turn, isAlone: times == 1)
      )
    }
    func change(_ id: NotificationID, before end: Int, _ note: (inout ExtensionEpisode) -> Void) {
      for index in episodes.indices
      where episodes[index].notification == id && episodes[index].turn < end {
        note(&episodes[index])
      }
    }
    for (number, turn) in timeline.turns.enumerated() {
      let effects = timeline.effects[turn.effects]
      if case .extension(.timeWillExpire(let id)) = turn.stimulus {
        // If several extension objects got the notification, the system calls the latest object when the time is up.
        let told = episodes.lastIndex { $0.notification == id && $0.turn < number }
        if let told { episodes[told].expiries.append(number) }
      }
      if case .extension(.downloadEnded(let id, let outcome)) = turn.stimulus {
        change(id, before: number) { $0.downloads.append((number, outcome)) }
      }
      if case .extension(.textFetchEnded(let id, let outcome)) = turn.stimulus {
        change(id, before: number) { $0.textFetches.append((number, outcome)) }
      }
      for case .extension(.startedTextFetch(_, .some(let id))) in effects {
        change(id, before: number + 1) { $0.textFetchStarts.append(number) }
      }
      for case .responses(.completed(let completion, .content(let content))) in effects {
        guard let index = byCompletion[completion.index] else { continue }
        episodes[index].answers.append(.init(turn: number, content: content))
      }
    }
    return episodes
  }
}

extension TurnView {
  var contentAnswers: [(notification: NotificationID, content: NotificationContent)] {
    effects.compactMap {
      guard case .responses(.completed(let completion, .content(let content))) = $0
      else { return nil }
      return (run.timeline.completions[completion.index].notification, content)
    }
  }
}
