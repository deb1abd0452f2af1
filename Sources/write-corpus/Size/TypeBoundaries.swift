import PushPayloads

/// Bodies at the size limits of the push types that `SizeMatrix` lacks, and of pushes without a known push type.
///
/// Apple states one limit for `voip`, and one limit for all other types.
enum TypeBoundaries {
  static let vectors: [SizeVector] =
    PushType.allCases.filter { $0 != .alert && $0 != .voip }.flatMap { type in
      (-1...1).map { excess in
        SizeVector(
          name: "\(type.rawValue).\(4_096 + excess)-bytes",
          title: "\(Boundary.phrase(excess)) the limit of push type \(type.rawValue)",
          body: PushBody.of(type).filled(with: .ascii, to: 4_096 + excess),
          pushType: type,
          flags: ["boundary"],
          isNearMiss: excess == 0
        )
      }
    } + unknown + implied

  private static let unknown: [SizeVector] =
    (-1...1).map { excess in
      SizeVector(
        name: "unknown-type.\(4_096 + excess)-bytes",
        title: "\(Boundary.phrase(excess)) the limit of every type but voip",
        body: PushBody.alertDictionary.filled(with: .ascii, to: 4_096 + excess),
        pushType: nil,
        flags: ["boundary"],
        isNearMiss: excess == 0
      )
    }
    + (0...1).map { excess in
      SizeVector(
        name: "unknown-type.\(5_120 + excess)-bytes",
        title: "\(Boundary.phrase(excess)) the limit of voip, and the push type is not known",
        body: PushBody.alertDictionary.filled(with: .ascii, to: 5_120 + excess),
        pushType: nil,
        flags: ["boundary"]
      )
    }

  private static let implied: [SizeVector] =
    (-1...1).map { excess in
      SizeVector(
        name: "implied-voip.\(5_120 + excess)-bytes",
        title: "\(Boundary.phrase(excess)) the limit of voip, which the topic implies",
        body: PushBody.of(.voip).filled(with: .ascii, to: 5_120 + excess),
        pushType: nil,
        topic: "com.example.app.voip",
        flags: ["boundary"],
        limit: 5_120,
        isNearMiss: excess == 0
      )
    }
    + (0...1).map { excess in
      SizeVector(
        name: "implied-live-activity.\(4_096 + excess)-bytes",
        title: "\(Boundary.phrase(excess)) the limit of a Live Activity, which the topic implies",
        body: PushBody.of(.liveactivity).filled(with: .ascii, to: 4_096 + excess),
        pushType: nil,
        topic: "com.example.app.push-type.liveactivity",
        flags: ["boundary"],
        isNearMiss: excess == 0
      )
    }
    + [
      SizeVector(
        name: "unknown-type.topic-of-an-app",
        title: "A topic without a suffix is no topic of a call, so the type cannot be voip",
        body: PushBody.alertDictionary.filled(with: .ascii, to: 4_097),
        pushType: nil,
        topic: "com.example.app",
        flags: ["boundary"]
      )
    ]
}
