import Foundation
import PushCorpus
import PushPayloads

/// A text to check: a file, or a line of a file that has a request on each line.
struct PayloadInput: Sendable {
  /// The path of the file, relative or absolute as on the command line.
  var file: String
  /// The number of the line, from 1; nil if the text is the whole file.
  var line: Int?
  /// The offset of the text in the file, in bytes.
  var offset = 0
  /// The text, or the reason why the text cannot be read.
  var text: Result<[UInt8], ToolFailure>
  /// False for the last line of a file that does not end with a newline.
  var isEnded = true
  /// The line of source code that sent the request, if the recorded request names the line.
  ///
  /// The path starts with the folder of ``file``.
  var origin: (file: String, line: Int)?

  var name: String { line.map { "\(file):\($0)" } ?? file }

  /// Returns the line and column in the file for an offset in the text.
  func position(of offset: Int) -> (line: Int, column: Int) {
    let position = SourcePosition(of: offset, in: (try? text.get()) ?? [])
    return (position.line + (line ?? 1) - 1, position.column)
  }

  /// A copy without ``origin``, so that ``place(of:)`` returns a place in ``file``.
  var recorded: PayloadInput {
    var input = self
    input.origin = nil
    return input
  }

  /// Returns the line to show for a range of the text; the column is nil if only the line is known.
  func place(of range: Range<Int>?) -> (file: String, line: Int, column: Int?) {
    if let origin { return (origin.file, origin.line, nil) }
    guard let range, !range.isEmpty else { return (file, line ?? 1, nil) }
    let (line, column) = position(of: range.lowerBound)
    return (file, line, column)
  }
}

/// The inputs that operands of the command line name: files, folders, patterns and standard input.
struct PayloadInputs {
  var operands: [String]
  /// False if each file is one text, even a `.ndjson` file.
  var readsLines = true

  private static let lineExtensions = [".ndjson", ".jsonl"]
  private static let extensions = [".json", ".apns"] + lineExtensions

  /// Calls a closure with each input, in the order of the operands; the files of a folder are sorted by name.
  ///
  /// A file that several operands name is read only once.
  func forEach(
    where isWanted: (String) -> Bool,
    _ body: (PayloadInput) async throws -> Void
  ) async throws {
    var seen: Set<String> = []
    for operand in operands {
      for file in files(of: operand)
      // A single operand cannot name the same file twice.
      where operands.count == 1 || seen.insert(file.path.absolutePath).inserted {
        guard isWanted(file.path) else { continue }
        if let failure = file.failure {
          try await body(PayloadInput(file: file.path, text: .failure(failure)))
        } else if readsLines, Self.has(file.path, Self.lineExtensions) || isStream(file.path) {
          try await forEachLine(of: file.path, body)
        } else {
          let text = Result { () throws(ToolFailure) in try InputFile.read(file.path) }
          try await body(PayloadInput(file: file.path, text: text))
        }
      }
    }
  }

  private func isStream(_ path: String) -> Bool { InputFile.descriptor(of: path) != nil }

  private static func has(_ path: String, _ extensions: [String]) -> Bool {
    extensions.contains(where: path.lowercased().hasSuffix)
  }

  // MARK: - Folders and patterns

  private typealias Found = (path: String, failure: ToolFailure?)

  private func files(of operand: String) -> [Found] {
    let kind = isStream(operand) ? nil : FileStatus(of: operand)?.kind
    guard kind == .folder || kind == nil && operand.contains("*") else { return [(operand, nil)] }
    let isFolder = kind == .folder
    let start = operand[..<(operand.firstIndex(of: "*") ?? operand.endIndex)]
    let folder = isFolder ? operand : start.lastIndex(of: "/").map { String(operand[...$0]) } ?? "."
    let isMissing = FileStatus(of: folder)?.kind != .folder
    let found = (isMissing ? [] : files(below: folder)).filter { file in
      file.failure != nil
        || (isFolder ? Self.has(file.path, Self.extensions) : file.path.matches(pattern: operand))
    }
    guard found.isEmpty else { return found }
    let kinds = Self.extensions.joined(separator: ", ")
    let reason = isFolder ? "no \(kinds) file below" : "no file matches"
    return [(operand, .usage("\(operand): \(reason)"))]
  }

