/// The states of an application, the legal transitions between them, and UIKit's callbacks for each transition.
///
/// Sources: Apple, "Managing your app's life cycle", and the reference pages of `UIApplicationDelegate`.
package struct ApplicationStateMachine: Sendable, Hashable {
  /// A lifecycle callback, with the value of `UIApplication.applicationState` during the callback.
  ///
  /// A "will" callback sees the old state, and a "did" callback sees the new state. Both callbacks of a launch see the
  /// new state. Centers that read the state inside a callback depend on this difference.
  package struct Moment: Sendable, Hashable {
    package var callback: LifecycleCallback
    package var state: ApplicationState
  }

  package private(set) var state = ApplicationState.notRunning

  @discardableResult
  package mutating func move(to next: ApplicationState) throws(IllegalTransition) -> [Moment] {
    guard let moments = Self.moments(from: state, to: next)
    else { throw IllegalTransition(from: state, to: next) }
    state = next
    return moments
  }

  // After an illegal move, the state is unchanged.
  @discardableResult
  package mutating func move(
    through states: [ApplicationState]
  ) throws(IllegalTransition) -> [Moment] {
    var moved = self
    var moments: [Moment] = []
    for next in states { moments += try moved.move(to: next) }
    self = moved
    return moments
  }

  // Nil for a transition that the system never makes.
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
    // A suspended application runs no code, so it gets no callback at suspension or termination.
    case (.background, .suspended), (.suspended, .background), (.suspended, .notRunning): []
    case (.inactive, .notRunning), (.background, .notRunning):
      [Moment(callback: .willTerminate, state: from)]
    default: nil
    }
  }
}

package struct IllegalTransition: Error, Sendable, Hashable, CustomStringConvertible {
  package var from: ApplicationState
  package var to: ApplicationState

  package var description: String {
    let legal = ApplicationState.allCases.filter {
      ApplicationStateMachine.moments(from: from, to: $0) != nil
    }
    return "an application that is \(from.name) cannot be \(to.name) next;"
      + " it can be \(legal.map(\.name).joined(separator: " or "))"
  }
}

/// The state of an application: UIKit's three states of a running application, not running, and suspended.
///
/// Source: Apple, "Managing your app's life cycle".
public enum ApplicationState: String, Sendable, Hashable, CaseIterable, Codable {
  /// The process does not exist.
  case notRunning
  /// In the foreground without receiving events, such as during a launch, under Control Center, or during a call.
  case inactive
  /// In the foreground and receiving events.
  case active
  /// Not on screen, with its code still running.
  case background
  /// Not on screen but in memory, with its code not running.
  case suspended

  /// The state in words that follow "the app is", such as "in the background".
  public var name: String {
    switch self {
    case .notRunning: "not running"
    case .background: "in the background"
    case .inactive, .active, .suspended: rawValue
    }
  }
}

/// A callback of the application delegate about a change of state.
public enum LifecycleCallback: String, Sendable, Hashable, CaseIterable {
  /// `application(_:willFinishLaunchingWithOptions:)`.
  case willFinishLaunching
  /// `application(_:didFinishLaunchingWithOptions:)`.
  case didFinishLaunching
  /// `applicationDidBecomeActive(_:)`.
  case didBecomeActive
  /// `applicationWillResignActive(_:)`.
  case willResignActive
  /// `applicationDidEnterBackground(_:)`.
  case didEnterBackground
  /// `applicationWillEnterForeground(_:)`.
  case willEnterForeground
  /// `applicationWillTerminate(_:)`.
  case willTerminate
}
