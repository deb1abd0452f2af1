import Foundation

/// A folder with files that is removed when the value is deallocated.
final class Scratch: Sendable {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    // Links are resolved, because messages of the command name the folder as the system does.
    path = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "push-conformance-command-\(UUID().uuidString)").path(percentEncoded: false)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(Array(text.utf8), to: name) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  func write(_ bytes: [UInt8], to name: String) throws {
    let folder = URL(filePath: file(name)).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: file(name)))
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: file(name), withIntermediateDirectories: true)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: file(name))
  }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: file(name))), as: UTF8.self)
  }

  /// The size of a file; 0 while there is none.
  func size(of name: String) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file(name))
    return attributes?[.size] as? Int ?? 0
  }

  /// Makes a file of a given size that takes no space on the disk.
  func makeSparse(_ name: String, bytes: UInt64) throws {
    try write([], to: name)
    let handle = try FileHandle(forWritingTo: URL(filePath: file(name)))
    try handle.truncate(atOffset: bytes)
    try handle.close()
  }

  static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func path(inRepository name: String) -> String {
    repository.appending(path: name).path(percentEncoded: false)
  }

  /// Makes a link to a folder of the repository; most tests only read its thousands of files.
  func link(_ folder: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: file(folder),
      withDestinationPath: Self.path(inRepository: folder)
    )
  }

  /// Copies a folder of the repository, so that the files belong to the current user.
  func copy(_ folder: String) throws {
    let root = Self.repository.appending(path: folder)
    let path = root.path(percentEncoded: false)
    for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
      let source = root.appending(path: name)
      let isFile = try source.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
      if isFile == true { try write(Array(Data(contentsOf: source)), to: "\(folder)/\(name)") }
    }
  }

  var names: [String] {
    get throws { try FileManager.default.subpathsOfDirectory(atPath: path).sorted() }
  }

  /// Every file and folder, including hidden ones, by path; the bytes of a file, nil for a folder.
  var contents: [String: Data?] {
    get throws {
      var contents: [String: Data?] = [:]
      for name in try names {
        let bytes = try? Data(contentsOf: URL(filePath: file(name)))
        contents.updateValue(bytes, forKey: name)
      }
      return contents
    }
  }
}
