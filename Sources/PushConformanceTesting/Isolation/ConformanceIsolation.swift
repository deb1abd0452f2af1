import Foundation
import PushConformance
import SubjectIsolation

/// The place where the centers and parsers of a suite play.
public struct ConformanceIsolation: Sendable, Hashable {
  /// The limits of a subject's process; nil if subjects play in the process of the tests.
  private let limits: WorkerLimits?

  /// Subjects play in the process of the tests, where a debugger can stop them.
  public static let none = ConformanceIsolation(limits: nil)

  /// Each subject plays in a process of its own, as with the command line.
  ///
  /// A crash, an exit or a hang is then the error of one case, and all other cases have results. This isolation is
  /// available only on systems where an app can start processes.
  @available(iOS, unavailable, message: "isolation needs processes; run the tests on macOS")
  @available(tvOS, unavailable, message: "isolation needs processes; run the tests on macOS")
  @available(visionOS, unavailable, message: "isolation needs processes; run the tests on macOS")
  public static var process: ConformanceIsolation {
    process(seconds: JudgmentGuard.chosenSeconds ?? WorkerLimits().seconds)
  }

  static func process(seconds: Int) -> ConformanceIsolation {
    var limits = WorkerLimits()
    limits.seconds = seconds
    return ConformanceIsolation(limits: limits)
  }

  /// Returns the object that starts the processes of adapters; nil if the adapters play in this process.
  func hosts(of adapters: [String: AdapterReference]) throws(KitError) -> (any SubjectHosts)? {
    guard let limits else { return nil }
    #if os(macOS) || os(Linux)
      return IsolatedSubjects(by: try ExitTestLauncher(of: adapters), within: limits)
    #else
      throw .callersInput("isolation: .process needs a system where tests start processes")
    #endif
  }
}

enum AdapterReference: Sendable {
  case center(any (PushCenterUnderTest & SendableMetatype).Type)
  case parser(any (PayloadParserUnderTest & SendableMetatype).Type)
}
