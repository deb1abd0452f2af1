package import PushPayloads

/// What keeps a JSON file from being what it should be, and where.
package struct StrictJSONError: Error, Sendable, Hashable {
  /// What is wrong.
  package enum Problem: Sendable, Hashable {
    /// The bytes are no JSON text.
    case syntax(JSONSyntaxError)
    /// An object has a name twice.
    case duplicateMember(String)
    /// An object has a member that its type does not know.
    case unknownMember(String, known: [String])
    /// An object lacks a member.
    case missingMember(String)
    /// A value of another kind is wanted.
    case wrongKind(expected: String, seen: JSONDocument.Kind)
    /// A number does not fit its type.
    case outOfRange(lexeme: String, type: String)
    /// A text is none of those that its type knows.
    case unknownSpelling(String, known: [String])
    /// An array ends before all that is wanted has been read.
    case tooFewElements(Int)
    /// The type refuses the value for a reason of its own.
    case refused(String)
  }

  /// The file, as the caller calls it.
  package let file: String
  /// Where in the file.
  package let position: SourcePosition
  /// Which value; the root for a text that could not be read.
  package let pointer: JSONPointer
  /// What is wrong.
  package let problem: Problem

  /// States what is wrong where.
  package init(file: String, position: SourcePosition, pointer: JSONPointer, problem: Problem) {
    self.file = file
    self.position = position
    self.pointer = pointer
    self.problem = problem
  }
}

extension StrictJSONError: CustomStringConvertible {
  /// The place as compilers print it, and what was expected and seen.
  package var description: String {
    let pointer = self.pointer.description
    return "\(file):\(position): \(pointer.isEmpty ? "" : "\(pointer): ")\(explanation)"
  }

  /// What was expected and seen, without the place.
  package var explanation: String {
    switch problem {
    case .syntax(let error): error.description
    case .duplicateMember(let name): "the member \"\(name)\" stands here a second time"
    case .unknownMember(let name, let known):
      "no member \"\(name)\" is known here; known are \(Self.list(known))"
    case .missingMember(let name): "the member \"\(name)\" is missing"
    case .wrongKind(let expected, let seen): "expected \(expected), found \(Self.name(of: seen))"
    case .outOfRange(let lexeme, let type): "\(lexeme) does not fit \(type)"
    case .unknownSpelling(let text, let known):
      "\"\(text)\" is not known here; known are \(Self.list(known))"
    case .tooFewElements(let count): "the array ends after \(count) elements, more are expected"
    case .refused(let reason): reason
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
  }

  private static func name(of kind: JSONDocument.Kind) -> String {
    switch kind {
    case .null: "null"
    case .true: "true"
    case .false: "false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
