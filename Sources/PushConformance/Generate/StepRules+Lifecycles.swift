import PushSimulation

/// The rules for changes of the application's state, in several mixtures.
///
/// A mixture has a weight for each change that is drawn. A change with twice the weight is drawn twice as often.
extension StepRules {
  // The simplest changes come first. A recorded choice names a rule by its index, so the order must not change.
  private static let moves: [ApplicationStep] = [
    .launch, .enterBackground, .enterForeground, .resignActive, .becomeActive, .launchInBackground,
    .suspend, .resume, .terminate, .forceQuit,
  ]

  /// Returns the rules of a mixture; changes that are not in `always` are left out of some scenarios at random.
  private static func life(
    _ weights: [ApplicationStep: Int],
    always: Set<ApplicationStep> = [.launch]
  ) -> [StepRule] {
    moves.compactMap { step in
      weights[step].map {
        plain("\(step)", weight: $0, isEssential: always.contains(step), .application(step))
      }
    }
  }

  static let lifecycle = life([
    .launch: 12, .enterBackground: 5, .enterForeground: 6, .resignActive: 2, .becomeActive: 6,
    .launchInBackground: 2, .suspend: 2, .resume: 3, .terminate: 1, .forceQuit: 1,
  ])

  static let steadyLifecycle = life([.launch: 12, .resignActive: 1, .becomeActive: 3])

  static let frequentLifecycle = life(
    [
      .launch: 8, .enterBackground: 8, .enterForeground: 3, .resignActive: 2, .becomeActive: 9,
      .launchInBackground: 2, .suspend: 4, .resume: 8, .terminate: 1, .forceQuit: 1,
    ],
    always: [.launch, .enterBackground]
  )

  /// The mixture for areas in which the visibility of the app matters little.
  static let quietLifecycle = life([
    .launch: 12, .enterBackground: 3, .enterForeground: 6, .resignActive: 1, .becomeActive: 6,
    .launchInBackground: 2, .suspend: 4, .resume: 8, .terminate: 3, .forceQuit: 1,
  ])

  /// The mixture for a user who leaves the app and returns; processes seldom end, because a load ends with its process.
  static let screensLifecycle = life(
    [.launch: 6, .enterBackground: 6, .enterForeground: 4, .terminate: 1],
    always: [.launch, .enterBackground]
  )

  static let launchesAndEnds = life(
    [
      .launch: 8, .enterBackground: 8, .enterForeground: 3, .launchInBackground: 2, .suspend: 3,
      .resume: 4, .terminate: 6, .forceQuit: 1,
    ],
    always: [.launch, .enterBackground, .terminate]
  )
}
