import PushSimulation

extension ExtensionEpisode {
  /// The text that the server has for the notification; nil if the payload has no id, or if the extension fetches no
  /// texts.
  var serverText: FetchedText? {
    guard run.roles.contains(.textFetching), let id = facts.messageID, !id.isEmpty else {
      return nil
    }
    return FetchedText(of: id)
  }

  /// True if each request with the id of the notification belongs to this episode.
  ///
  /// Otherwise the extension may also show a text that it has kept.
  var isAloneWithID: Bool {
    isAlone
      && !run.notifications.indices.contains {
        $0 != notification.index && run.notifications[$0].facts.messageID == facts.messageID
      }
  }

  func hasText(by turn: Int) -> Bool {
    textFetches.contains { $0.turn <= turn && $0.outcome == .loaded }
  }

  /// Returns whether the server has answered with the text by the end of a turn, without any time in between.
  ///
  /// An extension may limit its waiting, and need not show a text that comes later.
  func hasPromptText(by turn: Int) -> Bool {
    textFetches.contains { fetch in
      guard fetch.turn <= turn, fetch.outcome == .loaded,
        let start = textFetchStarts.last(where: { $0 < fetch.turn })
      else { return false }
      return !timePasses(from: start, to: fetch.turn)
    }
  }

  /// Returns whether the text has been asked for by the end of a turn, and has not come.
  func lacksText(at turn: Int) -> Bool {
    textFetchStarts.contains { $0 <= turn } && !hasText(by: turn)
  }

  func beginsTextFetch(in turn: Int) -> Bool { textFetchStarts.contains(turn) }

  /// Returns whether the extension has waited for the text for some time by a turn, and no request has ended.
  ///
  /// An extension may limit its waiting, and then answer with the content that it has.
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

  /// The turn by which an extension that fetches the text first has to have begun its download; nil if there is none.
  var endOfWaitForText: Int? {
    let ends = [answers.first?.turn, expiries.first].compactMap(\.self)
    guard let end = ends.min(), !isExpired(by: end) || hasText(by: end), !givesUpText(at: end)
    else { return nil }
    return end
  }

  func step(of turn: Int) -> Int { run.timeline.turns[turn].step }
}
