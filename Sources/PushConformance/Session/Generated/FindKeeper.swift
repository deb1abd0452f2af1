/// An object that writes down a find of generated runs at once, so that no later event can lose it.
package protocol FindKeeper: Sendable {
  /// Keeps a scenario that violates a requirement; a later one of the same name takes its place.
  ///
  /// - Parameters:
  ///   - scenario: The scenario, as it was found or shorter by now.
  ///   - subject: The name of the subject that it was found with.
  /// - Returns: Where it lies; nil if it could not be kept.
  func keep(_ scenario: Scenario, foundWith subject: String) -> String?
}
