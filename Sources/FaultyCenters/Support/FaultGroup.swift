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
}
