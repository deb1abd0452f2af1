import PushSimulation

enum ExtensionChecks {
  static let checks: [Check] = [
    .eachRequest("extension.request-is-answered-by-expiry") { episode, judge in
      guard let expiry = episode.expiries.first else { return }
      judge.expect(episode.answers.contains { $0.turn <= expiry }, in: episode.view(expiry)) {
        "the request of \(episode.name) to be answered, now that its time is up"
      }
    },

    .eachRequest("extension.request-is-answered-once") { episode, judge in
      let late = episode.lateExpiries
      let answers = episode.answers.filter { !late.contains($0.turn) }
      guard let first = answers.first else { return }
      let isOnce = answers.count == 1
      judge.expect(isOnce, in: episode.view(isOnce ? first.turn : answers[1].turn)) {
        "one answer in all to the request of \(episode.name), not \(answers.count)"
      }
    },

    .eachRequest("extension.late-expiry-changes-nothing") { episode, judge in
      for expiry in episode.lateExpiries {
        judge.expect(!episode.answers.contains { $0.turn == expiry }, in: episode.view(expiry)) {
          "no further answer to the request of \(episode.name): it has been answered"
        }
      }
    },

    failedDownload,

    .eachRequest("extension.named-attachment-is-downloaded") { episode, judge in
      guard case .usable(let url) = episode.facts.attachment else { return }
      // An extension can fetch the text first, and download the attachment when the text has arrived.
      let waits = episode.serverText != nil && !episode.beginsDownload(in: episode.turn)
      guard let end = waits ? episode.endOfWaitForText : episode.turn else { return }
      let isDownloaded = (episode.turn...end).contains(where: episode.beginsDownload)
      judge.expect(isDownloaded, in: episode.view(end)) { "a download of \(url)" }
    },

    .eachRequest("extension.requests-do-not-mix") { episode, judge in
      for answer in episode.answers {
        let others = episode.run.extensionEpisodes.filter {
          $0.notification != episode.notification && $0.turn <= answer.turn
        }
        guard !others.isEmpty else { continue }
        let intruder = others.first { answer.content.speaks(of: $0, insteadOf: episode) }
        judge.expect(intruder == nil, in: episode.view(answer.turn)) {
          "no content of \(intruder?.name ?? "another notification") in the answer to \(episode.name)"
        }
      }
    },
  ]

  // An extension that leaves a successful download unanswered waits for something else, so it cannot be judged.
  private static let failedDownload = Check.eachVariant(
    "extension.failed-download-holds-nothing-up",
    variants: { scenario in
      scenario.variants("a download that succeeds") { step in
        guard case .extension(.completeDownload(let name, .failure)) = step else { return step }
        return .extension(.completeDownload(of: name, .file))
      }
    },
    { original, other, _, judge in
      let twins = other.extensionEpisodes
      for episode in original.extensionEpisodes where episode.isAlone {
        guard let failure = episode.downloads.first, failure.outcome == .failure,
          !episode.isExpired(by: failure.turn),
          !episode.answers.contains(where: { $0.turn < failure.turn }),
          let twin = twins.first(where: { $0.notification == episode.notification }),
          let success = twin.downloads.first
        else { continue }
        guard twin.answers.first?.turn == success.turn else {
          judge.couldNotSee(.downloadsAreNotAnswered)
          continue
        }
        let isAnswered =
          episode.answers.contains { $0.turn == failure.turn }
          || episode.beginsDownload(in: failure.turn)
        judge.expect(isAnswered, in: episode.view(failure.turn)) {
          "the request of \(episode.name) to be answered, as it is when the download succeeds"
        }
      }
    }
  )
}

extension Check {
  static func eachRequest(
    _ id: String,
    _ look: @escaping @Sendable (ExtensionEpisode, inout Judge) -> Void
  ) -> Check {
    wholeRun(id) { run, judge in
      for episode in run.extensionEpisodes { look(episode, &judge) }
    }
  }
}

extension NotificationContent {
  fileprivate func speaks(of other: ExtensionEpisode, insteadOf own: ExtensionEpisode) -> Bool {
    let (theirs, ours) = (other.original, own.original)
    let foreign = Set(theirs.texts + [other.facts.secret].compactMap(\.self))
      .subtracting(ours.texts + [own.facts.secret].compactMap(\.self))
    let files = Set(other.files.map(\.url))
    let fetched = other.serverText == own.serverText ? nil : other.serverText
    return texts.contains(where: foreign.contains)
      || fetched.map { shows($0.title) || shows($0.body) } == true
      || attachments.contains { files.contains($0.url) }
      || (userInfo.saysTheSame(as: theirs.userInfo)
        && !theirs.userInfo.saysTheSame(as: ours.userInfo))
  }
}
