import Foundation
import PushPayloads
import Testing

@testable import PushCenters

@Suite("A service extension answers once, with the best content that it has") @MainActor
struct NotificationEnricherTests {
  /// An extension whose network and key the tests control.
  @MainActor final class Extension {
    private(set) var loads: [(url: URL, completion: @MainActor (LoadedFile?) -> Void)] = []
    private(set) var answers: [Enrichment] = []
    private(set) lazy var enricher = NotificationEnricher(
      load: { [unowned self] in loads.append(($0, $1)) },
      decrypt: { ciphertext in
        guard ciphertext.hasPrefix("sealed ") else { throw CocoaError(.coderInvalidValue) }
        return String(ciphertext.dropFirst(7))
      }
    )

    func receive(_ payload: JSONObject?) {
      enricher.enrich(payload) { [unowned self] in answers.append($0) }
    }
  }

  static let photo = LoadedFile(url: URL(filePath: "/tmp/1.jpg"), mimeType: "image/jpeg")
  static let withPhoto: JSONObject = [
    "attachment": "https://example.com/1.jpg", "ciphertext": "sealed Hello",
  ]

  /// Payloads without a text to decrypt or a file to download.
  nonisolated static let plain: [JSONObject?] = [
    nil, [:], ["attachment": .null, "ciphertext": .null], ["attachment": 5, "ciphertext": 5],
    ["attachment": "", "ciphertext": ""], ["attachment": "no url", "ciphertext": "no secret"],
    ["attachment": ["https://example.com/1.jpg"], "ciphertext": "sealed "],
  ]

  @Test("Content without readable text or attachment is unchanged", arguments: plain)
  func leavesAlone(_ payload: JSONObject?) {
    let app = Extension()
    app.receive(payload)
    #expect(app.loads.isEmpty)
    #expect(app.answers == [Enrichment()])
  }

  @Test("A second notification for the same object ends the first, whose photo is not its own")
  func secondRequest() {
    let app = Extension()
    app.receive(Self.withPhoto)
    app.receive(["attachment": "https://example.com/2.jpg"])
    #expect(app.answers == [Enrichment(body: "Hello")])
    app.loads[0].completion(Self.photo)
    #expect(app.answers.count == 1)
    let other = LoadedFile(url: URL(filePath: "/tmp/2.png"))
    app.loads[1].completion(other)
    #expect(app.answers.last == Enrichment(file: other))
  }

  /// Files, each with its recognized type.
  nonisolated static let files: [(String, String?, Int?, LoadedFile.Kind?)] = [
    ("a.jpg", nil, nil, .image), ("a.JPEG", nil, 1, .image), ("a", "image/png", nil, .image),
    ("a", "IMAGE/GIF; q=1", nil, .image), ("a.tmp", "audio/mpeg", nil, .audio),
    ("a.mp3", nil, nil, .audio), ("a.bin", "video/mp4", nil, .movie), ("a", nil, nil, nil),
    ("a.tmp", nil, nil, nil), ("a.webp", "image/webp", nil, nil), ("a", "text/html", nil, nil),
    ("a", "image", nil, nil), ("a.jpg", "application/octet-stream", nil, .image),
    ("a.jpg", nil, 10 << 20, .image), ("a.jpg", nil, 10 << 20 + 1, nil),
    ("a.mp3", nil, 5 << 20 + 1, nil), ("a.mp4", nil, 50 << 20, .movie),
  ]

  @Test("A file is attached if the system takes its type and its size", arguments: files)
  func kinds(name: String, mimeType: String?, bytes: Int?, kind: LoadedFile.Kind?) {
    let file = LoadedFile(
      url: URL(filePath: "/tmp/\(name)"),
      mimeType: mimeType,
      byteCount: bytes
    )
    #expect(file.kind == kind)
    let app = Extension()
    app.receive(["attachment": "https://example.com/a"])
    app.loads[0].completion(file)
    #expect(app.answers == [Enrichment(file: kind == nil ? nil : file)])
  }
}
