import Foundation

/// How many generated runs the tests of centers play with each center, and from which seed.
///
/// `Scripts/check-centers` sets both.
enum Sweep {
  /// The number of runs; nil where the tests are to play as many as usual.
  static let cases = variable("CASES").flatMap { Int($0) }

  /// The seed.
  static let seed = variable("SEED").flatMap { UInt64($0) } ?? 0

  private static func variable(_ name: String) -> String? {
    ProcessInfo.processInfo.environment["PUSH_CONFORMANCE_SWEEP_\(name)"]
  }
}
