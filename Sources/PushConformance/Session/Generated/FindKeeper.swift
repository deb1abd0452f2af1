/// An object that stores the scenario of each find.
///
/// The kit stores a find after it has played the block of the find and all earlier blocks. So a crash in a later block
/// cannot lose the find.
package protocol FindKeeper: Sendable {
  /// Stores a scenario that violates a requirement, in place of an earlier scenario with the same name.
  ///
  /// Returns the path of the file; nil if the scenario could not be stored.
  func keep(_ scenario: Scenario, foundWith subject: String) -> String?
}
