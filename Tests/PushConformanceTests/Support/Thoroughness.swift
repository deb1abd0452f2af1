import Foundation

@testable import PushConformance

/// How much of the golden scenarios every center of these tests plays.
///
/// Hundreds of centers on hundreds of scenarios take a quarter of an hour. By default each plays a part of
/// them, another one for each center; with the environment variable `PUSH_CONFORMANCE_EXHAUSTIVE` each
/// plays all, and what is said of it has to be exact.
enum Thoroughness {
  static let isExhaustive =
    ProcessInfo.processInfo.environment["PUSH_CONFORMANCE_EXHAUSTIVE"] != nil

  /// The scenarios that a center plays, the same in each run.
  static func sample(of scenarios: [Scenario], one parts: Int, for name: String) -> [Scenario] {
    guard !isExhaustive else { return scenarios }
    let part = name.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF } % parts
    return scenarios.enumerated().filter { $0.offset % parts == part }.map(\.element)
  }
}
