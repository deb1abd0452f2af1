import PropertyEngine
import PushSimulation

extension StepRules {
  /// The kinds of participants in scenarios of the area; in the area `screens`, only responders decide about toasts.
  private var kinds: [ParticipantKind] {
    let kinds: [ParticipantKind] =
      switch area {
      case .screens: [.responder]
      case .bookkeeping: [.suppressor, .observer]
      case .waiting: [.suppressor]
      case .launches, .registration: [.observer]
      default: [.suppressor, .observer, .responder]
      }
    // In most areas, only centers that notify observers of receipts have observers. In launches and registration,
    // centers that notify observers of openings or tokens have observers, too.
    let isAboutObservers = area == .launches || area == .registration
    return kinds.filter { isAboutObservers ? !roles.isDisjoint(with: $0.roles) : hears($0.role) }
  }

  var participants: [StepRule] {
    let names = kinds.flatMap { ScenarioCast.participants[$0] ?? [] }
    guard !names.isEmpty else { return [] }
    @Sendable func detachable(_ model: ScenarioModel) -> [String] {
      model.attached.filter { model.facts.kind(of: $0) != .responder }
    }
    @Sendable func absent(_ model: ScenarioModel) -> [String] {
      Self.absent(of: names, in: model)
    }
    func rule(
      _ name: String,
      weight: Int,
      isEssential: Bool = false,
      _ people: @escaping @Sendable (ScenarioModel) -> [String],
      _ step: @escaping @Sendable (String) -> ParticipantStep
    ) -> StepRule {
      StepRule(
        name,
        weight: weight,
        isEssential: isEssential,
        when: { $0.runs && !people($0).isEmpty },
        draw: { .participant(step(Self.pick(people($0), among: names, &$1))) }
      )
    }
    let isAside = area == .waiting || area == .registration
    let coming = [
      rule("attach", weight: isAside ? 7 : 14, isEssential: true, absent) { .attach($0) },
      rule("attachAgain", weight: 3, { $0.attached }) { .attach($0) },
      rule("release", weight: isAside ? 3 : 5, { $0.attached }) { .release($0) },
    ]
    // Responders are not detached; a pop removes them.
    let leaving = [rule("detach", weight: isAside ? 3 : 5, detachable) { .detach($0) }]
    return coming + (kinds.contains { $0 != .responder } ? leaving : []) + changes
      + (kinds.contains(.responder) ? [Self.popResponder] : [])
  }

  private var changes: [StepRule] {
    (kinds.contains(.suppressor) ? [Self.changedSuppressor] : [])
      + (kinds.contains(.responder) ? [Self.changedResponder] : [])
  }

  static func changedMind(
    _ name: String,
    of kind: ParticipantKind,
    _ step: @escaping @Sendable (String, NotificationNames) -> Step
  ) -> StepRule {
    @Sendable func attached(_ model: ScenarioModel) -> [String] {
      model.attached.filter { model.facts.kind(of: $0) == kind }
    }
    return StepRule(name, weight: 6, when: { $0.runs && !attached($0).isEmpty }) { model, source in
      let people = attached(model)
      let person = pick(people, among: ScenarioCast.participants[kind] ?? people, &source)
      return step(person, ScenarioCast.answer(about: model.names, &source))
    }
  }
}
