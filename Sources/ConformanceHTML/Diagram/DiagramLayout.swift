import PushConformance

struct DiagramLayout {
  private static let laneWidth = 168
  /// The largest width of a diagram, which a window of a laptop shows whole.
  private static let mostWidth = 1_096
  private static let margin = 12
  private static let lineHeight = 17
  private static let fontSize = 13

  private let lanes: [DiagramLane]
  private let places: [String: Int]
  private let laneWidth: Int
  private var diagram: SequenceDiagram
  /// The vertical position, in pixels, below everything that has been drawn.
  private var y = 0
  private var topOfLifelines = 0

  /// If an arrow begins and ends at the last lane, the diagram has room at its right edge for the text of the arrow.
  init(_ lanes: [DiagramLane], endsInLoop: Bool) {
    self.lanes = lanes
    places = Dictionary(uniqueKeysWithValues: lanes.enumerated().map { ($0.element.id, $0.offset) })
    let halves = 2 * lanes.count + (endsInLoop ? 1 : 0)
    laneWidth = min(Self.laneWidth, 2 * (Self.mostWidth - 2 * Self.margin) / max(halves, 1))
    diagram = SequenceDiagram(width: 2 * Self.margin + halves * laneWidth / 2)
  }

  private func x(of lane: String) -> Int {
    Self.margin + laneWidth / 2 + (places[lane] ?? 0) * laneWidth
  }

  private static func lines(_ text: String, width: Int) -> [String] {
    TextMeasure.lines(of: VisibleText.visible(text, limit: 600), width: width * 100 / fontSize)
  }

  private mutating func write(_ lines: [String], x: Int, look: String, anchor: String = "middle") {
    for line in lines {
      y += Self.lineHeight
      diagram.lines.append(.init(x: x, y: y - 4, text: line, look: look, anchor: anchor))
    }
  }

  mutating func drawHeads() {
    let width = laneWidth - 20
    let texts = lanes.map { lane in
      (Self.lines(lane.kind, width: width - 12), Self.lines(lane.title, width: width - 12))
    }
    let height = (texts.map { $0.0.count + $0.1.count }.max() ?? 1) * Self.lineHeight + 12
    for (lane, text) in zip(lanes, texts) {
      let x = x(of: lane.id)
      let look = lane.id == "center" || lane.id == "extension" ? "head subject" : "head"
      diagram.boxes.append(.init(x: x - width / 2, y: 2, width: width, height: height, look: look))
      y = 2 + (height - (text.0.count + text.1.count) * Self.lineHeight) / 2
      write(text.0, x: x, look: "kind")
      write(text.1, x: x, look: "title")
    }
    y = 2 + height
    topOfLifelines = y
  }

  mutating func draw(_ step: StoryStep, number: Int) {
    y += 14
    let top = y
    let width = diagram.width - 2 * Self.margin
    y += 4
    diagram.lines.append(
      .init(
        x: Self.margin + 10,
        y: y + Self.lineHeight - 4,
        text: String(number),
        look: "number",
        anchor: "start"
      )
    )
    write(
      Self.lines(step.text, width: width - 60),
      x: Self.margin + 40,
      look: "step",
      anchor: "start"
    )
    if y == top + 4 { y += Self.lineHeight }
    y += 5
    diagram.boxes.append(.init(x: Self.margin, y: top, width: width, height: y - top, look: "band"))
    for turn in step.events { draw(turn) }
  }

  private mutating func draw(_ turn: StoryStep.Event) {
    let top = y + 5
    for order in turn.orders {
      y += 6
      write(
        Self.lines("↷ " + order, width: diagram.width - 2 * Self.margin - 40),
        x: Self.margin + 40,
        look: "order",
        anchor: "start"
      )
    }
    if let call = turn.call { arrow(turn.from, turn.to, call, look: "call") }
    let begin = y
    for effect in turn.effects { arrow(effect.from, effect.to, effect.text, look: "effect") }
    if y > begin, turn.call != nil {
      diagram.boxes.append(
        .init(x: x(of: turn.to) - 4, y: begin, width: 8, height: y - begin + 6, look: "active")
      )
      y += 6
    }
    guard turn.isWrong else { return }
    y += 4
    write(
      ["✗ Here it departs from what is expected"],
      x: Self.margin + 14,
      look: "wrong",
      anchor: "start"
    )
    y += 8
    let width = diagram.width - 2 * Self.margin
    diagram.faults.append(
      .init(x: Self.margin, y: top, width: width, height: y - top, look: "fault")
    )
  }

  /// Draws a text, and an arrow below it; an arrow that begins and ends at the same lane is a loop.
  private mutating func arrow(_ from: String, _ to: String, _ text: String, look: String) {
    y += 8
    let (start, end) = (x(of: from), x(of: to))
    guard start != end else {
      let top = y + 6
      let lines = Self.lines(text, width: laneWidth - 46)
      write(lines, x: start + 34, look: look, anchor: "start")
      y = max(y, top + 16)
      diagram.arrows.append(
        .init(
          path: "M\(start) \(top)h24v14h-24",
          look: look,
          tip: "M\(start + 1) \(top + 14)l8 -4v8z"
        )
      )
      return
    }
    let width = abs(end - start) - 22
    write(Self.lines(text, width: width), x: (start + end) / 2, look: look)
    y += 5
    let direction = end > start ? 1 : -1
    diagram.arrows.append(
      .init(
        path: "M\(start) \(y)H\(end - direction * 7)",
        look: look,
        tip: "M\(end - direction) \(y)l\(-9 * direction) -4.5v9z"
      )
    )
  }

  func finished() -> SequenceDiagram {
    var diagram = diagram
    diagram.height = y + 16
    diagram.lifelines = lanes.map {
      .init(x: x(of: $0.id), from: topOfLifelines, to: diagram.height - 4)
    }
    return diagram
  }
}