  /// Returns the files below a folder, except hidden files; a folder that cannot be read is returned with the reason.
  ///
  /// The method does not follow a link to a folder, because links can form a cycle. A warning names the link.
  private func files(below folder: String) -> [Found] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      return [(folder, .usage("\(folder): \(error.localizedDescription)"))]
    }
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    return names.filter { !$0.hasPrefix(".") }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .flatMap { name -> [Found] in
        let path = prefix + name
        switch FileStatus(of: path, followingLinks: false)?.kind {
        case .folder: return files(below: path)
        case .link where FileStatus(of: path)?.kind == .folder:
          Terminal.complain("warning: \(path): a link to a folder is not followed")
          return []
        default: return [(path, nil)]
        }
      }
  }

  // MARK: - Lines

  private func forEachLine(
    of path: String,
    _ body: (PayloadInput) async throws -> Void
  ) async throws {
    let name = path == InputFile.standardInput ? "standard input" : path
    var (number, isEmpty) = (0, true)
    do {
      var reader = try InputFile.lines(of: path)
      let ahead = try reader.ahead()
      if isStream(path), !Self.areRequests(ahead) {
        let isHeld = ahead.count <= InputFile.limit
        let text = isHeld ? .success(Array(ahead)) : Self.tooLarge(name)
        return try await body(PayloadInput(file: path, text: text))
      }
      guard Self.isText(ahead) else { throw ToolFailure.usage("\(name): this file is not text") }
      while let line = try reader.line() {
        number += 1
        var input = PayloadInput(file: path, line: number, offset: line.offset, text: .success([]))
        input.isEnded = line.isEnded
        if let bytes = line.bytes {
          guard bytes.contains(where: { $0 > 0x20 }) else { continue }
          input.text = .success(bytes)
        } else {
          input.text = Self.tooLarge(input.name)
        }
        isEmpty = false
        try await body(input)
      }
      guard !isEmpty else {
        throw ToolFailure.usage("\(name): no line has a request, so nothing was checked")
      }
    } catch let error as CorpusFileError {
      try await body(PayloadInput(file: path, text: .failure(.usage("\(error)"))))
    } catch let error as ToolFailure where isEmpty {
      try await body(PayloadInput(file: path, text: .failure(error)))
    }
  }

  /// Returns whether the beginning of a file is text, or has at least one line that can be a request.
  private static func isText(_ beginning: ArraySlice<UInt8>) -> Bool {
    let head = beginning.prefix(1 << 16)
    // The first 64 KiB can end in the middle of a character.
    let isCut = head.count < beginning.count
    let end = isCut ? head.lastIndex { $0 & 0xC0 != 0x80 } : nil
    return isPlain(head[..<(end ?? head.endIndex)])
      || head.split(separator: UInt8(ascii: "\n")).contains { line in
        line.count > 1 && line.first == UInt8(ascii: "{") && isPlain(line)
      }
  }

  private static func isPlain(_ text: ArraySlice<UInt8>) -> Bool {
    !text.contains(0) && String(validating: text, as: UTF8.self) != nil
  }

  private static func tooLarge(_ name: String) -> Result<[UInt8], ToolFailure> {
    .failure(.usage("\(name): larger than the limit of \(InputFile.limit) bytes"))
  }

  /// Returns true if the first two lines begin with a brace, or if a text of one line is a request.
  private static func areRequests(_ text: ArraySlice<UInt8>) -> Bool {
    let lines = text.split(separator: UInt8(ascii: "\n"), maxSplits: 8)
      .map { $0.filter { $0 > 0x20 } }.filter { !$0.isEmpty }
    guard let first = lines.first, first.first == UInt8(ascii: "{") else { return false }
    guard lines.count > 1 else {
      return (try? JSONScanner.scan(first).get().root).map(RecordedRequest.isRecord) ?? false
    }
    // In a single JSON text, a brace that begins the second line follows a colon, a bracket or a comma.
    return lines[1].first == first.first && !":[,".utf8.contains(first.last ?? 0)
  }
}
