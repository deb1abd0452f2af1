import PropertyEngine
import PushSimulation

/// The course of a story about notifications and about the participants that hear of them.
extension StepRules {
  /// From whoever listens or minds to a notification in the open application.
  var courseOfReceipts: Course {
    let hearsResponses = hears(.responding)
    // Without responses, what comes in the background is followed there.
    let parts: UInt64 = hearsResponses ? 1 : 2
    return { model, source in
      let people = ParticipantKind.allCases.flatMap { ScenarioCast.participants[$0] ?? [] }
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
      guard hearsResponses, !model.listed.isEmpty, source.bool() else {
        return Self.toTheFront(model)
      }
      let name = Self.arrival(model, &source)
      let responses: [Step] = [
        .responses(.tap(name)), .responses(.respond(to: name, with: "archive")),
        .responses(.dismiss(name)),
        .responses(.respond(to: name, with: "show")),
      ]
      return responses[source.index(responses.count)]
    }
  }

  /// Another mind of a participant, or its end.
  private static func change(
    of person: String,
    in model: ScenarioModel,
    _ source: inout ChoiceSource
  ) -> Step {
    let answer = ScenarioCast.answer(about: model.names, &source)
    switch model.cast.kind(of: person) {
    case .responder: return source.bool() ? .responders(.pop) : .responders(.accept(person, answer))
    case .suppressor:
      return source.bool() ? .participant(.detach(person)) : .suppression(.suppress(person, answer))
    default: return .participant(.detach(person))
    }
  }
}
