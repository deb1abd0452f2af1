/// What a run of the kit is asked to do.
public struct RunOptions: Sendable, Hashable {
  /// The cases that are meant.
  public var filter: CaseFilter
  /// The weakest level whose violation fails.
  public var level: Requirement.Level

  /// Creates options; by default everything is judged, and what must be has to be.
  public init(filter: CaseFilter = CaseFilter(), level: Requirement.Level = .must) {
    self.filter = filter
    self.level = level
  }

  /// Whether a violation of a requirement of a level fails; a permission never does.
  func fails(_ violated: Requirement.Level) -> Bool {
    violated != .may && violated >= level
  }
}
