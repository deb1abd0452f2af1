import Foundation
import PushSimulation

/// A way to know when a center is at rest, see Specs/decisions/0013.
package enum QuietWay: String, Sendable, Hashable, CaseIterable {
  /// The play runs the jobs of the center itself, until none is left.
  case loop
  /// The play hops over the main actor, until many hops in a row have brought nothing.
  case hops

  /// The way in words.
  package var text: String {
    switch self {
    case .loop: "exact"
    case .hops: "by hops over the main actor"
    }
  }

  /// The environment variable that chooses a way.
  package static let variable = "PUSH_CONFORMANCE_QUIET"

  /// The value of ``variable`` that names no way; nil where it names one, or is not set.
  package static var unknownChoice: String? {
    let choice = ProcessInfo.processInfo.environment[variable] ?? ""
    return choice.isEmpty || QuietWay(rawValue: choice) != nil ? nil : choice
  }

  /// The way that is used where none is asked for: the loop, unless the environment says otherwise or the
  /// runtime has no way in for it.
  @MainActor package static var usual: QuietWay {
    ProcessInfo.processInfo.environment[variable] == hops.rawValue || PlayLoop.shared == nil
      ? .hops : .loop
  }

  /// Makes what waits for the center of one play in this way.
  ///
  /// Hops take the place of the loop where another library has installed executors of its own.
  ///
  /// - Parameters:
  ///   - schedule: The order of the center's jobs, which hops leave to the system.
  ///   - listens: Whether to wait after the last turn for what the center has sent to the main queue.
  ///     Golden scenarios and findings are listened to, so that plays that are many need not be.
  /// - Returns: What waits.
  @MainActor func quiet(in schedule: Schedule = Schedule(), listening listens: Bool = true)
    -> any Quiet
  {
    guard self == .loop, let loop = PlayLoop.shared, PlayRuntime.isInstalled else {
      return HopQuiet()
    }
    return LoopQuiet(loop: loop, schedule: schedule, listens: listens)
  }
}

/// Waits for the center of one play.
@MainActor protocol Quiet: AnyObject {
  /// The way in which it waits.
  var way: QuietWay { get }
  /// Begins the play.
  ///
  /// - Parameter center: The center, which the play outlives.
  func begin(with center: any CenterAtWork)
  /// Notes that a turn begins, before the center is called.
  func beginTurn()
  /// Begins a call of the center.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - insideCall: Whether a participant makes the call while the center calls it: then the call runs up
  ///     to its first suspension at once.
  func begin(_ call: @escaping CallTask.Call, insideCall: Bool)
  /// Waits until the center is at rest.
  ///
  /// - Throws: Why the center does not come to rest.
  func rest() async throws(PlayProblem.Cause)
  /// Waits for what the center still does after its last turn, though it was taken for quiet.
  func waitForLateEffects() async
  /// Ends a process of the play.
  ///
  /// - Parameter end: Ends its application.
  func endProcess(_ end: () -> Void)
  /// Ends the play.
  func end()
  /// The behaviour of the center after which no run can be judged.
  var complaint: PlayProblem.Cause? { get }
  /// The order in which the jobs of the center have run.
  var order: JobOrder { get }
  /// Why the same play may go another way the next time; nil if it cannot.
  var reasonForOtherOrders: String? { get }
}

/// The center that plays, as a way to be quiet sees it.
@MainActor protocol CenterAtWork: AnyObject {
  /// The center's declaration about its work.
  var work: Policies.Work { get }
  /// The time and the effects that the center is allowed before it is given up.
  var patience: Patience { get }
  /// A number that changes whenever the center does something that the world sees.
  var progress: Int { get }
  /// How many effects the open turn has.
  var effectsOfTurn: Int { get }
  /// How many calls have begun and not returned, apart from those that share what another one awaits.
  var openCalls: Int { get }
  /// How many awaits of the center the world holds.
  var held: Int { get }
  /// How many awaits the world has let go that have not come back to the center.
  var returning: Int { get }
  /// The first effect that came when no turn was open.
  var hasLateEffect: Bool { get }
  /// The clock of the process that runs.
  var clock: VirtualClock { get }
  /// Notes that the open calls which nothing accounts for share what another one awaits: a center may have
  /// a second request wait for the first.
  func noteSharedCalls()
}
