import Foundation
import PushSimulation

/// A way to tell whether a center is quiet, see Specs/decisions/0013.
package enum QuietWay: String, Sendable, Hashable, CaseIterable {
  /// The play runs the center's jobs itself, until no job is left.
  case loop
  /// The play lets other jobs of the main actor run (a hop), until many hops in a row have had no effect.
  case hops

  package var text: String {
    switch self {
    case .loop: "exact"
    case .hops: "by hops over the main actor"
    }
  }

  package static let variable = "PUSH_CONFORMANCE_QUIET"

  /// The value of ``variable``, read once, because reading the environment takes as long as a play.
  private static let choice = ProcessInfo.processInfo.environment[variable] ?? ""

  package static var unknownChoice: String? {
    choice.isEmpty || QuietWay(rawValue: choice) != nil ? nil : choice
  }

  @MainActor package static var usual: QuietWay {
    choice == hops.rawValue || PlayLoop.shared == nil ? .hops : .loop
  }

  /// Returns an object that waits in this way during one play, or by hops if another library has set executors.
  ///
  /// If `listens` is true, the object waits after the last turn for closures on the main dispatch queue. The kit
  /// listens in golden scenarios and findings, but not in most generated runs.
  @MainActor func quiet(in schedule: Schedule = Schedule(), listening listens: Bool = true)
    -> any Quiet
  {
    guard self == .loop, let loop = PlayLoop.shared, PlayRuntime.isInstalled
    else { return HopQuiet(asked: schedule) }
    return LoopQuiet(loop: loop, schedule: schedule, listens: listens)
  }
}

/// An object that waits until the center of one play is quiet.
@MainActor protocol Quiet: AnyObject {
  var way: QuietWay { get }
  /// Begins the play; the caller keeps the center alive during the play.
  func begin(with center: any CenterAtWork)
  func beginTurn()
  /// Begins a call; with `insideCall`, the call starts at once, before the jobs that are ready.
  func begin(_ call: @escaping CallTask.Call, insideCall: Bool)
  /// Returns whether the center is certainly quiet, without waiting; ``LoopQuiet`` runs the center's jobs first.
  func isResting() throws(PlayProblem.Cause) -> Bool
  /// Runs jobs until no job is left or `jobs` have run; returns whether jobs are left, which run in the next turn.
  func isInterrupted(after jobs: Int) throws(PlayProblem.Cause) -> Bool
  func rest() async throws(PlayProblem.Cause)
  /// After the last turn, waits for effects of a center that seemed quiet.
  func waitForLateEffects() async
  /// Ends a process of the play; `end` ends the application of the process.
  func endProcess(_ end: () -> Void)
  func end()
  /// A fault of the center that prevents a judgment of the run; nil if there is no such fault.
  var complaint: PlayProblem.Cause? { get }
  /// The order in which the center's jobs ran; has no choices if the system decided the order, as with hops.
  var order: JobOrder { get }
  var reasonForOtherOrders: String? { get }
}

/// The center of a play, with the values by which a ``Quiet`` tells whether the center is quiet.
@MainActor protocol CenterAtWork: AnyObject {
  var work: Policies.Work { get }
  var patience: Patience { get }
  /// A number that changes whenever the center does something visible.
  var progress: Int { get }
  var effects: Int { get }
  var effectsOfTurn: Int { get }
  /// The number of calls that have not returned, without the calls that wait for the result of a different call.
  var openCalls: Int { get }
  /// The number of awaits in the center's code that only the kit can end.
  var held: Int { get }
  /// The number of awaits that the kit has ended, but after which the center's code has not continued yet.
  var returning: Int { get }
  var hasLateEffect: Bool { get }
  var clock: VirtualClock { get }
  /// Records that the open calls wait for results of other calls, such as when two calls share one request.
  func noteSharedCalls()
}
