import PropertyEngine
import PushPayloads
import PushSimulation

/// The rules for what arrives, who is there, and what the user does with it.
extension StepRules {
  /// Whether something has arrived that the user can do something with.
  private static func hasArrival(_ model: ScenarioModel) -> Bool { !model.open.isEmpty }

  /// One of the notifications that have arrived, the latest being the simplest.
  private static func arrival(_ model: ScenarioModel, _ source: inout ChoiceSource) -> String {
    let open = model.open
    return open[open.count - 1 - source.index(open.count)]
  }

  // MARK: - Arrivals

  /// Arrivals alone, for a delegate that passes them on.
  static let deliveries: [StepRule] = [
    StepRule("deliver", weight: 8, when: { !waiting($0).isEmpty }) { model, source in
      let waiting = waiting(model)
      return .deliver(waiting[source.index(waiting.count)])
    }
  ]

  /// The notifications that have not arrived yet.
  private static func waiting(_ model: ScenarioModel) -> [String] {
    ScenarioCast.notifications.filter {
      model.cast.notifications[$0] != nil && !model.delivered.contains($0)
        && model.allows(.deliver($0))
    }
  }

  var arrivals: [StepRule] {
    guard hears(.receiving) else { return [] }
    return Self.deliveries + [
      StepRule("tap", weight: 4, when: Self.hasArrival) { model, source in
        .tap(Self.arrival(model, &source))
      },
      StepRule("activateToast", weight: 3, when: { $0.runs && Self.hasArrival($0) }) {
        model,
        source in
        .activateToast(Self.arrival(model, &source))
      },
    ]
  }

  var responses: [StepRule] {
    guard hears(.responding) else { return [] }
    let rules = [
      StepRule("respond", weight: 2, when: Self.hasArrival) { model, source in
        let name = Self.arrival(model, &source)
        let action = ["archive", "show", "reply"][source.index(3)]
        return .respond(to: name, with: action, text: action == "reply" ? "Yes" : nil)
      },
      StepRule("dismiss", weight: 1, when: Self.hasArrival) { model, source in
        .dismiss(Self.arrival(model, &source))
      },
    ]
    guard hears(.scenes) else { return rules }
    return rules + [
      StepRule("taps", weight: 1) { _, source in
        .taps(TapDelivery.allCases[source.index(TapDelivery.allCases.count)])
      }
    ]
  }

  // MARK: - Participants

  var participants: [StepRule] {
    let kinds: [ParticipantKind] = [.suppressor, .observer, .responder]
    let names = kinds.filter { hears($0.role) }.flatMap { ScenarioCast.participants[$0] ?? [] }
    guard !names.isEmpty else { return [] }
    /// Those of the cast who can still come.
    @Sendable func present(_ model: ScenarioModel) -> [String] {
      names.filter { model.cast.kind(of: $0) != nil && !model.spent.contains($0) }
    }
    @Sendable func attached(_ model: ScenarioModel, chain: Bool = true) -> [String] {
      model.attached.filter { chain || model.cast.kind(of: $0) != .responder }
    }
    return [
      StepRule("attach", weight: 7, when: { $0.runs && !present($0).isEmpty }) { model, source in
        let present = present(model)
        return .attach(present[source.index(present.count)])
      },
      StepRule("release", weight: 2, when: { $0.runs && !attached($0).isEmpty }) { model, source in
        .release(model.attached[source.index(model.attached.count)])
      },
      StepRule("detach", weight: 2, when: { $0.runs && !attached($0, chain: false).isEmpty }) {
        model,
        source in
        let leaving = attached(model, chain: false)
        return .detach(leaving[source.index(leaving.count)])
      },
    ] + answers
      + (hears(.responderChain) ? [Self.plain("popResponder", weight: 1, .popResponder)] : [])
  }

  /// Participants that change their minds.
  private var answers: [StepRule] {
    /// Who of a kind is attached.
    @Sendable func attached(_ model: ScenarioModel, _ kind: ParticipantKind) -> [String] {
      model.attached.filter { model.cast.kind(of: $0) == kind }
    }
    func rule(
      _ name: String,
      _ kind: ParticipantKind,
      _ step: @escaping @Sendable (String, NotificationNames) -> Step
    ) -> StepRule {
      StepRule(name, weight: 2, when: { $0.runs && !attached($0, kind).isEmpty }) { model, source in
        let people = attached(model, kind)
        let person = people[source.index(people.count)]
        let names = ScenarioCast.notifications.filter { model.cast.notifications[$0] != nil }
        return step(person, ScenarioCast.answer(about: names, &source))
      }
    }
    return (hears(.suppressible) ? [rule("suppress", .suppressor) { .suppress($0, $1) }] : [])
      + (hears(.responderChain) ? [rule("accept", .responder) { .accept($0, $1) }] : [])
  }
}
