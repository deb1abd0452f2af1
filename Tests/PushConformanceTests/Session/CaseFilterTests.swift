import PushConformance
import Testing

/// Patterns: one star matches within a component of a name, and two stars match across components.
@Suite struct CaseFilterTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var pattern: String
    var id: String
    var matches: Bool
    var testDescription: String { "\(pattern) ~ \(id)" }
  }

  static let rows: [Row] = [
    Row(pattern: "toast.tapped", id: "toast.tapped", matches: true),
    Row(pattern: "toast.tapped", id: "toast.tapped-too-late", matches: false),
    Row(pattern: "toast", id: "toast.tapped", matches: false),
    Row(pattern: "toast.*", id: "toast.tapped", matches: true),
    Row(pattern: "toast.*", id: "toasts.tapped", matches: false),
    Row(pattern: "*.tapped", id: "toast.tapped", matches: true),
    Row(pattern: "*", id: "toast.tapped", matches: false),
    Row(pattern: "**", id: "toast.tapped", matches: true),
    Row(pattern: "***", id: "toast.tapped", matches: true),
    Row(pattern: "size.*.emoji", id: "size.alert.4097.emoji", matches: false),
    Row(pattern: "size.**.emoji", id: "size.alert.4097.emoji", matches: true),
    Row(pattern: "**-too-*", id: "toast.tapped-too-late", matches: true),
    Row(pattern: "t*t.t*d", id: "toast.tapped", matches: true),
    Row(pattern: "", id: "toast.tapped", matches: false),
    Row(pattern: "toast.tapped*", id: "toast.tapped", matches: true),
    Row(pattern: "TOAST.*", id: "toast.tapped", matches: false),
  ]

  @Test(arguments: rows)
  func matches(_ row: Row) {
    #expect(CaseFilter(filters: [row.pattern]).chooses(row.id) == row.matches)
    #expect(CaseFilter(skips: [row.pattern]).chooses(row.id) == !row.matches)
  }

  @Test func skipsWinOverFilters() {
    let filter = CaseFilter(filters: ["toast.*", "routing.*"], skips: ["**.tapped"])
    #expect(!filter.chooses("toast.tapped"))
    #expect(filter.chooses("toast.there-and-back"))
    #expect(filter.chooses("routing.three-in-order"))
    #expect(!filter.chooses("token.zero-bytes-inside"))
  }

  @Test func patternsThatMatchNothingAreNamed() {
    let filter = CaseFilter(filters: ["toast.*", "toats.*"], skips: ["nothing.**"])
    #expect(filter.patternsWithoutMatch(among: ["toast.tapped"]) == ["toats.*", "nothing.**"])
  }

  /// A pattern that would make naive matchers take exponential time.
  @Test func hostilePatternsCostNoMoreThanTheirLength() {
    let pattern = String(repeating: "**a", count: 500) + "b"
    let id = String(repeating: "a", count: 2_000)
    #expect(!CaseFilter(filters: [pattern]).chooses(id))
  }
}
