import ConformanceTestSupport
import Testing

@Suite("A snapshot that is missing or different fails, and shows the difference")
struct SnapshotTests {
  @Test(
    arguments: [
      ("a\nb\nc", "a\nb\nc", ""),
      ("a\nb\nc", "a\nB\nc", "- 2: b\n+ 2: B"),
      ("a\nb", "a\nb\nc\n", "+ 3: c\n+ 4: "),
      ("a\nb\nc\nd", "b\nc\nd\ne", "- 1: a\n+ 4: e"),
    ]
  )
  func difference(expected: String, text: String, difference: String) {
    #expect(Snapshot.difference(from: expected, to: text) == difference)
  }

  @Test("A missing snapshot is not written by the test")
  func missing() {
    withKnownIssue {
      Snapshot.expect("anything", named: "no-such-file.txt")
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        "There is no Snapshots/no-such-file.txt; PUSH_CONFORMANCE_WRITE_SNAPSHOTS=1 writes it."
      ]
    }
  }
}
