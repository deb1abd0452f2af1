import PushSimulation

/// What the user and the system do with the app, in several ways of life.
extension StepRules {
  /// The moves, the simplest first; their order is part of what choices mean.
  private static let moves: [(name: String, step: Step)] = [
    ("launch", .launch), ("enterBackground", .enterBackground),
    ("enterForeground", .enterForeground), ("resignActive", .resignActive),
    ("becomeActive", .becomeActive), ("launchInBackground", .launchInBackground),
    ("suspend", .suspend), ("resume", .resume), ("terminate", .terminate),
    ("forceQuit", .forceQuit),
  ]

  /// The rules of a way of life: how likely each move is, and which no swarm leaves out.
  private static func life(_ weights: [Step: Int], always: Set<Step> = [.launch]) -> [StepRule] {
    moves.compactMap { name, step in
      weights[step].map { plain(name, weight: $0, isEssential: always.contains(step), step) }
    }
  }

  /// Everything that can be done with an app.
  static let lifecycle = life([
    .launch: 12, .enterBackground: 5, .enterForeground: 6, .resignActive: 2, .becomeActive: 6,
    .launchInBackground: 2, .suspend: 2, .resume: 3, .terminate: 1, .forceQuit: 1,
  ])

  /// What the user does who stays in the app for the most part.
  static let steadyLifecycle = life([.launch: 12, .resignActive: 1, .becomeActive: 3])

  /// What the user does who comes and goes.
  static let frequentLifecycle = life(
    [
      .launch: 8, .enterBackground: 8, .enterForeground: 3, .resignActive: 2, .becomeActive: 9,
      .launchInBackground: 2, .suspend: 4, .resume: 8, .terminate: 1, .forceQuit: 1,
    ],
    always: [.launch, .enterBackground]
  )

  /// What the user does where it matters little whether the app is before their eyes.
  static let quietLifecycle = life([
    .launch: 12, .enterBackground: 3, .enterForeground: 6, .resignActive: 1, .becomeActive: 6,
    .launchInBackground: 2, .suspend: 4, .resume: 8, .terminate: 3, .forceQuit: 1,
  ])

  /// What the user does who comes and goes, and ends nothing that is under way.
  static let screensLifecycle = life(
    [.launch: 6, .enterBackground: 6, .enterForeground: 4, .terminate: 1],
    always: [.launch, .enterBackground]
  )

  /// What the user and the system do with an app that does not live for long.
  static let launchesAndEnds = life(
    [
      .launch: 8, .enterBackground: 8, .enterForeground: 3, .launchInBackground: 2, .suspend: 3,
      .resume: 4, .terminate: 6, .forceQuit: 1,
    ],
    always: [.launch, .enterBackground, .terminate]
  )
}
