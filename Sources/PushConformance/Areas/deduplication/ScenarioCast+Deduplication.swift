import PropertyEngine
import PushPayloads
import PushSimulation

extension ScenarioCast {
  func entry(
    _ number: Int,
    after earlier: [AbstractNotification],
    _ source: inout ChoiceSource
  ) -> AbstractNotification {
    let letters = earlier.filter { $0.origin == .own && $0.alert != nil }
    let others = [roles.contains(.passingOn) ? 3 : 0, roles.contains(.passingOn) ? 2 : 0]
    let withdrawals = [roles.contains(.withdrawing) ? 5 : 0]
    switch source.index(weights: [6, 4, 4] + others + withdrawals) {
    case 1 where !letters.isEmpty: return twin(number, of: letters[source.index(letters.count)])
    case 2 where !letters.isEmpty:
      return update(number, of: letters[source.index(letters.count)], &source)
    case 3: return campaign(number, &source)
    case 4:
      return AbstractNotification(
        alert: .string("Reminder \(number)"),
        url: .string("app://items/\(number)"),
        origin: .local
      )
    case 5: return withdrawal(number, of: earlier, &source)
    default: return letter(number, &source)
    }
  }

  private func letter(_ number: Int, _ source: inout ChoiceSource) -> AbstractNotification {
    var letter = AbstractNotification(
      alert: .string("Message \(number)"),
      messageID: .string("m-\(number)"),
      collapseID: "c-\(number)"
    )
    letter.contentAvailable = source.bool(1, outOf: 2)
    if source.bool(1, outOf: 2) { letter.url = .string("app://items/\(number)") }
    if source.bool(2, outOf: 3) { letter.badge = .number(JSONNumber(number)) }
    // If the message id and the collapse id are missing, each push is a new message.
    if source.bool(1, outOf: 6) { letter.messageID = nil }
    if source.bool(1, outOf: 6) { letter.collapseID = nil }
    return letter
  }

  private func twin(_ number: Int, of letter: AbstractNotification) -> AbstractNotification {
    var twin = letter
    // The kit recognizes a letter without a message id by its text, so the twin of this letter needs another text.
    if letter.messageID == nil { twin.alert = .string("Message \(number)") }
    twin.messageID = .string("m-\(number)")
    twin.collapseID = "c-\(number)"
    return twin
  }

  private func update(
    _ number: Int,
    of letter: AbstractNotification,
    _ source: inout ChoiceSource
  ) -> AbstractNotification {
    var update = letter
    update.alert = .string("Message \(number)")
    if update.messageID == nil || source.bool() { update.messageID = .string("m-\(number)") }
    return update
  }

  /// Draws a push that the server of another SDK sends to the app.
  private func campaign(_ number: Int, _ source: inout ChoiceSource) -> AbstractNotification {
    var campaign = AbstractNotification(
      alert: .string("Sale \(number)"),
      origin: .foreign,
      extra: ["deep_link": .string("shop://sale/\(number)")]
    )
    campaign.contentAvailable = source.bool(1, outOf: 3)
    if campaign.contentAvailable, source.bool(1, outOf: 3) { campaign.alert = nil }
    return campaign
  }

  private func withdrawal(
    _ number: Int,
    of earlier: [AbstractNotification],
    _ source: inout ChoiceSource
  ) -> AbstractNotification {
    if withdrawsAll {
      let withdrawsOne = vocabulary.template.path(to: .withdrawn) != nil
      if !withdrawsOne || source.bool(1, outOf: 3) { return withdrawalOfAll(number) }
    }
    let named = zip(Self.notifications, earlier)
      .filter { $0.1.messageID?.string != nil && $0.1.collapseID != nil }.map(\.0)
    var withdrawal = AbstractNotification(
      contentAvailable: true,
      messageID: .string("m-\(number)"),
      withdraws: source.subset(named)
    )
    if withdrawal.withdraws.isEmpty, !named.isEmpty {
      withdrawal.withdraws = [named[source.index(named.count)]]
    }
    if source.bool(1, outOf: 4) { withdrawal.alert = .string("Message \(number)") }
    return withdrawal
  }

  var withdrawsAll: Bool {
    roles.contains(.withdrawing) && vocabulary.template.path(to: .withdrawsAll) != nil
  }

  func withdrawalOfAll(_ number: Int) -> AbstractNotification {
    AbstractNotification(
      contentAvailable: true,
      messageID: .string("m-\(number)"),
      withdrawsAll: true
    )
  }
}
