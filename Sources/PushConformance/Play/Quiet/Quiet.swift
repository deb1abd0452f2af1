import Foundation
import PushSimulation

/// A way to tell when a center is at rest, see Specs/decisions/0013.
package enum QuietWay: String, Sendable, Hashable, CaseIterable {
  /// The play runs the center's jobs itself until none is left.
  case loop
  /// The play hops over the main actor until many hops in a row have had no effect.
  case hops

  /// The way in words, for reports.
  package var text: String {
    switch self {
    case .loop: "exact"
    case .hops: "by hops over the main actor"
    }
  }

  /// The environment variable that chooses a way.
  package static let variable = "PUSH_CONFORMANCE_QUIET"

  /// The value of ``variable`` if it names no way; nil if it names one or is not set.
  package static var unknownChoice: String? {
    let choice = ProcessInfo.processInfo.environment[variable] ?? ""
    return choice.isEmpty || QuietWay(rawValue: choice) != nil ? nil : choice
  }

  /// The default way: the loop, unless the environment asks for hops or the runtime cannot be hooked.
  @MainActor package static var usual: QuietWay {
    ProcessInfo.processInfo.environment[variable] == hops.rawValue || PlayLoop.shared == nil
      ? .hops : .loop
  }

  /// Returns an object that waits in this way for the center of one play.
  ///
  /// Hops replace the loop where another library has installed executors.
  ///
  /// - Parameters:
  ///   - schedule: The order of the center's jobs; hops leave it to the system.
  ///   - listens: Whether to wait after the last turn for blocks that the center sent to the main queue. Golden
  ///     scenarios and findings do so; the many generated plays need not.
  /// - Returns: The object that waits.
  @MainActor func quiet(in schedule: Schedule = Schedule(), listening listens: Bool = true)
    -> any Quiet
  {
    guard self == .loop, let loop = PlayLoop.shared, PlayRuntime.isInstalled else {
      return HopQuiet()
    }
    return LoopQuiet(loop: loop, schedule: schedule, listens: listens)
  }
}

/// An object that waits until the center of one play is at rest.
@MainActor protocol Quiet: AnyObject {
  /// The way in which this object waits.
  var way: QuietWay { get }
  /// Begins the play.
  ///
  /// - Parameter center: The center, which the caller keeps alive during the play.
  func begin(with center: any CenterAtWork)
  /// Marks the beginning of a turn, before the center is called.
  func beginTurn()
  /// Begins a call of the center.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - insideCall: Whether a participant makes the call while the center calls it. Such a call runs at once, up to
  ///     its first suspension.
  func begin(_ call: @escaping CallTask.Call, insideCall: Bool)
  /// Waits until the center is at rest.
  ///
  /// - Throws: The reason why the center does not come to rest.
  func rest() async throws(PlayProblem.Cause)
  /// Waits for effects that come after the last turn, although the center was taken for quiet.
  func waitForLateEffects() async
  /// Ends a process of the play.
  ///
  /// - Parameter end: Ends its application.
  func endProcess(_ end: () -> Void)
  /// Ends the play.
  func end()
  /// The behaviour of the center that makes the run impossible to judge, or nil.
  var complaint: PlayProblem.Cause? { get }
  /// The order in which the center's jobs ran.
  var order: JobOrder { get }
  /// The reason why the same play may go differently next time; nil if it cannot.
  var reasonForOtherOrders: String? { get }
}

/// The center that plays, as ``Quiet`` sees it.
@MainActor protocol CenterAtWork: AnyObject {
  /// The center's policy for background work.
  var work: Policies.Work { get }
  /// The limits for the center before it is given up.
  var patience: Patience { get }
  /// A number that changes whenever the center does something visible.
  var progress: Int { get }
  /// The number of effects in the open turn.
  var effectsOfTurn: Int { get }
  /// The number of calls that have begun and not returned, without those that share the await of another call.
  var openCalls: Int { get }
  /// The number of the center's awaits that the simulated world holds.
  var held: Int { get }
  /// The number of awaits that the world has released and that have not yet resumed in the center.
  var returning: Int { get }
  /// Whether an effect came while no turn was open.
  var hasLateEffect: Bool { get }
  /// The clock of the running process.
  var clock: VirtualClock { get }
  /// Assumes that the open calls without a known cause share the await of another call.
  ///
  /// A center may let a second request wait for the first.
  func noteSharedCalls()
}
