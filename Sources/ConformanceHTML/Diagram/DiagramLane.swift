import PushConformance

/// A vertical lane of a sequence diagram: the user, iOS, the center, or an object such as a suppressor or responder.
struct DiagramLane: Hashable {
  let id: String

  /// The lanes that have a fixed place, from left to right; nil is the place of all other lanes.
  ///
  /// The callers of a center are to the left of the center, and the objects that the center calls are to its right.
  private static let order: [(id: String, title: String)?] = [
    ("user", "User"), ("system", "iOS"), ("app", "App"), ("center", "Center"),
    ("extension", "Extension"), nil, ("screen", "Screen"), ("server", "Server"),
  ]

  var title: String {
    for lane in Self.order where lane?.id == id { return lane?.title ?? id }
    return parts.name
  }

  /// The kind of the object, such as "suppressor"; empty for a lane with a fixed place.
  var kind: String { parts.kind }

  /// The kind and the name in an id such as `suppressor:conversation`; an id without a colon has no kind.
  private var parts: (kind: String, name: String) {
    let parts = id.split(separator: ":", maxSplits: 1)
    return parts.count == 2 ? (String(parts[0]), String(parts[1])) : ("", id)
  }

  private var place: Int {
    Self.order.firstIndex { $0?.id == id } ?? Self.order.firstIndex { $0 == nil } ?? 0
  }

  /// Lanes without a fixed place are in the order in which the steps first name them.
  static func lanes(of story: [StoryStep]) -> [DiagramLane] {
    var seen: Set<String> = []
    var lanes: [DiagramLane] = []
    for turn in story.flatMap(\.events) where turn.call != nil || !turn.effects.isEmpty {
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
