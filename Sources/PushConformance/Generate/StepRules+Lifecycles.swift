import PushSimulation

/// What the user and the system do with the app, in several ways of life.
extension StepRules {
  /// The moves, the simplest first; their order is part of what choices mean.
  private static let moves: [(name: String, step: Step)] = [
    ("launch", .application(.launch)), ("enterBackground", .application(.enterBackground)),
    ("enterForeground", .application(.enterForeground)),
    ("resignActive", .application(.resignActive)),
    ("becomeActive", .application(.becomeActive)),
    ("launchInBackground", .application(.launchInBackground)),
    ("suspend", .application(.suspend)), ("resume", .application(.resume)),
    ("terminate", .application(.terminate)),
    ("forceQuit", .application(.forceQuit)),
  ]

  /// The rules of a way of life: how likely each move is, and which no swarm leaves out.
  private static func life(_ weights: [Step: Int], always: Set<Step> = [.application(.launch)])
    -> [StepRule]
  {
    moves.compactMap { name, step in
      weights[step].map { plain(name, weight: $0, isEssential: always.contains(step), step) }
    }
  }

  /// Everything that can be done with an app.
  static let lifecycle = life([
    .application(.launch): 12, .application(.enterBackground): 5, .application(.enterForeground): 6,
    .application(.resignActive): 2, .application(.becomeActive): 6,
    .application(.launchInBackground): 2, .application(.suspend): 2, .application(.resume): 3,
    .application(.terminate): 1, .application(.forceQuit): 1,
  ])

  /// What the user does who stays in the app for the most part.
  static let steadyLifecycle = life([
    .application(.launch): 12, .application(.resignActive): 1, .application(.becomeActive): 3,
  ])

  /// What the user does who comes and goes.
  static let frequentLifecycle = life(
    [
      .application(.launch): 8, .application(.enterBackground): 8,
      .application(.enterForeground): 3, .application(.resignActive): 2,
      .application(.becomeActive): 9,
      .application(.launchInBackground): 2, .application(.suspend): 4, .application(.resume): 8,
      .application(.terminate): 1, .application(.forceQuit): 1,
    ],
    always: [.application(.launch), .application(.enterBackground)]
  )

  /// What the user does where it matters little whether the app is before their eyes.
  static let quietLifecycle = life([
    .application(.launch): 12, .application(.enterBackground): 3, .application(.enterForeground): 6,
    .application(.resignActive): 1, .application(.becomeActive): 6,
    .application(.launchInBackground): 2, .application(.suspend): 4, .application(.resume): 8,
    .application(.terminate): 3, .application(.forceQuit): 1,
  ])

  /// What the user does who comes and goes, and ends nothing that is under way.
  static let screensLifecycle = life(
    [
      .application(.launch): 6, .application(.enterBackground): 6,
      .application(.enterForeground): 4, .application(.terminate): 1,
    ],
    always: [.application(.launch), .application(.enterBackground)]
  )

  /// What the user and the system do with an app that does not live for long.
  static let launchesAndEnds = life(
    [
      .application(.launch): 8, .application(.enterBackground): 8,
      .application(.enterForeground): 3, .application(.launchInBackground): 2,
      .application(.suspend): 3,
      .application(.resume): 4, .application(.terminate): 6, .application(.forceQuit): 1,
    ],
    always: [.application(.launch), .application(.enterBackground), .application(.terminate)]
  )
}
