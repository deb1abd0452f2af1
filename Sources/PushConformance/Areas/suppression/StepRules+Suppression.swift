import PropertyEngine
import PushPayloads
import PushSimulation

extension StepRules {
  static let changedSuppressor = changedMind("suppress", of: .suppressor) {
    .suppression(.suppress($0, $1))
  }

  var waiting: [StepRule] {
    let answer = StepRule(
      "answer",
      weight: 8,
      when: { $0.runs && !$0.questions.isEmpty }
    ) { model, source in
      let people = ScenarioCast.participants[.suppressor] ?? []
      let suppressor = Self.pick(model.questions, among: people, &source)
      return .suppression(.answer(suppressor, source.bool(1, outOf: 3)))
    }
    let times = StepRule("advance", weight: 8, isEssential: true) { _, source in
      let times: [Duration] = [.seconds(1), .milliseconds(250), .seconds(2), .seconds(10)]
      return .time(.advance(times[source.index(times.count)]))
    }
    return [Self.delivery(weight: 10, isEssential: true)] + participants + [answer, times]
  }

  static let courseOfWaiting: Course = { model, source in
    if let asked = model.questions.first {
      return source.bool(1, outOf: 3)
        ? .time(.advance([.seconds(2), .seconds(10)][source.index(2)]))
        : .suppression(.answer(asked, source.bool(1, outOf: 3)))
    }
    let absent = absent(of: ScenarioCast.participants[.suppressor] ?? [], in: model)
    if model.attached.isEmpty, let first = absent.first { return .participant(.attach(first)) }
    let news = yetToCome(model)
    return news.isEmpty
      ? .time(.advance(.seconds(10)))
      : .notification(.deliver(pick(news, among: model.names, &source)))
  }
}

extension ScenarioCast {
  /// Draws a random notification that the center shows unless a suppressor answers yes.
  func text(_ number: Int, _ source: inout ChoiceSource) -> AbstractNotification {
    var text = AbstractNotification(
      alert: .string("Message \(number)"),
      url: .string("app://items/\(number)"),
      messageID: .string("m-\(number)")
    )
    text.contentAvailable = source.bool(1, outOf: 4)
    return text
  }

  func addWaiting(to draft: inout Scenario, about names: [String], _ source: inout ChoiceSource) {
    let people = Self.participants[.suppressor] ?? []
    for person in people.prefix(1 + source.index(weights: [4, 2, 1, 1])) {
      draft.suppressors[person] = NotificationNames.none
      if source.bool(1, outOf: 8) {
        draft.suppressors[person] = .only(source.subset(names))
      } else {
        draft.slow.append(person)
      }
    }
  }
}
