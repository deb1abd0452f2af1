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
    // In most areas, scenarios have observers only if the center tells observers of notifications. Scenarios about
    // launches or registration also have observers that the center tells only of events other than notifications.
    let isAboutObservers = area == .launches || area == .registration
    return kinds.filter { isAboutObservers ? !roles.isDisjoint(with: $0.roles) : hears($0.role) }
  }

  var participants: [StepRule] {
    let names = kinds.flatMap { ScenarioCast.participants[$0] ?? [] }
    guard !names.isEmpty else { return [] }
    @Sendable func detachable(_ model: ScenarioModel) -> [String] {
      model.attached.filter { model.facts.kind(of: $0) != .responder }
    }
    let isAside = area == .waiting || area == .registration
    let coming = [
      StepRule(
        "attach",
        weight: isAside ? 7 : 14,
        isEssential: true,
        when: { model in model.runs && names.contains { Self.isAbsent($0, in: model) } }
      ) {
        model,
        source in
        .participant(.attach(Self.pick(Self.absent(of: names, in: model), among: names, &source)))
      },
      StepRule("attachAgain", weight: 3, when: { $0.runs && !$0.attached.isEmpty }) {
        model,
        source in
        .participant(.attach(Self.pick(model.attached, among: names, &source)))
      },
      StepRule("release", weight: isAside ? 3 : 5, when: { $0.runs && !$0.attached.isEmpty }) {
        model,
        source in
        .participant(.release(Self.pick(model.attached, among: names, &source)))
      },
    ]
    // Responders are not detached: they leave the chain when they are popped.
    let leaving = [
      StepRule(
        "detach",
        weight: isAside ? 3 : 5,
        when: { $0.runs && !detachable($0).isEmpty }
      ) {
        model,
        source in
        .participant(.detach(Self.pick(detachable(model), among: names, &source)))
      }
    ]
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
