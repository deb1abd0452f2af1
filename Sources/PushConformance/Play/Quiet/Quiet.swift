import Foundation
import PushSimulation

/// A way to tell whether a center is quiet, see Specs/decisions/0013.
package enum QuietWay: String, Sendable, Hashable, CaseIterable {
  /// The play runs the center's jobs itself, until none is left.
  case loop
  /// The play lets other jobs of the main actor run (a hop), until many hops in a row have had no effect.
  case hops

  package var text: String {
    switch self {
    case .loop: "exact"
    case .hops: "by hops over the main actor"
    }
  }

  /// The name of the environment variable that chooses a way.
  package static let variable = "PUSH_CONFORMANCE_QUIET"

  /// The value of ``variable``; empty if the environment lacks the variable.
  ///
  /// The kit reads the environment once, because reading it takes as long as a play.
  private static let choice = ProcessInfo.processInfo.environment[variable] ?? ""

  /// The value of ``variable``, if this value is not the name of a way; otherwise nil.
  package static var unknownChoice: String? {
    choice.isEmpty || QuietWay(rawValue: choice) != nil ? nil : choice
  }

  /// The default way: ``loop``, unless the environment asks for ``hops`` or the runtime cannot be hooked.
  @MainActor package static var usual: QuietWay {
    choice == hops.rawValue || PlayLoop.shared == nil ? .hops : .loop
  }

  /// Returns an object that waits in this way for the center of one play.
  ///
  /// If a different library has installed executors, the object uses hops instead of the loop. `listens` is whether to
  /// wait after the last turn for closures on the main dispatch queue: for golden scenarios and findings, but not for
  /// most generated runs.
  @MainActor func quiet(in schedule: Schedule = Schedule(), listening listens: Bool = true)
    -> any Quiet
  {
    guard self == .loop, let loop = PlayLoop.shared, PlayRuntime.isInstalled else {
      return HopQuiet(asked: schedule)
    }
    return LoopQuiet(loop: loop, schedule: schedule, listens: listens)
  }
}

/// An object that waits until the center of one play is quiet.
@MainActor protocol Quiet: AnyObject {
  var way: QuietWay { get }
  /// Begins the play; the caller keeps the center alive during the play.
  func begin(with center: any CenterAtWork)
  /// Marks the beginning of a turn, before the center is called.
  func beginTurn()
  /// Begins a call to the center, and does not wait until the call returns.
  ///
  /// If `insideCall` is true, a participant makes the call while the center is calling this participant. Such a call
  /// runs at once, up to its first suspension.
  func begin(_ call: @escaping CallTask.Call, insideCall: Bool)
  /// Returns true if the center is certainly quiet, without waiting.
  ///
  /// The loop runs the center's jobs first. With hops, the result is false for every center that is not declared
  /// synchronous.
  func isResting() throws(PlayProblem.Cause) -> Bool
  /// Runs jobs of the center until none is left, or `jobs` have run, so that the next turn can begin early.
  ///
  /// Returns whether jobs are left, which run in the next turn; with hops, no jobs run.
  func isInterrupted(after jobs: Int) throws(PlayProblem.Cause) -> Bool
  /// Waits until the center is quiet; throws the reason why it does not become quiet.
  func rest() async throws(PlayProblem.Cause)
  /// After the last turn, waits for effects of a center that seemed quiet.
  func waitForLateEffects() async
  /// Ends a process of the play; `end` ends the application of the process.
  func endProcess(_ end: () -> Void)
  /// Ends the play, after its last process has ended.
  func end()
  /// The fault of the center because of which the kit cannot judge the run; nil if there is no such fault.
  var complaint: PlayProblem.Cause? { get }
  /// The order in which the center's jobs ran; without choices if the system decides the order, as with hops.
  var order: JobOrder { get }
  /// The reason why a repeated play of the scenario may go differently; nil if every play goes the same way.
  var reasonForOtherOrders: String? { get }
}

/// The center of a play, with the values by which a ``Quiet`` tells whether the center is quiet.
@MainActor protocol CenterAtWork: AnyObject {
  /// The app's declaration of the moment at which the center has finished its work.
  var work: Policies.Work { get }
  var patience: Patience { get }
  /// A number that changes whenever the center does something visible.
  var progress: Int { get }
  /// The number of effects of the play so far.
  var effects: Int { get }
  var effectsOfTurn: Int { get }
  /// The number of calls that have begun and not returned, without the calls that wait for the result of a different
  /// call.
  var openCalls: Int { get }
  /// The number of awaits in the center's code that only the kit can end.
  var held: Int { get }
  /// The number of awaits in the center's code that the kit has ended, but after which the code has not continued yet.
  var returning: Int { get }
  /// True if an effect came between two turns.
  var hasLateEffect: Bool { get }
  var clock: VirtualClock { get }
  /// Records that the open calls wait for results of other calls. Calls that wait for something that only the kit can
  /// end are not meant.
  ///
  /// For example, a center may let a second request wait for the result of the first.
  func noteSharedCalls()
}
