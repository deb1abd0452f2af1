import PushCorpus
import PushPayloads
import Testing

@testable import PayloadFuzzing

@Suite("How a fuzz input is read")
struct FuzzInputTests {
  /// Settings before a body, each with the request that they make.
  private static let rows: [(name: String, head: [UInt8], body: String, PushRequest)] = [
    ("nothing", [], "", PushRequest()),
    ("a plain payload", [], #"{"aps":{}}"#, PushRequest()),
    ("a push type", [0x80], "{}", PushRequest(pushType: .alert)),
    (
      "several settings, of which the last of a kind holds", [0x80, 0x81, 0x8D, 0x9C], "{}",
      PushRequest(pushType: .background, priority: 5, headersComplete: true)
    ),
    (
      "a topic that suits the type so far", [0x89, 0x91, 0x80], "{}",
      PushRequest(pushType: .alert, topic: "com.example.chat.voip")
    ),
    (
      "a broadcast", [0xA3, 0xAB, 0xA9], "{}",
      PushRequest(
        path: "/4/broadcasts/apps/com.example.chat",
        headers: [.pushType: "LiveActivity", .channelID: "dHN0LXNyY2gtY2hubA=="]
      )
    ),
    ("a byte that stands for nothing yet", [0xBF], "{}", PushRequest()),
    ("settings without a body", [0x9D], "", PushRequest(limits: .ios8)),
    ("what is not UTF-8 in the body", [], "\u{80}", PushRequest()),
  ]

  @Test(arguments: rows)
  private func reading(name: String, head: [UInt8], body: String, request: PushRequest) {
    let input = FuzzInput(reading: head + body.utf8)
    #expect(input == FuzzInput(request: request, body: Array(body.utf8)))
  }

  @Test("The body begins after eight settings, with any first byte")
  func maximum() {
    let input = FuzzInput(reading: [UInt8](repeating: 0x80, count: 9))
    #expect(input == FuzzInput(request: PushRequest(pushType: .alert), body: [0x80]))
  }

  @Test("The specification lists each setting once")
  func table() throws {
    let specs = CorpusFolder(try KitResources.locate().specs)
    let lines = String(decoding: try specs.read("fuzzing.md"), as: UTF8.self).split(separator: "\n")
    let rows = lines.filter { $0.hasPrefix("| 0x") }.map { String($0) }
    let settings = RequestSetting.all.enumerated().map { index, setting in
      "| 0x\(String(0x80 + index, radix: 16, uppercase: true)) | \(setting.text) |"
    }
    #expect(rows == settings)
    #expect(Set(RequestSetting.all.map(\.text)).count == RequestSetting.all.count)
    #expect(RequestSetting.all.count <= RequestSetting.selectors.count)
  }

  @Test("An input prints a command that judges it again")
  func description() {
    #expect(
      FuzzInput(reading: [0x80, 0x5B]).description
        == "printf '%b' '[' | push-conformance payload check - --push-type alert"
    )
  }
}
