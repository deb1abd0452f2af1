import ConformanceTestSupport
import Foundation
import PushCorpus
import Testing

@Suite("A file is read no further than its limit, and one byte beyond to know of it")
struct BoundedFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Makes a file; only its size is set, so that even a large file takes up no room.
  private func file(bytes: UInt64) throws -> URL {
    let url = URL(filePath: try folder.write("", to: "f"))
    let handle = try FileHandle(forWritingTo: url)
    try handle.truncate(atOffset: bytes)
    try handle.close()
    return url
  }

  @Test(
    "An open file is read up to the limit",
    arguments: [
      (0, 0, 0), (5, 5, 5), (6, 5, 6), (1_000, 5, 6), (200_000, 200_000, 200_000),
      (100_000_000, 200_000, 200_001), (100_000_000, 0, 1),
    ] as [(UInt64, Int, UInt64)]
  )
  func readsNoFurther(size: UInt64, limit: Int, read: UInt64) throws {
    let handle = try FileHandle(forReadingFrom: file(bytes: size))
    let bytes = try? BoundedFile.read(handle, named: "f", limit: limit)
    #expect(try handle.offset() == read)
    #expect(bytes?.count == (size <= limit ? Int(size) : nil))
  }

  @Test("A file that is too large by its size is not opened")
  func notOpened() throws {
    let url = try file(bytes: 100_000_000)
    let error = #expect(throws: CorpusFileError.self) {
      try BoundedFile.read(url, named: "f", limit: 99_999_999)
    }
    #expect(error?.reason == .tooLarge(99_999_999))
  }

  @Test(
    "An endless file is read up to the limit",
    .enabled(if: FileManager.default.isReadableFile(atPath: "/dev/zero"))
  )
  func endless() throws {
    let handle = try #require(FileHandle(forReadingAtPath: "/dev/zero"))
    let error = #expect(throws: CorpusFileError.self) {
      try BoundedFile.read(handle, named: "zeros", limit: 1 << 20)
    }
    #expect(error?.description == "zeros: larger than the limit of 1048576 bytes")
  }

  @Test("A pipe that is open is read to its end, and one byte beyond its limit is too much")
  func pipe() throws {
    for (limit, read) in [(3, true), (2, false)] {
      let pipe = Pipe()
      try pipe.fileHandleForWriting.write(contentsOf: Data("abc".utf8))
      try pipe.fileHandleForWriting.close()
      let descriptor = pipe.fileHandleForReading.fileDescriptor
      let bytes = try? BoundedFile.read(descriptor: descriptor, named: "p", limit: limit)
      #expect(bytes == (read ? Array("abc".utf8) : nil))
    }
  }

  @Test("An empty pipe without waiting is an error, not an empty file")
  func nothingYet() throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    try #require(fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0)
    let error = #expect(throws: CorpusFileError.self) {
      try BoundedFile.read(descriptor: descriptor, named: "p", limit: 5)
    }
    #expect(error?.reason == .nothingYet)
    try pipe.fileHandleForWriting.close()
    #expect(try BoundedFile.read(descriptor: descriptor, named: "p", limit: 5) == [])
  }

  @Test("An open device and an unused descriptor are refused")
  func openedDevices() throws {
    let null = try #require(FileHandle(forReadingAtPath: "/dev/null"))
    for (descriptor, reason) in [
      (null.fileDescriptor, CorpusFileError.Reason.notAFile), (9_999, .missing), (-1, .missing),
    ] {
      let error = #expect(throws: CorpusFileError.self) {
        try BoundedFile.read(descriptor: descriptor, named: "d", limit: 5)
      }
      #expect(error?.reason == reason)
    }
  }

  @Test("A pipe with a name is refused without being opened", .timeLimit(.minutes(1)))
  func namedPipe() throws {
    let url = URL(filePath: folder.file("p"))
    let made = unsafe mkfifo(url.path, 0o600)
    try #require(made == 0)
    let error = #expect(throws: CorpusFileError.self) {
      try BoundedFile.read(url, named: "p", limit: 5)
    }
    #expect(error?.reason == .notAFile)
  }
}
