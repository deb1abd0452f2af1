import PushPayloads
import PushSimulation

enum ExtensionContentChecks {
  static let checks: [Check] = [
    eachAnswer("extension.answer-has-a-text") { episode, answer, judge in
      judge.expect(!answer.content.texts.isEmpty, in: episode.view(answer.turn)) {
        "a title, a subtitle or a body in the answer to \(episode.name)"
          + (episode.run.vocabulary.enrichment.mayDiscard ? ", or empty content" : "")
      }
    },

    eachAnswer("extension.other-members-are-kept") { episode, answer, judge in
      let kept = episode.membersToKeep(in: answer)
      guard !kept.isEmpty else { return }
      let changed = answer.content.members(unlike: episode.original).intersection(kept)
      judge.expect(changed.isEmpty, in: episode.view(answer.turn)) {
        changed.sorted { $0.rawValue < $1.rawValue }
          .map { member in
            "\(member.rawValue) of \(episode.name) to stay \(episode.original.text(of: member)), not"
              + " \(answer.content.text(of: member))"
          }
          .joined(separator: "; ")
      }
    },

    .eachRequest("extension.named-attachment-is-attached") { episode, judge in
      guard episode.isAlone, case .usable = episode.facts.attachment,
        let answer = episode.answers.first, !episode.isDiscarded(by: answer),
        !episode.givesUpText(at: answer.turn)
      else { return }
      let ended = episode.downloads.filter { $0.turn <= answer.turn }.map(\.outcome)
      let isThere = ended.contains(.file)
      // No attachment is due if the download has ended without a usable file, or if the time has run out.
      guard isThere || ended.isEmpty && !episode.isExpired(by: answer.turn) else { return }
      let file = DownloadedFile(.file, of: episode.scenarioName)
      let isAttached = answer.content.attachments.contains { $0.url == file?.url }
      judge.expect(isAttached, in: episode.view(answer.turn)) {
        isThere
          ? "the file that was downloaded for \(episode.name) to be attached"
          : "the request of \(episode.name) to be answered after the download, because the time has not"
            + " run out"
      }
    },

    showsReadableText("extension.readable-text-is-shown"),

    showsReadableText("extension.readable-text-is-shown-at-expiry", atExpiry: true),

    eachAnswer("extension.unreadable-text-is-shown-as-it-came") { episode, answer, judge in
      guard episode.facts.isEncrypted, episode.facts.secret == nil,
        !episode.isCutShort(at: answer.turn), !episode.hasText(by: answer.turn)
      else { return }
      let texts: Set<NotificationContent.Member> = [.title, .subtitle, .body]
      let isAsItCame = answer.content.members(unlike: episode.original).isDisjoint(with: texts)
      let placeholder = episode.run.vocabulary.enrichment.placeholder
      let isOriginal = isAsItCame || placeholder.map(answer.content.shows) == true
      judge.expect(isOriginal, in: episode.view(answer.turn)) {
        "the answer to show the original texts of \(episode.name): "
          + episode.original.texts.map { "'\($0)'" }.joined(separator: ", ")
          + (placeholder.map { ", or the placeholder '\($0)'" } ?? "")
      }
    },
  ]

  private static func showsReadableText(_ id: String, atExpiry isMeant: Bool = false) -> Check {
    .eachRequest(id) { episode, judge in
      guard let secret = episode.facts.secret, let answer = episode.answers.first,
        episode.isCutShort(at: answer.turn) == isMeant, !episode.isDiscarded(by: answer)
      else { return }
      let showsText = answer.content.shows(secret) || episode.showsServerText(in: answer)
      judge.expect(showsText, in: episode.view(answer.turn)) {
        "the answer to show the decrypted text of \(episode.name)"
          + (isMeant ? ", which needs no download" : "") + ": '\(secret)'"
      }
    }
  }

  private static func eachAnswer(
    _ id: String,
    _ look: @escaping @Sendable (ExtensionEpisode, ExtensionEpisode.Answer, inout Judge) -> Void
  ) -> Check {
    .eachRequest(id) { episode, judge in
      for answer in episode.answers where !episode.isDiscarded(by: answer) {
        look(episode, answer, &judge)
      }
    }
  }
}

extension ExtensionEpisode {
  func isDiscarded(by answer: Answer) -> Bool {
    run.vocabulary.enrichment.mayDiscard && answer.content.showsNothing
  }

  fileprivate func isCutShort(at turn: Int) -> Bool {
    isExpired(by: turn) && (facts.attachment != .unusable || lacksText(at: turn))
  }

  fileprivate func showsServerText(in answer: Answer) -> Bool {
    guard let text = serverText, hasText(by: answer.turn) else { return false }
    return answer.content.shows(text.body)
  }

  fileprivate func membersToKeep(in answer: Answer) -> Set<NotificationContent.Member> {
    let all = Set(NotificationContent.Member.allCases)
      .subtracting(run.vocabulary.enrichment.changes)
    // Another requirement judges the text of an encrypted notification. When the extension's time is over, the
    // extension can show that something is missing (Apple, serviceExtensionTimeWillExpire()).
    let speaksForItself =
      facts.isEncrypted || isCutShort(at: answer.turn) || mayShowAnotherText(in: answer)
    return speaksForItself ? all.subtracting([.title, .subtitle, .body]) : all
  }

  private func mayShowAnotherText(in answer: Answer) -> Bool {
    guard serverText != nil else { return false }
    let placeholder = run.vocabulary.enrichment.placeholder
    return hasText(by: answer.turn) || !isAloneWithID
      || placeholder.map(answer.content.shows) == true
  }
}

extension NotificationContent {
  fileprivate var showsNothing: Bool {
    texts.isEmpty && attachments.isEmpty && sound == nil && badge == nil
  }

  fileprivate func text(of member: Member) -> String {
    func quoted(_ text: String?) -> String {
      text.map { $0.isEmpty ? "empty" : "'\($0.onOneLine)'" } ?? "absent"
    }
    return switch member {
    case .title: quoted(title)
    case .subtitle: quoted(subtitle)
    case .body: quoted(body)
    case .badge: badge.map { "\($0)" } ?? "absent"
    case .sound: quoted(sound)
    case .categoryIdentifier: quoted(categoryIdentifier)
    case .threadIdentifier: quoted(threadIdentifier)
    case .userInfo: JSONValue.object(userInfo.payload).text
    }
  }

  func shows(_ text: String) -> Bool { texts.contains { $0.contains(text) } }
}
