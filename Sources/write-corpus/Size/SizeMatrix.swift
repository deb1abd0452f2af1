import PushPayloads

/// Bodies one byte below each limit, exactly at the limit, and one byte above the limit, with every ``Filling``.
enum SizeMatrix {
  static let vectors: [SizeVector] = rows.flatMap { row in
    Filling.allCases.flatMap { filling in
      (-1...1).map { row.vector(filling, excess: $0) }
    }
  }

  private static let rows = [
    Row(name: "alert", phrase: "push type alert", limit: 4_096, pushType: .alert),
    Row(name: "voip", phrase: "push type voip", limit: 5_120, pushType: .voip),
    Row(
      name: "broadcast",
      phrase: "a broadcast",
      limit: 5_120,
      pushType: .liveactivity,
      isBroadcast: true
    ),
    Row(
      name: "ios8",
      phrase: "the binary interface from iOS 8 on",
      limit: 2_048,
      pushType: .alert,
      limits: .ios8
    ),
    Row(
      name: "legacy",
      phrase: "the binary interface before iOS 8",
      limit: 256,
      pushType: .alert,
      limits: .legacy
    ),
  ]

  /// The names of test vectors that are older than this matrix; the old names stay, because identifiers never change.
  private static let namedBefore = [
    "ios8.2048-bytes.accents": "ios8.2048-bytes", "ios8.2049-bytes.accents": "ios8.2049-bytes",
    "legacy.256-bytes.han": "legacy.256-bytes", "legacy.257-bytes.han": "legacy.257-bytes",
  ]

  private struct Row {
    let name: String
    let phrase: String
    let limit: Int
    let pushType: PushType
    var limits: LimitProfile = .current
    var isBroadcast = false

    func vector(_ filling: Filling, excess: Int) -> SizeVector {
      let count = limit + excess
      let name = "\(name).\(count)-bytes.\(filling.rawValue)"
      let body = isBroadcast ? PushBody.broadcast : PushBody.of(pushType)
      return SizeVector(
        name: SizeMatrix.namedBefore[name] ?? name,
        title: "\(Boundary.phrase(excess)) the limit of \(phrase), \(filling.phrase)",
        body: body.filled(with: filling, to: count),
        pushType: pushType,
        limits: limits,
        isBroadcast: isBroadcast,
        flags: ["boundary"] + filling.flags + (limits == .current ? [] : ["historic"]),
        limit: limit,
        isNearMiss: excess == 0
      )
    }
  }
}

enum Boundary {
  static func phrase(_ excess: Int) -> String {
    switch excess {
    case ..<0: "One byte below"
    case 0: "Exactly at"
    default: "One byte above"
    }
  }
}
