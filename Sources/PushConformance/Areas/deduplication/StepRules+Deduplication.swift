import PropertyEngine
import PushPayloads
import PushSimulation

extension StepRules {
  var repetitions: [StepRule] {
    guard hears(.receiving) else { return [] }
    let anew = StepRule(
      "deliverAnew",
      weight: 12,
      isEssential: true,
      when: { !$0.delivered.isEmpty },
      draw: { model, source in .notification(.deliver(Self.delivered(model, &source))) }
    )
    let again = StepRule("deliverAgain", weight: 8, when: { !$0.delivered.isEmpty }) {
      (model, source) in
      .notification(.deliverAgain(Self.delivered(model, &source)))
    }
    return Self.deliveries + [anew, again, Self.tap(weight: 12)] + responses
  }

  static let courseOfBooks: Course = { model, source in
    let absent = absent(of: ScenarioCast.participants[.observer] ?? [], in: model)
    if model.attached.isEmpty, let first = absent.first { return .participant(.attach(first)) }
    let relatives = yetToCome(model).filter(model.isRelated)
    switch source.index(weights: [8, 4, 6, 4, 1]) {
    case 1 where !model.delivered.isEmpty: return .notification(.deliver(delivered(model, &source)))
    case 2 where !model.listed.isEmpty: return .responses(.tap(arrival(model, &source)))
    case 3 where model.isIn(.active): return .application(.enterBackground)
    case 4 where !model.attached.isEmpty: return .participant(.detach(model.attached[0]))
    default: break
    }
    let news = relatives.isEmpty ? yetToCome(model) : relatives
    guard news.isEmpty
    else { return .notification(.deliver(pick(news, among: model.names, &source))) }
    return model.delivered.isEmpty
      ? .time(.advance(.seconds(6))) : .notification(.deliver(delivered(model, &source)))
  }
}
