import PushSimulation

enum ExtensionTextChecks {
  /// The time after which a missing request or answer is a fault; an extension can pause before a request.
  ///
  /// The system allows "a limited amount" (Apple, didReceive(_:withContentHandler:)), in practice about half a minute.
  private static let patience = Duration.seconds(10)

  static let checks: [Check] = [
    .eachRequest("extension.named-text-is-fetched") { episode, judge in
      guard let id = episode.facts.messageID, episode.serverText != nil, episode.isAloneWithID,
        episode.facts.secret == nil, let end = episode.endOfWork(after: patience)
      else { return }
      judge.expect(episode.textFetchStarts.contains { $0 <= end }, in: episode.view(end)) {
        "a request for the text of \(id.inQuotes), the message id of \(episode.name)"
      }
    },

    .eachRequest("extension.fetched-text-is-shown") { episode, judge in
      guard let text = episode.serverText, episode.isAloneWithID, episode.facts.secret == nil,
        let answer = episode.answers.first, !episode.isDiscarded(by: answer),
        !episode.lacksFile(at: answer.turn)
      else { return }
      if episode.hasPromptText(by: answer.turn) {
        judge.expect(answer.content.shows(text.body), in: episode.view(answer.turn)) {
          "the answer to show the text that the server has for \(episode.name): '\(text.body)'"
        }
        return
      }
      // An extension can limit how long it waits, and can answer while it repeats a request that has failed.
      guard let start = episode.textFetchStarts.first, start <= answer.turn,
        !episode.textFetches.contains(where: { $0.turn <= answer.turn }),
        !episode.isExpired(by: answer.turn), !episode.givesUpText(at: answer.turn)
      else { return }
      judge.expect(false, in: episode.view(answer.turn)) {
        "the request of \(episode.name) to be answered after the server has answered, because the"
          + " time has not run out"
      }
    },

    .eachRequest("extension.fetched-text-is-shown-at-expiry") { episode, judge in
      guard let text = episode.serverText, episode.isAloneWithID, episode.facts.secret == nil,
        let answer = episode.answers.first, !episode.isDiscarded(by: answer),
        episode.lacksFile(at: answer.turn), episode.hasPromptText(by: answer.turn)
      else { return }
      judge.expect(answer.content.shows(text.body), in: episode.view(answer.turn)) {
        "the answer to show the text of \(episode.name), which arrived before the time ran out:"
          + " '\(text.body)'"
      }
    },

    failedFetch,
  ]

  // An extension that does not answer when the text arrives waits for something else, so it cannot be judged.
  private static let failedFetch = Check.eachVariant(
    "extension.failed-fetch-holds-nothing-up",
    variants: { scenario in
      scenario.variants("a text that arrives") { step in
        guard case .extension(.completeText(let name, .failure)) = step else { return step }
        return .extension(.completeText(of: name, .loaded))
      }
    },
    { original, other, _, judge in
      let twins = other.extensionEpisodes
      for episode in original.extensionEpisodes where episode.isAloneWithID {
        guard let failure = episode.textFetches.first, failure.outcome == .failure,
          let twin = twins.first(where: { $0.notification == episode.notification }),
          let success = twin.textFetches.first,
          let end = episode.endOfPause(after: failure.turn, of: patience)
        else { continue }
        guard twin.answers.first?.turn == success.turn else {
          judge.couldNotSee(.textsAreNotAnswered)
          continue
        }
        judge.expect(episode.answers.contains { $0.turn <= end }, in: episode.view(end)) {
          "the request of \(episode.name) to be answered soon after the failure, as it is when"
            + " the text arrives"
        }
      }
    }
  )
}

extension ExtensionEpisode {
  fileprivate func lacksFile(at turn: Int) -> Bool {
    facts.attachment != .unusable && isExpired(by: turn)
  }

  /// Returns the turn by which the extension has to request the text: the turn of the first answer or of a late expiry.
  fileprivate func endOfWork(after patience: Duration) -> Int? {
    if let answer = answers.first, isDiscarded(by: answer) { return nil }
    let isLate = expiries.first.map { expiry in
      run.step(bringing: patience, after: step(of: turn), unless: { _ in false })
        .map { $0 <= step(of: expiry) } == true
    }
    let end = [answers.first?.turn, expiries.first].compactMap(\.self).min()
    guard let end, !lacksFile(at: end), !isExpired(by: end) || isLate == true else { return nil }
    return end
  }

  /// Returns the last turn in which the extension can pause after a failed text request.
  ///
  /// Nil if the run or the extension's time ends first, if the extension begins another request, or if it answered
  /// before the failure.
  fileprivate func endOfPause(after failure: Int, of patience: Duration) -> Int? {
    let last = run.step(bringing: patience, after: step(of: failure), unless: { _ in false })
    guard let last, let end = run.timeline.turns.lastIndex(where: { $0.step <= last }),
      !isExpired(by: end),
      !(failure...end).contains(where: { textFetchStarts.contains($0) || beginsDownload(in: $0) }),
      !answers.contains(where: { $0.turn < failure })
    else { return nil }
    return end
  }
}
