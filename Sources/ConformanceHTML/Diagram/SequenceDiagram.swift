import PushConformance

/// A sequence diagram of the steps of a scenario, as shapes with coordinates for the template.
struct SequenceDiagram {
  struct Line {
    var x: Int
    var y: Int
    var text: String
    /// The class of the text in the style sheet, such as `title` for the title of a lane.
    var look: String
    /// The point of the text that is at `x`: the start or the middle.
    var anchor: String
  }

  /// A rectangle, such as the head of a lane, in pixels; `look` is its class in the style sheet.
  struct Box {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var look: String
  }

  /// The arrow of a callback or an effect, with paths of SVG; `look` is its class in the style sheet.
  struct Arrow {
    var path: String
    var look: String
    /// The triangle at the end of the arrow.
    var tip: String
  }

  struct Lifeline {
    var x: Int
    var from: Int
    var to: Int
  }

  var width: Int
  var height = 0
  /// The rectangles behind turns in which a requirement is violated.
  ///
  /// The template draws these rectangles first, and then the members below in their order. So boxes cover lifelines.
  var faults: [Box] = []
  var lifelines: [Lifeline] = []
  var boxes: [Box] = []
  var arrows: [Arrow] = []
  var lines: [Line] = []

  /// Larger diagrams would be too wide for a laptop, or too long to read.
  static let mostLanes = 9
  static let mostSteps = 80
  static let mostMessages = 400

  /// Returns the diagram of the steps of a scenario; nil if the diagram would be empty, or too large to read.
  static func of(_ story: [StoryStep]) -> SequenceDiagram? {
    let lanes = DiagramLane.lanes(of: story)
    let messages = story.flatMap(\.events).reduce(0) { $0 + 1 + $1.effects.count }
    guard (1...mostLanes).contains(lanes.count), story.count <= mostSteps, messages <= mostMessages
    else { return nil }
    let loops = story.flatMap(\.events).flatMap { turn in
      (turn.from == turn.to ? [turn.to] : []) + turn.effects.filter { $0.from == $0.to }.map(\.to)
    }
    let endsInLoop = lanes.last.map { loops.contains($0.id) } ?? false
    var layout = DiagramLayout(lanes, endsInLoop: endsInLoop)
    layout.drawHeads()
    for (index, step) in story.enumerated() { layout.draw(step, number: index + 1) }
    return layout.finished()
  }
}
