import PropertyEngine
import PushSimulation

extension StepRules {
  static let deliveries = [delivery(weight: 20, isEssential: true)]

  static func delivery(weight: Int, isEssential: Bool = false) -> StepRule {
    StepRule(
      "deliver",
      weight: weight,
      isEssential: isEssential,
      when: { model in model.names.contains { isYetToCome($0, in: model) } },
      draw: { model, source in
        .notification(.deliver(pick(yetToCome(model), among: model.names, &source)))
      }
    )
  }

  var arrivals: [StepRule] {
    guard hears(.receiving) else { return [] }
    return Self.deliveries + [Self.tap(), Self.activateToast(weight: 7)]
  }

  var courseOfReceipts: Course {
    let hearsResponses = hears(.responding)
    // A center that does not receive responses opens pushes that arrive in the background, so more pushes arrive there.
    let parts: UInt64 = hearsResponses ? 1 : 2
    return { model, source in
      let people = ScenarioCast.everyone
      let absent = Self.absent(of: people, in: model)
      if !absent.isEmpty, model.attached.isEmpty || source.bool(1, outOf: 3) {
        return .participant(.attach(Self.pick(absent, among: people, &source)))
      }
      if let last = model.attached.last, source.bool(1, outOf: 8) {
        return Self.change(of: last, in: model, &source)
      }
      let news = Self.yetToCome(model)
      if model.isIn(.active) ? !source.bool(parts, outOf: 6) : source.bool(parts, outOf: 3) {
        return news.isEmpty
          ? .time(.advance(.seconds(6)))
          : .notification(.deliver(Self.pick(news, among: model.names, &source)))
      }
      guard !model.isIn(.active) else { return .application(.enterBackground) }
      guard hearsResponses, !model.listed.isEmpty, source.bool()
      else { return Self.toTheFront(model) }
      let name = Self.arrival(model, &source)
      let all: [ResponsesStep] = [
        .tap(name), .respond(to: name, with: "archive"), .dismiss(name),
        .respond(to: name, with: "show"), .respond(to: name, with: "decline"),
      ]
      let category = vocabulary.category(of: model.cast.notifications[name])
      let responses = all.filter { category.unheardResponse(of: $0) == nil }
      return .responses(responses[source.index(responses.count)])
    }
  }

  private static func change(
    of person: String,
    in model: ScenarioModel,
    _ source: inout ChoiceSource
  ) -> Step {
    let answer = ScenarioCast.answer(about: model.names, &source)
    switch model.facts.kind(of: person) {
    case .responder: return source.bool() ? .responders(.pop) : .responders(.accept(person, answer))
    case .suppressor:
      return source.bool() ? .participant(.detach(person)) : .suppression(.suppress(person, answer))
    default: return .participant(.detach(person))
    }
  }
}
