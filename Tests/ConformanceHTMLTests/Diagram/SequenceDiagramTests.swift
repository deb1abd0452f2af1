import Testing

@testable import ConformanceHTML
@testable import ConformanceReports
@testable import PushConformance

@Suite("Sequence diagrams")
struct SequenceDiagramTests {
  @Test("Lanes stand in the order of their calls, participants between center and screen")
  func lanes() {
    let story = [
      step(
        "deliver",
        [("server", "center", "a"), ("center", "screen", "b"), ("center", "observer:list", "c")]
      ),
      step(
        "tap",
        [("user", "center", "d"), ("system", "center", "e"), ("center", "suppressor:chat", "f")]
      ),
    ]
    #expect(
      DiagramLane.lanes(of: story).map(\.id)
        == ["user", "system", "center", "observer:list", "suppressor:chat", "screen", "server"]
    )
    #expect(DiagramLane(id: "suppressor:chat:x").title == "chat:x")
    #expect(DiagramLane(id: "suppressor:chat").kind == "suppressor")
    #expect(DiagramLane(id: "system").title == "iOS")
  }

  static let texts = [
    "called", "asked conversation about lunch: yes",
    "opened chat://conversations/31/messages/4711?from=push",
    String(repeating: "W", count: 400), String(repeating: "漢", count: 300), "👩‍👩‍👧‍👦 family e\u{301}",
    "handed {\"a\":[1,2,3]} to a screen, which is not on the stack", "",
  ]

  @Test("No line of text overlaps another one, or leaves the picture", arguments: texts)
  func overlaps(_ text: String) throws {
    let story = [
      step(
        text,
        [
          ("system", "center", text), ("center", "center", text),
          ("center", "suppressor:\(text)", text),
        ]
      ),
      step(
        "next",
        [("center", "server", text), ("server", "server", text), ("user", "server", text)]
      ),
    ]
    let diagram = try #require(SequenceDiagram.of(story))
    let boxes = diagram.lines.map { line in
      let width = TextMeasure.width(line.text.unicodeScalars) * 13 / 100
      let start = line.anchor == "middle" ? line.x - width / 2 : line.x
      return (x: start..<(start + max(width, 1)), y: (line.y - 12)..<(line.y + 4), text: line.text)
    }
    for (index, box) in boxes.enumerated() {
      #expect(box.x.lowerBound >= 0 && box.x.upperBound <= diagram.width, "\(box.text)")
      #expect(box.y.lowerBound >= 0 && box.y.upperBound <= diagram.height, "\(box.text)")
      for other in boxes[..<index] {
        #expect(
          !(box.x.overlaps(other.x) && box.y.overlaps(other.y)),
          "\(box.text) and \(other.text)"
        )
      }
    }
  }

  @Test("The place where a requirement is broken is marked")
  func fault() throws {
    var story = [
      step("deliver", [("system", "center", "willPresent"), ("center", "screen", "toast")])
    ]
    let plain = try #require(SequenceDiagram.of(story))
    #expect(plain.faults.isEmpty)
    story[0].events[0].isWrong = true
    let marked = try #require(SequenceDiagram.of(story))
    #expect(marked.faults.count == 1)
    #expect(marked.lines.contains { $0.text == "✗ Here it departs from what is expected" })
  }

  @Test("A story that is too large, or in which nothing acts, has no diagram")
  func bounds() {
    #expect(SequenceDiagram.of([]) == nil)
    #expect(SequenceDiagram.of([StoryStep(text: "launch")]) == nil)
    let calls = (0..<40).map { ("center", "observer:\($0)", "told") }
    #expect(SequenceDiagram.of([step("deliver", Array(calls.prefix(8)))]) != nil)
    #expect(SequenceDiagram.of([step("deliver", calls)]) == nil)
    let long = step("deliver", [("system", "center", "a")])
    #expect(SequenceDiagram.of(Array(repeating: long, count: 80)) != nil)
    #expect(SequenceDiagram.of(Array(repeating: long, count: 81)) == nil)
    let busy = step("deliver", Array(repeating: ("center", "screen", "a"), count: 401))
    #expect(SequenceDiagram.of([busy]) == nil)
  }

  @Test("Words are kept whole where they fit, and broken where they do not")
  func wrapping() {
    #expect(TextMeasure.lines(of: "aaa bbb  ccc", width: 500) == ["aaa bbb", "ccc"])
    #expect(TextMeasure.lines(of: "aaa/bbbbbb", width: 400) == ["aaa/", "bbbbbb"])
    #expect(TextMeasure.lines(of: "didReceiveIt", width: 640) == ["didReceive", "It"])
    #expect(TextMeasure.lines(of: "aaaaaaaaaa", width: 300) == ["aaaa", "aaaa", "aa"])
    #expect(TextMeasure.lines(of: " \n ", width: 300) == [])
    #expect(TextMeasure.lines(of: "漢", width: 1) == ["漢"])
  }

  private func step(_ text: String, _ calls: [(String, String, String)]) -> StoryStep {
    let effects = calls.dropFirst().map { StoryEffect(from: $0.0, to: $0.1, text: $0.2) }
    guard let first = calls.first else { return StoryStep(text: text) }
    let turn = StoryStep.Event(
      from: first.0,
      to: first.1,
      call: first.2,
      isWrong: false,
      orders: [],
      effects: Array(effects)
    )
    return StoryStep(text: text, events: [turn])
  }
}
