package import PushPayloads

package struct StrictJSONError: Error, Sendable, Hashable {
  package enum Problem: Sendable, Hashable {
    case syntax(JSONSyntaxError)
    case duplicateMember(String)
    case unknownMember(String, known: [String])
    case missingMember(String)
    case wrongKind(expected: String, seen: JSONDocument.Kind)
    case outOfRange(lexeme: String, type: String)
    case unknownSpelling(String, known: [String])
    case tooFewElements(Int)
    /// The type's `init(from:)` refuses the value; the string is the reason.
    case refused(String)
  }

  package let file: String
  package let position: SourcePosition
  /// The pointer to the value; the pointer to the root if the bytes are not a JSON text.
  package let pointer: JSONPointer
  package let problem: Problem
}

extension StrictJSONError: CustomStringConvertible {
  package var description: String {
    let pointer = self.pointer.description
    return "\(file):\(position): \(pointer.isEmpty ? "" : "\(pointer): ")\(explanation)"
  }

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
