import Foundation
import PushConformance
import SubjectIsolation

/// The place where the centers and parsers of a suite play.
public struct ConformanceIsolation: Sendable, Hashable {
  /// The limits of a process; nil if there is none.
  private let limits: WorkerLimits?

  /// In the process of the tests, where a debugger finds them.
  public static let none = ConformanceIsolation(limits: nil)

  /// Each in a process of its own, as on the command line.
  ///
  /// A crash, an exit or a hang is then the error of one case, and all other cases have their results.
  /// It is unavailable where the system lets no app start a process.
  @available(iOS, unavailable, message: "isolation needs processes; run the tests on macOS")
  @available(tvOS, unavailable, message: "isolation needs processes; run the tests on macOS")
  @available(visionOS, unavailable, message: "isolation needs processes; run the tests on macOS")
  public static var process: ConformanceIsolation {
    process(seconds: JudgementGuard.chosenSeconds ?? WorkerLimits().seconds)
  }

  /// Each in a process of its own, in which a play takes a number of seconds at most.
  static func process(seconds: Int) -> ConformanceIsolation {
    var limits = WorkerLimits()
    limits.seconds = seconds
    return ConformanceIsolation(limits: limits)
  }

  /// Returns the processes of some adapters; nil if they play in this process.
  ///
  /// - Throws: The reason why an adapter cannot have a process.
  func hosts(
    of adapters: [String: AdapterReference]
  ) throws(KitError) -> (any SubjectHosts)? {
    guard let limits else { return nil }
    #if os(macOS) || os(Linux)
      return IsolatedSubjects(by: try ExitTestLauncher(of: adapters), within: limits)
    #else
      throw .callersInput("isolation: .process needs a system where tests start processes")
    #endif
  }
}

/// An adapter that is judged.
enum AdapterReference: Sendable {
  case center(any (PushCenterUnderTest & SendableMetatype).Type)
  case parser(any (PayloadParserUnderTest & SendableMetatype).Type)
}
