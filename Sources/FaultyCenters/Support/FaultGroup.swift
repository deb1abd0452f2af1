import PushConformance

/// Faulty centers with the same subject, in one table.
///
/// The name of the group and the name of a center are the center's name in the records of the tests, such as
/// `FaultyToast.ShowsNothing`.
protocol FaultGroup {
  /// The roles on which the kit judges the centers, which is faster; nil for all.
  static var roles: Set<Role>? { get }
}

extension FaultGroup {
  static var roles: Set<Role>? { nil }

  /// Returns the row of a center whose class has the fault.
  static func fault<Center: PushCenterUnderTest>(
    _ type: Center.Type,
    roles: Set<Role>? = nil
  ) -> SubjectRow {
    var row = SubjectRow(type, roles: roles ?? Self.roles)
    row.requirements = FaultTable.requirements[row.fullName] ?? []
    return row
  }

  /// Returns the row of a correct center, some acts of which a fault changes.
  ///
  /// - Parameters:
  ///   - name: The name of the faulty center.
  ///   - type: The center.
  ///   - change: Changes the acts of a new center.
  /// - Returns: The row.
  static func fault<Center: ChangeableCenter>(
    _ name: String,
    of type: Center.Type,
    change: @escaping @MainActor @Sendable (inout Center.Acts) -> Void
  ) -> SubjectRow {
    var row = SubjectRow(type, roles: roles)
    row.name = name
    row.fullName = "\(Self.self).\(name)"
    row.requirements = FaultTable.requirements[row.fullName] ?? []
    row.subject = { [subject = row.subject] in
      var subject = subject()
      subject.name = PushCenterSubject.name(ofType: name)
      subject.make = { application in
        let center = Center(application: application)
        change(&center.acts)
        return center
      }
      return subject
    }
    return row
  }
}
