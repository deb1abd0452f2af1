import ArgumentParser
import ConformanceReports
import PushPayloads

enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  /// Text for people at a terminal, with dangerous characters escaped.
  case text
  /// One JSON object per line.
  case json
}

struct FormatOption: ParsableArguments {
  @Option(help: "How to print: text for people, json with one object a line.")
  var format: OutputFormat = .text

  /// Prints an object as JSON, or as a table: the name of each member, and one line for each single value in the
  /// member.
  func print(_ json: JSONObject) throws(ToolFailure) {
    guard format == .text else { return try Terminal.print([.object(json)]) }
    func texts(_ value: JSONValue) -> [String] {
      value.array?.flatMap(texts) ?? value.object?.map(\.value).flatMap(texts)
        ?? [value.string ?? value.text]
    }
    let width = json.map(\.key.count).max() ?? 0
    try Terminal.print(
      json.flatMap { member in
        texts(member.value).enumerated().map { index, text in
          let name = index == 0 ? member.key : ""
          return TerminalText.line("\(name.padded(to: width))  \(text)")
        }
      }
    )
  }
}

extension JSONValue {
  static func strings(_ texts: some Sequence<String>) -> JSONValue {
    .array(texts.map(JSONValue.string))
  }

  static func integer(_ value: Int) -> JSONValue { .number(JSONNumber(value)) }
}
