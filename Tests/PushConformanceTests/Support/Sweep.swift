import Foundation

@testable import FaultyCenters

/// The number and the seed of the generated runs that tests of centers play with each center.
///
/// `Scripts/check-centers` sets the number and the seed.
enum Sweep {
  /// The number of generated runs; nil for each test's usual number.
  static let cases = variable("CASES").flatMap { Int($0) }

  static let seed = variable("SEED").flatMap { UInt64($0) } ?? 0

  /// The names of the legal and wrong centers to judge; nil for all.
  static let centers = variable("CENTERS").map { Set($0.split(separator: ",").map(String.init)) }

  static func chooses(_ row: SubjectRow) -> Bool { centers?.contains(row.name) ?? true }

  private static func variable(_ name: String) -> String? {
    ProcessInfo.processInfo.environment["PUSH_CONFORMANCE_SWEEP_\(name)"]
  }
}
