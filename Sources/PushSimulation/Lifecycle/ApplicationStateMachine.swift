/// The states of an application, the legal transitions between them, and what UIKit calls on each.
///
/// Source of the transitions and their callbacks: Apple, "Managing your app's life cycle", and the
/// reference pages of `UIApplicationDelegate`. A pure value: it performs nothing.
package struct ApplicationStateMachine: Sendable, Hashable {
  /// One lifecycle callback, with the state that `UIApplication.applicationState` shows during it.
  ///
  /// A "will" callback still sees the state that is left, a "did" callback the one that is
  /// reached. Centers that sample the state inside a callback depend on that.
  package struct Moment: Sendable, Hashable {
    /// The callback.
    package var callback: LifecycleCallback
    /// The state while it runs.
    package var state: ApplicationState
  }

  /// The current state.
  package private(set) var state: ApplicationState

  /// Creates a machine, by default for an application that is not running.
  package init(state: ApplicationState = .notRunning) {
    self.state = state
  }

  /// Moves to a neighbouring state.
  ///
  /// - Returns: The callbacks that UIKit makes on the way, in order; there may be none.
  /// - Throws: ``IllegalTransition`` when the system never moves an application that way directly.
  @discardableResult
  package mutating func move(to next: ApplicationState) throws(IllegalTransition) -> [Moment] {
    guard let moments = Self.moments(from: state, to: next) else {
      throw IllegalTransition(from: state, to: next)
    }
    state = next
    return moments
  }

  /// Moves through several states, each next to the one before.
  ///
  /// - Throws: ``IllegalTransition`` for the first move that is not legal; the machine then stands
  ///   where it stood before the call.
  @discardableResult
  package mutating func move(
    through states: [ApplicationState]
  ) throws(IllegalTransition) -> [Moment] {
    var moved = self
    var moments: [Moment] = []
    for next in states {
      moments += try moved.move(to: next)
    }
    self = moved
    return moments
  }

  /// The callbacks of one transition, or nothing where the transition does not exist.
  static func moments(from: ApplicationState, to: ApplicationState) -> [Moment]? {
    switch (from, to) {
    case (.notRunning, .inactive), (.notRunning, .background):
      [
        Moment(callback: .willFinishLaunching, state: to),
        Moment(callback: .didFinishLaunching, state: to),
      ]
    case (.inactive, .active): [Moment(callback: .didBecomeActive, state: to)]
    case (.active, .inactive): [Moment(callback: .willResignActive, state: from)]
    case (.inactive, .background): [Moment(callback: .didEnterBackground, state: to)]
    case (.background, .inactive): [Moment(callback: .willEnterForeground, state: from)]
    // A suspended application runs no code, so it hears neither of its ends nor of its freezing.
    case (.background, .suspended), (.suspended, .background), (.suspended, .notRunning): []
    case (.inactive, .notRunning), (.background, .notRunning):
      [Moment(callback: .willTerminate, state: from)]
    default: nil
    }
  }
}

/// A move between two application states that the system never makes directly.
package struct IllegalTransition: Error, Sendable, Hashable, CustomStringConvertible {
  /// The state the application is in.
  package var from: ApplicationState
  /// The state it was asked to move to.
  package var to: ApplicationState

  /// Creates the error from both states.
  package init(from: ApplicationState, to: ApplicationState) {
    self.from = from
    self.to = to
  }

  /// Both states, and where the application can go instead.
  package var description: String {
    let legal = ApplicationState.allCases.filter {
      ApplicationStateMachine.moments(from: from, to: $0) != nil
    }
    return "an application that is \(from.name) cannot become \(to.name);"
      + " from there it can become \(legal.map(\.name).joined(separator: " or "))"
  }
}
