import Testing

@testable import PushConformanceCommand

@Suite("The progress of a run in words")
struct ProgressCountTests {
  @Test(
    "The line has runs, rate, findings and the time left",
    arguments: [
      (0, 0, 0, "shop: 0 of 1000 runs, 0 findings so far"),
      (500, 40, 1, "shop: 40 of 1000 runs, 1 finding so far"),
      (2_000, 0, 0, "shop: 0 of 1000 runs, 0 findings so far"),
      (2_000, 400, 2, "shop: 400 of 1000 runs, 200 a second, 2 findings so far, about 3 s left"),
      (100_000, 10, 0, "shop: 10 of 1000 runs, 6 a minute, 0 findings so far, about 3 h left"),
      (50_000, 100, 0, "shop: 100 of 1000 runs, 2 a second, 0 findings so far, about 8 min left"),
      (4_000, 1_000, 3, "shop: 1000 of 1000 runs, 250 a second, 3 findings so far"),
    ]
  )
  func line(_ milliseconds: Int, _ played: Int, _ findings: Int, _ text: String) {
    var count = ProgressCount(subjects: 1)
    count.begin("shop", runs: 1_000, at: .seconds(7))
    count.play(played)
    for number in 0..<findings { count.violate("toast.\(number)") }
    for number in 0..<findings { count.violate("toast.\(number)") }
    #expect(count.text(at: .seconds(7) + .milliseconds(milliseconds)) == text)
  }

  @Test("Among several subjects the line says which one, and each begins again")
  func several() {
    var count = ProgressCount(subjects: 3)
    count.begin("one", runs: 10, at: .zero)
    count.play(10)
    count.violate("a.b")
    count.judge()
    #expect(
      count.text(at: .seconds(1))
        == "one (1 of 3): 10 runs played, 1 finding so far; shortening and grouping them"
    )
    count.begin("two", runs: 5, at: .seconds(2))
    #expect(count.text(at: .seconds(2)) == "two (2 of 3): 0 of 5 runs, 0 findings so far")
    count.judge()
    #expect(
      count.text(at: .seconds(2)) == "two (2 of 3): 0 runs played, 0 findings so far; judging"
    )
  }

  @Test("No number of runs and no time is too large or too small", arguments: [0, 1, Int.max])
  func extremes(_ runs: Int) {
    var count = ProgressCount(subjects: 1)
    count.begin("s", runs: runs, at: .zero)
    count.play(1)
    #expect(count.text(at: .seconds(Int32.max)).hasPrefix("s: 1 of \(runs) runs, "))
  }
}
