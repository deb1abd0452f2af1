import ConformanceReports

/// A lane of a sequence diagram, for one party of the story: the user, iOS, the center, or a participant.
struct DiagramLane: Hashable {
  /// The name of the lane in the results file.
  let id: String

  /// The lanes of the parties that are no participants, from left to right.
  ///
  /// The list has nil at the place where the lanes of the participants stand. The callers of a center are to the left
  /// of the center, and the objects that the center calls are to its right.
  private static let order: [(id: String, title: String)?] = [
    ("user", "User"), ("system", "iOS"), ("app", "App"), ("center", "Center"),
    ("extension", "Extension"), nil, ("screen", "Screen"), ("server", "Server"),
  ]

  /// The title of the lane: a word such as "User", or the name of the participant.
  var title: String {
    for lane in Self.order where lane?.id == id { return lane?.title ?? id }
    return parts.name
  }

  /// The kind of the participant, such as "suppressor"; empty for other lanes.
  var kind: String { parts.kind }

  /// The kind and the name of a participant, whose id has a form such as `suppressor:conversation`.
  private var parts: (kind: String, name: String) {
    let parts = id.split(separator: ":", maxSplits: 1)
    return parts.count == 2 ? (String(parts[0]), String(parts[1])) : ("", id)
  }

  private var place: Int {
    Self.order.firstIndex { $0?.id == id } ?? Self.order.firstIndex { $0 == nil } ?? 0
  }

  /// Returns the lanes of a story from left to right, with participants in the order of their appearance.
  static func lanes(of story: [RecordedStep]) -> [DiagramLane] {
    var seen: Set<String> = []
    var lanes: [DiagramLane] = []
    for turn in story.flatMap(\.turns) where turn.call != nil || !turn.effects.isEmpty {
      let ends = turn.call == nil ? [] : [turn.from, turn.to]
      for id in ends + turn.effects.flatMap({ [$0.from, $0.to] }) where seen.insert(id).inserted {
        lanes.append(DiagramLane(id: id))
      }
    }
    let places = lanes.enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }
    return places.map(\.element)
  }
}
