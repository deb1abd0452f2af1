import Foundation
import PushConformance

/// A table of faulty centers that have the same kind of fault.
///
/// The records of the tests name a center by its group and its own name, such as `FaultyToast.ShowsNothing`.
protocol FaultGroup {
  /// The correct center whose acts are changed by the faults that have no class of their own.
  associatedtype Changed: ChangeableCenter = WrongCenter
  /// The roles on which the kit judges the centers; nil for all roles, which takes longer.
  static var roles: Set<Role>? { get }
}

extension FaultGroup {
  static var roles: Set<Role>? { nil }

  static func fault<Center: PushCenterUnderTest>(
    _ type: Center.Type,
    roles: Set<Role>? = nil
  ) -> SubjectRow {
    var row = SubjectRow(type, roles: roles ?? Self.roles)
    row.requirements = FaultTable.requirements[row.fullName] ?? []
    return row
  }

  static func faults(_ types: [any PushCenterUnderTest.Type]) -> [SubjectRow] {
    types.map { fault($0) }
  }

  static func fault(
    _ name: String,
    change: @escaping @MainActor @Sendable (inout Changed.Acts) -> Void
  ) -> SubjectRow {
    var row = SubjectRow(Changed.self, roles: roles)
    row.name = name
    row.fullName = "\(Self.self).\(name)"
    row.requirements = FaultTable.requirements[row.fullName] ?? []
    row.subject = { [subject = row.subject] in
      var subject = subject()
      subject.name = PushCenterSubject.name(ofType: name)
      subject.make = { application in
        let center = Changed(application: application)
        change(&center.acts)
        return center
      }
      return subject
    }
    return row
  }
}

/// The requirements that catch the faulty centers, as `faults.txt` lists them.
///
/// A line of the file has the full name of a center, and all requirements that the center violates in the golden
/// scenarios, in the order in which the runs violate them. `FaultyCentersTests` compares the file with the runs.
private enum FaultTable {
  static let requirements: [String: Set<String>] = {
    guard let file = Bundle.module.url(forResource: "faults", withExtension: "txt"),
      let text = try? String(contentsOf: file, encoding: .utf8)
    else { return [:] }
    var requirements: [String: Set<String>] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      requirements[words[0]] = Set(words.dropFirst())
    }
    return requirements
  }()
}
