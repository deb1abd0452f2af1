import PushSimulation

/// The rules for changes of the application's state, in several mixtures.
///
/// A mixture has a weight for each change that is drawn. A change with twice the weight is drawn twice as often.
extension StepRules {
  // The simplest changes come first. A recorded choice names a rule by its place, so the order must not change.
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

  /// Returns the rules of a mixture; changes that are not in `always` are left out of some scenarios at random.
  private static func life(_ weights: [Step: Int], always: Set<Step> = [.application(.launch)])
    -> [StepRule]
  {
    moves.compactMap { name, step in
      weights[step].map { plain(name, weight: $0, isEssential: always.contains(step), step) }
    }
  }

  /// The mixture of all changes.
  static let lifecycle = life([
    .application(.launch): 12, .application(.enterBackground): 5, .application(.enterForeground): 6,
    .application(.resignActive): 2, .application(.becomeActive): 6,
    .application(.launchInBackground): 2, .application(.suspend): 2, .application(.resume): 3,
    .application(.terminate): 1, .application(.forceQuit): 1,
  ])

  /// The mixture for a user who mostly stays in the app.
  static let steadyLifecycle = life([
    .application(.launch): 12, .application(.resignActive): 1, .application(.becomeActive): 3,
  ])

  /// The mixture for a user who often leaves the app and returns.
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

  /// The mixture for areas in which the visibility of the app matters little.
  static let quietLifecycle = life([
    .application(.launch): 12, .application(.enterBackground): 3, .application(.enterForeground): 6,
    .application(.resignActive): 1, .application(.becomeActive): 6,
    .application(.launchInBackground): 2, .application(.suspend): 4, .application(.resume): 8,
    .application(.terminate): 3, .application(.forceQuit): 1,
  ])

  /// The mixture for a user who leaves the app and returns; processes seldom end, because a load ends with its process.
  static let screensLifecycle = life(
    [
      .application(.launch): 6, .application(.enterBackground): 6,
      .application(.enterForeground): 4, .application(.terminate): 1,
    ],
    always: [.application(.launch), .application(.enterBackground)]
  )

  /// The mixture for an app whose processes end soon.
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
