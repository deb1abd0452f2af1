import Foundation
import HostileCenters
import Testing

@testable import PushConformance

/// The journal of a shard, and the file with the open step beside a journal.
@Suite("A journal of a shard recovers, and no file beside a journal is lost")
struct JournalFilesTests {
  private static func run(_ arguments: [String], in folder: Scratch) async throws -> Tool.Outcome {
    try await Tool.run(arguments, in: folder, executable: Tool.path(of: "hostile-centers"))
  }

  @Test("A shard that finds a fault plays the whole run, and its journal recovers")
  func shard() async throws {
    let folder = try Scratch()
    let run = try await Self.run(
      [
        "run", "truncates", "--shard", "1/2", "--cases", "0", "--finds", "", "--quiet",
        "--filter", "token.**", "--journal", "journal", "--junit", "report",
      ],
      in: folder
    )
    #expect(run.status == 1, "\(run)")
    let recovered = try await Self.run(["report", "recover", "journal", "out"], in: folder)
    #expect(recovered.status == 0, "\(recovered)")
    let property = #"name="push-conformance.shard" value="1/2""#
    #expect(try folder.text(of: "out").contains(property))
    let merged = try await Self.run(["report", "merge", "merged", "out"], in: folder)
    #expect(merged.status == 2)
    #expect(merged.complaints.contains("this is not the report of a shard"), "\(merged)")
  }

  @Test("A report in the place of the open step is refused")
  func samePlace() async throws {
    let folder = try Scratch()
    let run = try await Self.run(
      ["run", "nothing", "--journal", "a", "--junit", "./a.step"],
      in: folder
    )
    #expect(run.status == 2)
    #expect(run.complaints.contains("--junit and --journal name one file, a.step; name two"))
  }

  @Test("A file that no run has left stays, and one of an earlier run is replaced")
  func strangers() async throws {
    let board = String(repeating: "\u{0}", count: StepBoard.size)
    let folder = try Scratch(["a.step": "mine", "b.step": board])
    func run(_ journal: String) async throws -> Tool.Outcome {
      try await Self.run(
        [
          "run", "nothing", "--cases", "0", "--quiet", "--filter", "token.zero-bytes-inside",
          "--journal", journal,
        ],
        in: folder
      )
    }
    let refused = try await run("a")
    #expect(refused.status == 2)
    #expect(refused.complaints.contains("would replace a.step, which no run has written"))
    #expect(try folder.text(of: "a.step") == "mine")
    #expect(try await run("b").status == 0)
    #expect(try folder.contents["b.step"] == nil)
  }

  @Test("A torn file of the open step is read within its bounds")
  func torn() async throws {
    let journal = """
      {"type":"journal","version":"1","centers":["a"],"parsers":[],"timestamp":0}
      {"type":"began","subject":"a"}

      """
    let folder = try Scratch(["journal": journal])
    var board = [UInt8](repeating: 0xFF, count: StepBoard.size)
    board.replaceSubrange(0..<8, with: [1, 0, 0, 0, 0, 0, 0, 0])
    board[15] = 0x7F
    try folder.write(board, to: "journal.step")
    let recovered = try await Self.run(["report", "recover", "journal", "out"], in: folder)
    #expect(recovered.status == 0, "\(recovered)")
    #expect(try folder.text(of: "out").contains("'a' was playing "))
  }
}
