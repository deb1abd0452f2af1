import ArgumentParser
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
}

extension JSONValue {
  static func strings(_ texts: some Sequence<String>) -> JSONValue {
    .array(texts.map(JSONValue.string))
  }

  static func integer(_ value: Int) -> JSONValue { .number(JSONNumber(value)) }
}
