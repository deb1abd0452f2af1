import PropertyEngine
import PushPayloads
import PushSimulation

/// The rules for what arrives, who is there, and what the user does with it.
extension StepRules {
  /// Whether something has arrived that the user can do something with.
  static func hasArrival(_ model: ScenarioModel) -> Bool { !model.listed.isEmpty }

  /// One of the notifications that have arrived.
  static func arrival(_ model: ScenarioModel, _ source: inout ChoiceSource) -> String {
    pick(model.listed, among: model.names, &source)
  }

  /// One of those that fit: the one whose place among all is drawn, or the next after it.
  ///
  /// By the place among all, since a step is to name the same when steps before it are left out.
  static func pick(
    _ fitting: [String],
    among all: [String],
    _ source: inout ChoiceSource
  ) -> String {
    let place = source.index(all.count)
    let inOrder = all[place...] + all[..<place]
    return inOrder.first(where: fitting.contains) ?? fitting[0]
  }

  // MARK: - Arrivals

  static let deliveries = [delivery(weight: 20, isEssential: true)]

  /// The first arrival of a notification.
  static func delivery(weight: Int, isEssential: Bool = false) -> StepRule {
    StepRule(
      "deliver",
      weight: weight,
      isEssential: isEssential,
      when: { !yetToCome($0).isEmpty },
      draw: { model, source in
        .notification(.deliver(pick(yetToCome(model), among: model.names, &source)))
      }
    )
  }

  /// The notifications that have not arrived yet.
  static func yetToCome(_ model: ScenarioModel) -> [String] {
    model.names.filter {
      !model.delivered.contains($0) && !model.comesInside.contains($0) && model.isHeeded($0)
    }
  }

  static func tap(weight: Int = 7) -> StepRule {
    StepRule("tap", weight: weight, when: hasArrival) { model, source in
      .responses(.tap(arrival(model, &source)))
    }
  }

  /// What arrives for a delegate that passes everything on.
  var arrivalsForServices: [StepRule] {
    hears(.receiving) ? Self.deliveries + [Self.tap()] : []
  }

  var arrivals: [StepRule] {
    guard hears(.receiving) else { return [] }
    return Self.deliveries + [
      Self.tap(),
      StepRule("activateToast", weight: 7, when: { $0.runs && !$0.open.isEmpty }) {
        model,
        source in
        .toast(.activate(Self.pick(model.open, among: model.names, &source)))
      },
    ]
  }

  var responses: [StepRule] {
    guard hears(.responding) else { return [] }
    let rules = [
      StepRule("respond", weight: 9, when: Self.hasArrival) { model, source in
        let name = Self.arrival(model, &source)
        let action = ["archive", "show", "reply"][source.index(3)]
        return .responses(.respond(to: name, with: action, text: action == "reply" ? "Yes" : nil))
      },
      StepRule("dismiss", weight: 4, when: Self.hasArrival) { model, source in
        .responses(.dismiss(Self.arrival(model, &source)))
      },
    ]
    return rules + ways
  }

  /// The ways by which responses reach an app with scenes.
  var ways: [StepRule] {
    guard hears(.scenes) else { return [] }
    return [
      StepRule("taps", weight: 2) { _, source in
        .responses(.taps(TapDelivery.allCases[source.index(TapDelivery.allCases.count)]))
      }
    ]
  }

  // MARK: - Participants

  /// The kinds of participants that the area has; where screens are loaded, they alone decide of toasts.
  private var kinds: [ParticipantKind] {
    let kinds: [ParticipantKind] =
      switch area {
      case .screens: [.responder]
      case .bookkeeping: [.suppressor, .observer]
      case .waiting: [.suppressor]
      case .launches, .registration: [.observer]
      default: [.suppressor, .observer, .responder]
      }
    // Elsewhere listeners to receipts are meant, of whom there are more than of others.
    let isAboutObservers = area == .launches || area == .registration
    return kinds.filter { isAboutObservers ? !roles.isDisjoint(with: $0.roles) : hears($0.role) }
  }

  var participants: [StepRule] {
    let names = kinds.flatMap { ScenarioCast.participants[$0] ?? [] }
    guard !names.isEmpty else { return [] }
    /// Those of the cast who are not there and can still come.
    @Sendable func absent(_ model: ScenarioModel) -> [String] {
      names.filter {
        model.cast.kind(of: $0) != nil && !model.spent.contains($0)
          && !model.attached.contains($0) && !model.comesInside.contains($0)
      }
    }
    @Sendable func attached(_ model: ScenarioModel, chain: Bool = true) -> [String] {
      model.attached.filter { chain || model.cast.kind(of: $0) != .responder }
    }
    let isAside = area == .waiting || area == .registration
    let coming = [
      StepRule(
        "attach",
        weight: isAside ? 7 : 14,
        isEssential: true,
        when: { $0.runs && !absent($0).isEmpty }
      ) {
        model,
        source in
        .participant(.attach(Self.pick(absent(model), among: names, &source)))
      },
      StepRule("attachAgain", weight: 3, when: { $0.runs && !attached($0).isEmpty }) {
        model,
        source in
        .participant(.attach(Self.pick(model.attached, among: names, &source)))
      },
      StepRule("release", weight: isAside ? 3 : 5, when: { $0.runs && !attached($0).isEmpty }) {
        model,
        source in
        .participant(.release(Self.pick(model.attached, among: names, &source)))
      },
    ]
    // A chain is left by popping.
    let leaving = [
      StepRule(
        "detach",
        weight: isAside ? 3 : 5,
        when: { $0.runs && !attached($0, chain: false).isEmpty }
      ) {
        model,
        source in
        .participant(.detach(Self.pick(attached(model, chain: false), among: names, &source)))
      }
    ]
    let popping = [Self.plain("popResponder", weight: 3, .responders(.pop))]
    return coming + (kinds.contains { $0 != .responder } ? leaving : []) + answers
      + (kinds.contains(.responder) ? popping : [])
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
      StepRule(name, weight: 6, when: { $0.runs && !attached($0, kind).isEmpty }) { model, source in
        let people = attached(model, kind)
        let person = Self.pick(people, among: ScenarioCast.participants[kind] ?? people, &source)
        return step(person, ScenarioCast.answer(about: model.names, &source))
      }
    }
    return
      (kinds.contains(.suppressor)
      ? [rule("suppress", .suppressor) { .suppression(.suppress($0, $1)) }] : [])
      + (kinds.contains(.responder)
        ? [rule("accept", .responder) { .responders(.accept($0, $1)) }] : [])
  }
}
