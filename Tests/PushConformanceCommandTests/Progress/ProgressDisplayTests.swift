import Testing

@testable import PushConformance
@testable import PushConformanceCommand

/// The clock and standard error are values, so nothing waits.
@MainActor @Suite("The progress of a run on standard error")
struct ProgressDisplayTests {
  @MainActor private final class World {
    var now = Duration.zero
    var written: [String] = []

    func display(_ form: ProgressDisplay.Form, isVerbose: Bool = false) -> ProgressDisplay {
      ProgressDisplay(
        form: form,
        isVerbose: isVerbose,
        subjects: 1,
        clock: { self.now },
        write: { self.written.append($0) }
      )
    }
  }

  @Test("A terminal gets one line that is rewritten at most ten times a second, and removed")
  func terminal() {
    let world = World()
    let display = world.display(.rewrittenLine)
    display.note(.began(subject: "shop\u{1B}", runs: 100))
    for _ in 0..<50 {
      world.now += .milliseconds(20)
      display.note(.played(runs: 1))
    }
    #expect(world.written.count == 10)
    #expect(
      world.written.first
        == "\r\u{1B}[K\u{1B}[?7lshop\\u{1B}: 5 of 100 runs, 0 findings so far\u{1B}[?7h"
    )
    #expect(world.written.allSatisfy { !$0.contains("\n") })
    display.end()
    display.end()
    #expect(world.written.dropFirst(10) == ["\r\u{1B}[K"])
  }

  @Test("Without a terminal a line comes every five seconds")
  func lines() {
    let world = World()
    let display = world.display(.lines)
    display.note(.began(subject: "shop", runs: 100))
    for _ in 0..<48 {
      world.now += .milliseconds(250)
      display.note(.played(runs: 1))
    }
    display.end()
    #expect(
      world.written == [
        "progress: shop: 20 of 100 runs, 4 a second, 0 findings so far, about 20 s left\n",
        "progress: shop: 40 of 100 runs, 4 a second, 0 findings so far, about 15 s left\n",
      ]
    )
  }

  @Test("--verbose tells each case, and takes the line away before it")
  func verbose() {
    let world = World()
    let display = world.display(.rewrittenLine, isVerbose: true)
    display.note(.began(subject: "shop", runs: 2))
    world.now += .seconds(1)
    display.note(.played(runs: 2))
    display.note(.finished(Self.result("toast.a", .passed)))
    display.note(.finished(Self.result("toast.b", .failed([]))))
    display.note(.finished(Self.result("toast.c", .skipped(.filtered))))
    #expect(
      world.written.dropFirst() == [
        "\r\u{1B}[K", "progress: shop toast.a: passed\n", "progress: shop toast.b: failed\n",
        "progress: shop toast.c: not judged\n",
      ]
    )
  }

  private static func result(_ id: String, _ outcome: CaseResult.Outcome) -> CaseResult {
    CaseResult(
      subject: "shop",
      kind: .requirement,
      id: id,
      title: "t",
      level: .must,
      outcome: outcome
    )
  }
}
