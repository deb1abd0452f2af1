import PropertyEngine
import PushPayloads
import PushSimulation

/// The rules by which steps are drawn: which of them an area and the roles of a subject call for, and
/// how likely each is.
///
/// A step that is not named here is not drawn. So a step that the grammar gains changes nothing until
/// somebody gives it a rule.
struct StepRules: Sendable {
  typealias StepRule = Rule<ScenarioModel, Step>

  let area: GenerationArea
  let roles: Set<Role>

  /// The rules, the simplest first; their order is part of what choices mean.
  var rules: [StepRule] {
    switch area {
    case .notifications:
      Self.lifecycle + arrivals + participants + responses + links + loading + Self.surroundings
        + (hears(.receiving) ? [Self.carryOn(weight: 20, courseOfReceipts)] : [])
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
    case .accounts: Self.quietLifecycle + accounts + [Self.carryOn(courseOfAccounts)]
    case .permission: Self.quietLifecycle + permission + [Self.carryOn(courseOfPermission)]
    case .activities: Self.quietLifecycle + activities + [Self.carryOn(Self.courseOfActivities)]
    case .services: Self.lifecycle + services + arrivalsForServices
    case .navigation: Self.lifecycle + Self.messages
    case .extensions: Self.deliveries + requests
    }
  }

  func hears(_ role: Role) -> Bool { roles.contains(role) }

  /// A rule for one step.
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

  /// The steps around the app: time, and the router.
  static let surroundings: [StepRule] = [
    StepRule("advance", weight: 5) { model, source in .time(.advance(duration(model, &source))) },
    router,
  ]

  /// A time that passes: up to the moment at which a toast goes, one tick before it or after it, or any
  /// time.
  private static func duration(_ model: ScenarioModel, _ source: inout ChoiceSource) -> Duration {
    let usual: [Duration] = [.seconds(6), .seconds(1), .seconds(30), .milliseconds(250)]
    let way = source.index(weights: [3, 1, 1, 1, 2, 2, 2])
    guard way >= usual.count else { return usual[way] }
    let tick = Duration.milliseconds(way - usual.count - 1)
    let rest = (model.deadlines.last ?? model.now + .seconds(5)) - model.now + tick
    return rest > .zero ? rest : usual[0]
  }
}
