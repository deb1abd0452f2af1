/// The reason why a file of known failures cannot be used, with its line.
package struct KnownFailuresError: Error, Sendable, Hashable {
  package enum Problem: Sendable, Hashable {
    case notUTF8
    /// The line has no colon, so it is not a member of an entry; the text is the line.
    case noMember(String)
    case unknownMember(String)
    /// A member comes before the first entry.
    case outsideOfEntry(String)
    case repeatedMember(String)
    case emptyMember(String)
    case missingMember(String)
    /// The text is not a day such as `2026-12-31`.
    case noDay(String)
    /// The text is not the key of a cause.
    case noGroup(String)
    /// The kit has no requirement of this name; `nearest` has similar names.
    case unknownRequirement(String, nearest: [String])
    /// The requirement was withdrawn; `mergedInto` names the requirement that now states the duty, if there is one.
    case retiredRequirement(String, mergedInto: String?)
    case noToken(ReplayTokenError)
    case unknownStory(String, nearest: [String])
    case unknownSubject(String, known: [String])
    /// An earlier entry has the same subject and group.
    case duplicate(firstLine: Int)
  }

  package var file: String
  /// The number of the line, from 1.
  package var line: Int
  package var problem: Problem
}
