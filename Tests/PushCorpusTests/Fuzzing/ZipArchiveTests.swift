import Testing

@testable import PushCorpus

@Suite("An archive has the bytes that PKWARE's APPNOTE describes")
struct ZipArchiveTests {
  @Test(
    "The checksum is the standard CRC-32",
    arguments: [
      ("", 0), ("123456789", 0xCBF4_3926), ("{}", 0xA3A6_BF43),
      ("The quick brown fox jumps over the lazy dog", 0x414F_A339),
    ] as [(String, UInt32)]
  )
  func checksum(text: String, sum: UInt32) { #expect(CRC32.checksum(of: text.utf8) == sum) }

  @Test("An archive without files is only its end")
  func empty() {
    #expect(
      Self.hexadecimal(ZipArchive().contents) == "504b0506" + String(repeating: "00", count: 18)
    )
  }

  @Test("A file has a header before it, an entry in the directory, and no time of its own")
  func golden() throws {
    var archive = ZipArchive()
    try archive.add(Array("{}".utf8), as: "a.b")
    let facts = "0a00" + "0000" + "0000" + "0000" + "2100" + "43bfa6a3" + "02000000" + "02000000"
    let local = "504b0304" + facts + "0300" + "0000" + "612e62" + "7b7d"
    let directory =
      "504b0102" + "0a03" + facts + "0300" + "0000" + "0000" + "0000" + "0000" + "0000a481"
      + "00000000" + "612e62"
    let end = "504b0506" + "0000" + "0000" + "0100" + "0100" + "31000000" + "23000000" + "0000"
    #expect(Self.hexadecimal(archive.contents) == local + directory + end)
  }

  @Test("Each file is found through the directory")
  func readBack() throws {
    let files: [(String, [UInt8])] = (0..<300).map { index in
      ("vector.\(index)", [UInt8](repeating: UInt8(index % 256), count: index * 7))
    }
    var archive = ZipArchive()
    for (name, bytes) in files { try archive.add(bytes, as: name) }
    let found = try Self.files(in: archive.contents)
    #expect(found.map(\.name) == files.map(\.0))
    #expect(found.map(\.bytes) == files.map(\.1))
  }

  @Test("A name that is not the same to every reader is refused", arguments: ["é", "", "a\u{80}"])
  func name(name: String) {
    var archive = ZipArchive()
    #expect(throws: ZipArchive.Failure.nameNotASCII(name)) { try archive.add([], as: name) }
    #expect(archive.contents == ZipArchive().contents)
  }

  @Test("More files than there may be are refused; by default as many as the end can count")
  func count() throws {
    #expect(ZipArchive.largestCount == 0xFFFE)
    var archive = ZipArchive(limit: 3)
    for index in 0..<3 { try archive.add([], as: "\(index)") }
    #expect(throws: ZipArchive.Failure.tooManyFiles) { try archive.add([], as: "one more") }
  }

  // MARK: - Reading

  /// Reads from the end to the directory, and from there each file, as other readers do.
  private static func files(in archive: [UInt8]) throws -> [(name: String, bytes: [UInt8])] {
    func number(at offset: Int, _ width: Int) throws -> Int {
      try #require(offset >= 0 && offset + width <= archive.count)
      return archive[offset..<offset + width].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    let end = archive.count - 22
    try #require(try number(at: end, 4) == 0x0605_4B50)
    var entry = try number(at: end + 16, 4)
    #expect(try entry + number(at: end + 12, 4) == end)
    return try (0..<number(at: end + 10, 2)).map { _ in
      try #require(try number(at: entry, 4) == 0x0201_4B50)
      let local = try number(at: entry + 42, 4)
      let nameLength = try number(at: entry + 28, 2)
      let name = archive[entry + 46..<entry + 46 + nameLength]
      try #require(try number(at: local, 4) == 0x0403_4B50)
      // Both headers have the same fields, from the version to the lengths.
      #expect(archive[local + 4..<local + 30] == archive[entry + 6..<entry + 32])
      #expect(archive[local + 30..<local + 30 + nameLength] == name)
      let start = local + 30 + nameLength
      let bytes = Array(archive[start..<start + (try number(at: local + 22, 4))])
      #expect(try CRC32.checksum(of: bytes) == UInt32(number(at: local + 14, 4)))
      entry += 46 + nameLength
      return (String(decoding: name, as: UTF8.self), bytes)
    }
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
