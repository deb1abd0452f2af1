import PropertyEngine
import PushPayloads
import PushSimulation

extension StepRules {
  var requests: [StepRule] {
    [
      StepRule("completeDownload", weight: 5, when: { !$0.delivered.isEmpty }) { model, source in
        let name = Self.delivered(model, &source)
        let outcomes: [DownloadOutcome] = [.file, .failure, .untypedFile]
        return .extension(.completeDownload(of: name, outcomes[source.index(weights: [5, 2, 1])]))
      },
      StepRule("expire", weight: 4, when: { !$0.expiring.isEmpty }) { model, source in
        .extension(.expire(Self.pick(model.expiring, among: model.names, &source)))
      },
      StepRule("advance", weight: 3) { _, source in
        .time(.advance([.seconds(30), .seconds(1)][source.index(2)]))
      },
    ] + (hears(.textFetching) ? [Self.endOfTextFetch] : [])
  }

  private static let endOfTextFetch = StepRule(
    "completeText",
    weight: 8,
    when: { !$0.delivered.isEmpty }
  ) { model, source in
    let outcomes: [ContentOutcome] = [.loaded, .failure]
    let name = delivered(model, &source)
    return .extension(.completeText(of: name, outcomes[source.index(weights: [3, 1])]))
  }
}

extension ScenarioCast {
  func request(
    _ number: Int,
    isHostile: Bool,
    _ source: inout ChoiceSource
  ) -> AbstractNotification {
    var notification = AbstractNotification(messageID: .string("m-\(number)"))
    switch source.index(weights: [6, 2, 1]) {
    // The keys of `alert` are in alphabetical order, because the kit reads a scenario file back in this order.
    case 0:
      notification.alert = ["body": .string(words(number)), "title": .string("Sender \(number)")]
    case 1: notification.alert = .string(words(number))
    default: break  // The notification shows nothing, so the system starts no extension.
    }
    if source.bool(1, outOf: 3) { notification.aps["category"] = "message" }
    if !source.bool(1, outOf: 8) { notification.aps["mutable-content"] = 1 }
    if source.bool(1, outOf: 3) { notification.aps["thread-id"] = .string("thread-\(number)") }
    switch source.index(weights: [3, 5, isHostile ? 3 : 0]) {
    case 1: notification.attachment = .string("https://example.com/\(number).jpg")
    case 2: notification.attachment = [.null, 5, "", [:]][source.index(4)]
    default: break
    }
    switch source.index(weights: [4, 3, 1]) {
    case 1: notification.secret = "Sender \(number): the words of the message"
    case 2: notification.ciphertext = ["unreadable", 5, "", []][source.index(isHostile ? 4 : 1)]
    default: break
    }
    if source.bool(1, outOf: 3) { notification.badge = .number(JSONNumber(number)) }
    // Only subjects with `textFetching` make this draw, so other subjects' seeds still produce their earlier scenarios.
    if roles.contains(.textFetching), source.bool(1, outOf: 6) {
      notification.messageID = [nil, .null, 5, "", []][source.index(isHostile ? 5 : 1)]
    }
    return notification
  }

  private func words(_ number: Int) -> String { "Message \(number)" }
}
