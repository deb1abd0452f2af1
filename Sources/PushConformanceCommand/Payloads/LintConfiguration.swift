import Foundation
import PushConformance
import PushCorpus
import PushPayloads

/// The content of a `.pushlint.json`: what an organization sends with each push, and which findings it accepts.
struct LintConfiguration: Sendable {
  static let fileName = ".pushlint.json"

  /// The absolute path of the file.
  let path: String
  /// The patterns of files that are not checked; the patterns are relative to the folder of the `.pushlint.json`.
  let ignore: [String]
  /// The settings for all files, and then each override; a later override wins.
  let entries: [Entry]

  /// Settings for the files that match at least one of the patterns.
  struct Entry: Sendable {
    var files: [String]
    var headers: [PushRequest.Header: String]
    var rules: [String: Treatment]
    /// The JSON pointer to the value to which the rules apply, including all nested values; nil for the whole body.
    var pointer: String?
  }

  /// The severity of a rule's findings, with the reason; without a severity, the findings are left out.
  struct Treatment: Sendable {
    var severity: Severity?
    var reason: String
  }

  /// Returns the settings for a file; nil if the file is ignored.
  func scope(of file: String) -> LintScope? {
    let folder = path.dropLast(Self.fileName.count)
    let file = String(file.absolutePath.dropFirst(folder.count))
    guard !ignore.contains(where: file.matches) else { return nil }
    let fitting = entries.enumerated().filter { $0.element.files.contains(where: file.matches) }
    return LintScope(path: path, entries: fitting.map { ($0.offset, $0.element) })
  }
}

/// The settings that apply to one file, each with its number in the configuration at `path`.
struct LintScope: Sendable {
  var path = ""
  var entries: [(number: Int, settings: LintConfiguration.Entry)] = []

  /// Returns the number and the treatment of the last settings that match a finding; nil if no settings match.
  func treatment(of diagnostic: PayloadDiagnostic) -> (Int, LintConfiguration.Treatment)? {
    for (number, settings) in entries.reversed() {
      let isInside = settings.pointer.map { (diagnostic.pointer + "/").hasPrefix($0 + "/") } ?? true
      if isInside, let treatment = settings.rules[diagnostic.rule] { return (number, treatment) }
    }
    return nil
  }
}

extension String {
  /// Returns whether this path matches a pattern: `*` stands for any text without a slash, `**` for any text.
  func matches(pattern: String) -> Bool {
    let whole = "/" + pattern + (pattern.hasSuffix("/") ? "**" : "")
    return [whole, whole.replacing("/**/", with: "/")].contains {
      CaseFilter.matches("/" + self, $0, separator: UInt8(ascii: "/"))
    }
  }

  var absolutePath: String { URL(filePath: self).standardizedFileURL.path(percentEncoded: false) }
}

/// The configurations that were found, and the overrides that have had an effect.
struct LintConfigurations {
  private var found: [String: LintConfiguration?] = [:]
  /// The configuration for each folder, keyed by the folder's path as written on the command line.
  private var written: [Substring: LintConfiguration?] = [:]
  private var fitting: Set<[String]> = []
  private var effective: Set<[String]> = []
  private(set) var status = ExitStatus.conforms

  /// Returns the settings of the nearest configuration in a file's folder or above; nil if the file is ignored.
  mutating func scope(of file: String) -> LintScope? {
    // Standard input is treated as a file in the current folder.
    let path = InputFile.descriptor(of: file) == nil ? file : "standard input"
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    if written[folder] == nil {
      let place = URL(filePath: path.absolutePath).deletingLastPathComponent()
      written[folder] = .some(configuration(in: place))
    }
    guard case let configuration?? = written[folder] else { return LintScope() }
    return configuration.scope(of: path)
  }

  private mutating func configuration(in folder: URL) -> LintConfiguration? {
    if let known = found[folder.path] { return known }
    let path = folder.appending(path: LintConfiguration.fileName).path(percentEncoded: false)
    var configuration: LintConfiguration?
    if FileStatus(of: path) != nil {
      do throws(ToolFailure) {
        configuration = try LintConfiguration(reading: path, named: Self.name(of: path))
      } catch {
        // After an error in a `.pushlint.json`, the payload files are still checked, so that no verdict is lost.
        Terminal.complain(error)
        status.worsen(to: error.status)
      }
    } else if folder.path != "/" {
      configuration = self.configuration(in: folder.deletingLastPathComponent())
    }
    found[folder.path] = .some(configuration)
    return configuration
  }

  private static func name(of path: String) -> String {
    ReportedPath(environment: [:]).path(of: path)
  }

  mutating func note(_ verdict: PayloadVerdict) {
    for (number, settings) in verdict.scope.entries {
      let key = [verdict.scope.path, "\(number)"]
      fitting.insert(key)
      if settings.rules.isEmpty || verdict.effective.contains(number) { effective.insert(key) }
    }
  }

  func complainAboutUnused() {
    let all = Dictionary(found.values.compactMap { $0 }.map { ($0.path, $0) }) { first, _ in first }
    for (path, configuration) in all.sorted(by: { $0.key < $1.key }) {
      for (number, entry) in configuration.entries.enumerated().dropFirst() {
        let key = [path, "\(number)"]
        guard !effective.contains(key) else { continue }
        let rules = entry.rules.keys.sorted().joined(separator: ", ")
        let place = entry.pointer.map { " at \($0)" } ?? ""
        let cause =
          fitting.contains(key)
          ? "there is no finding of \(rules)\(place)"
          : "no checked file is \(entry.files.joined(separator: " or "))"
        Terminal.complain(
          "warning: \(Self.name(of: path)): /overrides/\(number - 1) matches nothing: \(cause)"
        )
      }
    }
  }
}
