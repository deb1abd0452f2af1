import PropertyEngine
import PushPayloads
import PushSimulation

/// The rules that draw steps for an area and the roles of a subject, with their weights.
///
/// A step without a rule is never drawn. So a new step of the grammar changes no scenario until the step has a rule.
struct StepRules: Sendable {
  typealias StepRule = Rule<ScenarioModel, Step>

  let area: GenerationArea
  let roles: Set<Role>
  let vocabulary: Vocabulary

  // The simplest rules come first. A recorded choice names a rule by its index, so the order must not change.
  var rules: [StepRule] {
    switch area {
    case .notifications:
      Self.lifecycle + arrivals + participants + responses + links + loading + uploads
        + Self.surroundings
        + (hears(.receiving) ? [Self.carryOn(weight: 20, courseOfReceipts)] : []) + contents
        + categories
    case .reentrancy:
      Self.steadyLifecycle + arrivals + participants + Self.surroundings
        + (hears(.receiving) ? [Self.carryOn(weight: 40, Self.courseOfReactions)] : [])
    case .screens:
      Self.screensLifecycle + wishes + participants + [Self.carryOn(weight: 40, courseOfWishes)]
    case .bookkeeping:
      Self.frequentLifecycle + repetitions + participants + Self.surroundings
        + [Self.carryOn(Self.courseOfBooks)]
    case .waiting:
      Self.steadyLifecycle + waiting + [
        Self.carryOn(when: { $0.isIn(.active) }, Self.courseOfWaiting)
      ]
    case .launches: launches
    case .registration:
      Self.quietLifecycle + Self.registration + participants + [Self.carryOn(Self.courseOfToken)]
    case .accounts:
      Self.quietLifecycle + accounts + [Self.carryOn(courseOfAccounts)]
        + (hears(.accountSwitching) ? contents : [])
    case .permission: Self.quietLifecycle + permission + [Self.carryOn(courseOfPermission)]
    case .activities: Self.quietLifecycle + activities + [Self.carryOn(Self.courseOfActivities)]
    case .services: Self.lifecycle + services + arrivalsForServices
    case .navigation: Self.lifecycle + messages
    case .extensions: Self.deliveries + requests
    }
  }

  func hears(_ role: Role) -> Bool { roles.contains(role) }

  static func plain(
    _ name: String,
    weight: Int,
    isEssential: Bool = false,
    _ step: Step
  ) -> StepRule {
    StepRule(
      name,
      weight: weight,
      isEssential: isEssential,
      when: { $0.allows(step) },
      draw: { _, _ in step }
    )
  }

  static let surroundings: [StepRule] = [
    StepRule("advance", weight: 5) { model, source in .time(.advance(duration(model, &source))) },
    router,
  ]

  /// Draws a usual duration, or a duration that ends within one millisecond of a toast's end.
  private static func duration(_ model: ScenarioModel, _ source: inout ChoiceSource) -> Duration {
    let usual: [Duration] = [.seconds(6), .seconds(1), .seconds(30), .milliseconds(250)]
    let way = source.index(weights: [3, 1, 1, 1, 2, 2, 2])
    guard way >= usual.count else { return usual[way] }
    let tick = Duration.milliseconds(way - usual.count - 1)
    let rest = model.endOfToast - model.now + tick
    return rest > .zero ? rest : usual[0]
  }
}
