extension PushCenterSubject {
  /// The roles and the declaration in a form that is the same in each process.
  ///
  /// A function of the declaration, such as the argument of `.encodes`, has no such form. Only its presence counts.
  var declarationText: String {
    let roles = roles.map(\.rawValue).sorted().joined(separator: " ")
    return "\(roles)\n\(Self.text(of: policies))\n\(Self.text(of: vocabulary))"
  }

  /// Returns the text of a value with all its parts.
  ///
  /// The elements of sets and dictionaries are sorted.
  private static func text(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    let parts = mirror.children.map { child in
      (child.label.map { "\($0): " } ?? "") + text(of: child.value)
    }
    guard !parts.isEmpty else { return "\(value)" }
    switch mirror.displayStyle {
    case .set, .dictionary: return "{\(parts.sorted().joined(separator: ", "))}"
    default: return "\(mirror.subjectType)(\(parts.joined(separator: ", ")))"
    }
  }
}
