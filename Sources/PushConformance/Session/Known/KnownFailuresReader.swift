/// The lines of a file of known failures, as entries whose values are not checked yet.
struct KnownFailuresReader {
  enum Member: String, CaseIterable {
    case group, subject, story, also, reason, link, until
  }

  /// An entry with the texts of its members, which the kit has not checked yet.
  struct Draft {
    let file: String
    /// The line of the member `group`, which is the first member of every entry.
    let line: Int
    var comments: [String]
    var members: [Member: (text: String, line: Int)] = [:]
    /// The values of `also`, the only member that an entry may have several times.
    var also: [(text: String, line: Int)] = []

    func value(of member: Member) throws(KnownFailuresError) -> String {
      guard let value = members[member]?.text else {
        throw error(.missingMember(member.rawValue))
      }
      return value
    }

    /// Returns an error about the entry; without a line, the error is about the entry's first line.
    func error(_ problem: KnownFailuresError.Problem, at line: Int? = nil) -> KnownFailuresError {
      KnownFailuresError(file: file, line: line ?? self.line, problem: problem)
    }
  }

  private let file: String
  private(set) var heading: [String] = []
  private(set) var drafts: [Draft] = []
  /// The comments since the latest member or empty line.
  private var comments: [String] = []

  /// Reads the lines of a file; throws the problem of the first invalid line.
  init(_ bytes: [UInt8], file: String) throws(KnownFailuresError) {
    self.file = file
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    let lines = content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let text = String(decoding: line, as: UTF8.self)
      // Decoding replaces bytes that are not UTF-8, so the bytes of the decoded text would differ.
      guard text.utf8.elementsEqual(line) else {
        throw KnownFailuresError(file: file, line: index + 1, problem: .notUTF8)
      }
      try read(text.trimmed, number: index + 1)
    }
    endParagraph()
  }

  private mutating func read(_ line: Substring, number: Int) throws(KnownFailuresError) {
    func error(_ problem: KnownFailuresError.Problem) -> KnownFailuresError {
      KnownFailuresError(file: file, line: number, problem: problem)
    }
    guard !line.isEmpty else { return endParagraph() }
    if line.hasPrefix("#") {
      comments.append(String(line.dropFirst().trimmed))
      return
    }
    guard let colon = line.firstIndex(of: ":") else { throw error(.noMember(String(line))) }
    let name = String(line[..<colon].trimmed)
    guard let member = Member(rawValue: name) else { throw error(.unknownMember(name)) }
    let text = String(line[line.index(after: colon)...].trimmed)
    guard !text.isEmpty else { throw error(.emptyMember(name)) }
    if member == .group {
      drafts.append(Draft(file: file, line: number, comments: []))
    }
    guard let entry = drafts.indices.last else { throw error(.outsideOfEntry(name)) }
    drafts[entry].comments += comments
    comments = []
    if member == .also {
      drafts[entry].also.append((text, number))
      return
    }
    guard drafts[entry].members.updateValue((text, number), forKey: member) == nil else {
      throw error(.repeatedMember(name))
    }
  }

  /// Assigns the comments of a paragraph to the heading if no entry has begun yet, and otherwise to the latest entry.
  private mutating func endParagraph() {
    if let entry = drafts.indices.last {
      drafts[entry].comments += comments
    } else {
      heading += comments
    }
    comments = []
  }
}

extension Substring {
  /// The text without white space at both ends, a carriage return included.
  fileprivate var trimmed: Substring {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

extension String {
  fileprivate var trimmed: Substring { self[...].trimmed }
}

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
