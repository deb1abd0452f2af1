import PushPayloads

/// The limit of each push type, which Apple states once for voip and once for all others.
enum TypeBoundaries {
  /// Those that the matrix does not have, and the type that is not known.
  static let vectors: [SizeVector] =
    PushType.allCases.filter { $0 != .alert && $0 != .voip }.flatMap { type in
      (-1...1).map { excess in
        SizeVector(
          name: "\(type.rawValue).\(4_096 + excess)-bytes",
          title: "\(Boundary.phrase(excess)) the limit of push type \(type.rawValue)",
          body: PushBody.of(type).filled(with: .ascii, to: 4_096 + excess),
          pushType: type,
          flags: ["boundary"],
          limit: 4_096,
          isNearMiss: excess == 0
        )
      }
    } + unknown

  private static let unknown: [SizeVector] = (-1...1).map { excess in
    SizeVector(
      name: "unknown-type.\(4_096 + excess)-bytes",
      title: "\(Boundary.phrase(excess)) the limit that holds for every type but voip",
      body: PushBody.alertDictionary.filled(with: .ascii, to: 4_096 + excess),
      pushType: nil,
      flags: ["boundary"],
      limit: 4_096,
      isNearMiss: excess == 0
    )
  }
}
