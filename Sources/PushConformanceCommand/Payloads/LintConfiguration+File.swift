import PushConformance
import PushCorpus
import PushPayloads

extension LintConfiguration {
  init(reading path: String, named name: String) throws(ToolFailure) {
    let bytes = try InputFile.read(path)
    do throws(StrictJSONError) {
      let file = try StrictJSON.decode(File.self, from: bytes, file: name)
      let all = Entry(
        files: ["**"],
        headers: file.headers?.values ?? [:],
        rules: file.rules?.values ?? [:]
      )
      (self.path, ignore) = (path, file.ignore ?? [])
      entries = [all] + (file.overrides ?? []).map(\.entry)
    } catch {
      switch error.problem {
      case .unknownMember(let name, let known), .unknownSpelling(let name, let known):
        let nearest = NearestNames.nearest(to: name, among: known, count: 1).joined()
        throw .usage(
          "\(error.file):\(error.position): \"\(name)\" is unknown here. Did you mean \"\(nearest)\"?"
        )
      default: throw .usage("\(error)")
      }
    }
  }

  private struct File: Decodable {
    let schema: String?
    let headers: Headers?
    let rules: Rules?
    let ignore: [String]?
    let overrides: [Override]?

    enum CodingKeys: String, CodingKey, CaseIterable {
      case schema = "$schema"
      case headers, rules, ignore, overrides
    }
  }

  private struct Override: Decodable {
    let entry: Entry

    enum CodingKeys: String, CodingKey, CaseIterable { case files, headers, rules, pointer, reason }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let reason = try container.decodeIfPresent(String.self, forKey: .reason)
      let hasRules = container.contains(.rules)
      let rules =
        hasRules ? try Rules(from: container.superDecoder(forKey: .rules), reason: reason) : nil
      entry = Entry(
        files: try container.decode([String].self, forKey: .files),
        headers: try container.decodeIfPresent(Headers.self, forKey: .headers)?.values ?? [:],
        rules: rules?.values ?? [:],
        pointer: try container.decodeIfPresent(String.self, forKey: .pointer)
      )
    }
  }

  private struct Headers: Decodable {
    var values: [PushRequest.Header: String] = [:]

    init(from decoder: any Decoder) throws {
      try decoder.refuseMembers(except: PushRequest.Header.allCases.map(\.rawValue))
      let container = try decoder.container(keyedBy: MemberName.self)
      for header in PushRequest.Header.allCases {
        let key = MemberName(stringValue: header.rawValue)
        let value = try container.decodeIfPresent(JSONValue.self, forKey: key)
        values[header] = value.map { $0.string ?? $0.text }
      }
    }
  }

  private struct Rules: Decodable {
    var values: [String: Treatment] = [:]

    private enum Level: String, Decodable, CaseIterable {
      case off, info, warning
      case ignored = "error-ignored"
      case rejected = "error-rejected"
    }

    private struct Row: Decodable {
      let severity: Level
      let reason: String?

      enum CodingKeys: String, CodingKey, CaseIterable { case severity, reason }
    }

    init(from decoder: any Decoder) throws { try self.init(from: decoder, reason: nil) }

    init(from decoder: any Decoder, reason: String?) throws {
      try decoder.refuseMembers(except: PayloadRule.all.map(\.id))
      let container = try decoder.container(keyedBy: MemberName.self)
      for key in container.allKeys {
        let row = try container.decode(Row.self, forKey: key)
        guard let reason = row.reason ?? reason, !reason.isEmpty else {
          throw decoder.corrupted("\(key.stringValue) needs a reason")
        }
        values[key.stringValue] = Treatment(
          severity: Severity(rawValue: row.severity.rawValue),
          reason: reason
        )
      }
    }
  }
}
