import PushConformance
import Testing

@testable import FaultyCenters

extension SubjectRow: CustomTestStringConvertible {
  package var testDescription: String { name }

  static func rows(
    _ types: [any PushCenterUnderTest.Type],
    on roles: Set<Role>? = nil
  ) -> [SubjectRow] {
    types.map { SubjectRow($0, roles: roles) }
  }
}

extension [SubjectRow] {
  /// The full names of the centers; the second row of a center is `#2`.
  var keys: [String] {
    var counts: [String: Int] = [:]
    return map { row in
      let count = counts[row.fullName, default: 0] + 1
      counts[row.fullName] = count
      return count == 1 ? row.fullName : "\(row.fullName)#\(count)"
    }
  }
}

/// A faulty center with a requirement that it violates in a scenario.
struct CaughtCenter: Sendable, CustomTestStringConvertible {
  var row: SubjectRow
  var scenario: String
  var testDescription: String { "\(row.name) \(scenario)" }

  init<Center: PushCenterUnderTest>(
    _ type: Center.Type,
    _ requirement: String,
    on scenario: String
  ) {
    row = SubjectRow(type, requirement)
    self.scenario = scenario
  }
}

extension PushCenterSubject {
  /// Returns the subject with a closure that gets each center that the subject makes.
  func noting(
    _ note: @escaping @MainActor @Sendable (any PushCenterUnderTest) -> Void
  ) -> PushCenterSubject {
    var subject = self
    subject.make = { [make] application in
      let center = make(application)
      note(center)
      return center
    }
    return subject
  }
}
