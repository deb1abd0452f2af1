import ConformanceTestSupport
import Foundation
import Testing

@testable import JUnitXML

@Suite("Writing to a disk that refuses")
struct JUnitWriterTests {
  static let report = GoldenReportTests.report

  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "A missing folder, or a file in place of the folder, is an error",
    arguments: [("missing/report.xml", ENOENT), ("file/report.xml", ENOTDIR)]
  )
  func noFolder(name: String, code: Int32) throws {
    try folder.write("", to: "file")
    let path = folder.file(name)
    #expect(throws: JUnitWriteError.file(JUnitFileError(.create, path: path, code: code))) {
      try Self.report.write(to: path)
    }
    #expect(try folder.contents == ["file"])
  }

  @Test(
    "A folder without permission to write is an error",
    .enabled(if: geteuid() != 0, "the superuser may write to every folder")
  )
  func unwritableFolder() throws {
    let path = folder.file("report.xml")
    let files = FileManager.default
    try files.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.path)
    defer { try? files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path) }
    #expect(throws: JUnitWriteError.file(JUnitFileError(.create, path: path, code: EACCES))) {
      try Self.report.write(to: path)
    }
  }

  @Test("A path with a zero byte is an error")
  func nulInPath() throws {
    let path = folder.file("report.xml\u{0}.txt")
    #expect(throws: JUnitWriteError.self) { try Self.report.write(to: path) }
    #expect(try folder.contents == [])
  }

  @Test("A folder, or a device, is not replaced", arguments: ["/tmp", "/dev/null", "/dev/full"])
  func notARegularFile(path: String) throws {
    guard FileManager.default.fileExists(atPath: path) else { return }
    let error = #expect(throws: JUnitWriteError.notARegularFile(path: path)) {
      try Self.report.write(to: path)
    }
    #expect(
      error?.description == """
        the report was not written: \(path) is not a regular file; name a file to create or \
        replace
        """
    )
  }

  @Test("A symbolic link stays a link, and its file is replaced")
  func symbolicLink() throws {
    try folder.write("old", to: "real.xml")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link.xml"),
      withDestinationPath: "real.xml"
    )
    try Self.report.write(to: folder.file("link.xml"))
    #expect(try folder.text(of: "real.xml") == GoldenReportTests.expected)
    let destination = try FileManager.default
      .destinationOfSymbolicLink(atPath: folder.file("link.xml"))
    #expect(destination == "real.xml")
  }

  @Test("An abandoned writer leaves only the old report")
  func givenUp() throws {
    try folder.write("old", to: "report.xml")
    do {
      let writer = try JUnitWriter(path: folder.file("report.xml"), name: "given up")
      for suite in Self.report.suites { try writer.begin(suite) }
      #expect(try folder.contents == ["report.xml"])
    }
    #expect(try folder.text(of: "report.xml") == "old")
    #expect(try folder.contents == ["report.xml"])
  }

  @Test(
    "A full disk is noticed though libxml2 keeps it to itself",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"),
    arguments: [1, 5_000]
  )
  func fullDevice(cases: Int) throws {
    let sink = OutputSink(try OpenFile.writing("/dev/full"))
    let writer = try XMLElementWriter(sink: sink)
    for number in 0..<cases {
      writer.testCase(JUnitCase(name: "case"), classname: "class", name: "case \(number)")
    }
    let full = JUnitFileError(.write, path: "/dev/full", code: ENOSPC)
    #expect(throws: JUnitWriteError.file(full)) { try writer.flush() }
    #expect(throws: JUnitWriteError.file(full)) { try writer.checkpoint() }
    let error = JUnitWriteError.file(full)
    #expect(
      error.description
        == "the report was not written: cannot write /dev/full: No space left on device"
    )
  }

  #if os(Linux)
    @Test(
      "A full disk leaves the old report and no other file",
      .enabled(if: SmallDisk.isPermitted, "mounting a file system needs a privileged superuser"),
      arguments: [100, 700, 10_000]
    )
    func tinyDisk(cases: Int) throws {
      try SmallDisk.mount(at: folder.path, bytes: 65_536)
      defer { SmallDisk.unmount(folder.path) }
      try folder.write("old", to: "report.xml")
      var suite = JUnitSuite(name: "large")
      suite.cases = (0..<cases).map { JUnitCase(name: "case \($0)") }
      let report = JUnitReport(name: "large", suites: [suite])
      // 64 KB have room for two reports of 100 cases, for one report of 700, and for no report of 10,000.
      if cases == 100 {
        try report.write(to: folder.file("report.xml"))
        #expect(try folder.text(of: "report.xml").hasPrefix("<?xml"))
      } else {
        let error = #expect(throws: JUnitWriteError.self) {
          try report.write(to: folder.file("report.xml"))
        }
        guard case .file(let failure) = error else {
          Issue.record("expected a failure of the file system, got \(String(describing: error))")
          return
        }
        #expect(failure.operation == .write)
        #expect(failure.code == ENOSPC)
        #expect(try folder.text(of: "report.xml") == "old")
      }
      #expect(try folder.contents == ["report.xml"])
    }
  #endif
}
