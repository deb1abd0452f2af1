package import PushPayloads

/// The error of an invalid JSON file, with its place.
package struct StrictJSONError: Error, Sendable, Hashable {
  /// The ways in which a file can be invalid.
  package enum Problem: Sendable, Hashable {
    /// The bytes are not a JSON text.
    case syntax(JSONSyntaxError)
    /// An object has two members with the same name; the value is this name.
    case duplicateMember(String)
    /// An object has a member that its type does not know.
    case unknownMember(String, known: [String])
    /// An object lacks a member that its type requires; the value is the name of this member.
    case missingMember(String)
    /// A value is of a different JSON type than its Swift type needs.
    case wrongKind(expected: String, seen: JSONDocument.Kind)
    /// A number does not fit its type.
    case outOfRange(lexeme: String, type: String)
    /// A text is not one of the type's raw values.
    case unknownSpelling(String, known: [String])
    /// An array has only this many elements, but the Swift type needs more.
    case tooFewElements(Int)
    /// The type refuses the value for its own reason.
    case refused(String)
  }

  /// The path of the file, as error texts show it.
  package let file: String
  /// The line and column of the problem.
  package let position: SourcePosition
  /// The pointer to the value; the pointer to the root if the bytes are not a JSON text.
  package let pointer: JSONPointer
  /// The kind of problem, with the names and values that show it.
  package let problem: Problem
}

extension StrictJSONError: CustomStringConvertible {
  /// The error in the form of compiler messages: file, line and column, then the problem.
  package var description: String {
    let pointer = self.pointer.description
    return "\(file):\(position): \(pointer.isEmpty ? "" : "\(pointer): ")\(explanation)"
  }

  /// The problem without the place.
  package var explanation: String {
    switch problem {
    case .syntax(let error): error.description
    case .duplicateMember(let name): "the member \"\(name)\" occurs here a second time"
    case .unknownMember(let name, let known):
      "there is no member \"\(name)\"; the members are \(Self.list(known))"
    case .missingMember(let name): "the member \"\(name)\" is missing"
    case .wrongKind(let expected, let seen): "expected \(expected), found \(Self.name(of: seen))"
    case .outOfRange(let lexeme, let type): "\(lexeme) does not fit \(type)"
    case .unknownSpelling(let text, let known):
      "\"\(text)\" is not a known value; the values are \(Self.list(known))"
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
