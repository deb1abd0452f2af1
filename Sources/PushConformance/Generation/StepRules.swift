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

  // MARK: - The application

  /// What the user and the system do with the app.
  static let lifecycle: [StepRule] = [
    plain("launch", weight: 12, isEssential: true, .launch),
    plain("enterBackground", weight: 5, .enterBackground),
    plain("enterForeground", weight: 6, .enterForeground),
    plain("resignActive", weight: 2, .resignActive),
    plain("becomeActive", weight: 6, .becomeActive),
    plain("launchInBackground", weight: 2, .launchInBackground),
    plain("suspend", weight: 2, .suspend),
    plain("resume", weight: 3, .resume),
    plain("terminate", weight: 1, .terminate),
    plain("forceQuit", weight: 1, .forceQuit),
  ]

  /// What the user does who stays in the app for the most part.
  static let steadyLifecycle: [StepRule] = [
    plain("launch", weight: 12, isEssential: true, .launch),
    plain("resignActive", weight: 1, .resignActive),
    plain("becomeActive", weight: 3, .becomeActive),
  ]

  /// What the user does who comes and goes.
  static let frequentLifecycle: [StepRule] = [
    plain("launch", weight: 8, isEssential: true, .launch),
    plain("enterBackground", weight: 8, isEssential: true, .enterBackground),
    plain("enterForeground", weight: 3, .enterForeground),
    plain("resignActive", weight: 2, .resignActive),
    plain("becomeActive", weight: 4, .becomeActive),
    plain("launchInBackground", weight: 2, .launchInBackground),
    plain("suspend", weight: 4, .suspend),
    plain("resume", weight: 8, .resume),
    plain("terminate", weight: 1, .terminate),
    plain("forceQuit", weight: 1, .forceQuit),
  ]

  /// What the user does where it matters little whether the app is before their eyes.
  static let quietLifecycle: [StepRule] = [
    plain("launch", weight: 12, isEssential: true, .launch),
    plain("enterBackground", weight: 3, .enterBackground),
    plain("enterForeground", weight: 6, .enterForeground),
    plain("resignActive", weight: 1, .resignActive),
    plain("becomeActive", weight: 6, .becomeActive),
    plain("launchInBackground", weight: 2, .launchInBackground),
    plain("suspend", weight: 4, .suspend),
    plain("resume", weight: 8, .resume),
    plain("terminate", weight: 3, .terminate),
    plain("forceQuit", weight: 1, .forceQuit),
  ]

  /// What goes on around the app: time, and the router.
  static let surroundings: [StepRule] = [
    StepRule("advance", weight: 5) { model, source in .advance(duration(model, &source)) },
    StepRule("router", weight: 4, when: \.runs) { _, source in
      .router(accepts: !source.bool(2, outOf: 3))
    },
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
