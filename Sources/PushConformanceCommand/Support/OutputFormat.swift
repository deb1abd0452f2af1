import ArgumentParser
import PushPayloads

/// How a listing is printed.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  /// For people.
  case text
  /// One JSON object a line.
  case json
}

/// The option that every listing has.
struct FormatOption: ParsableArguments {
  @Option(help: "How to print: text for people, json with one object a line.")
  var format: OutputFormat = .text
}

extension JSONValue {
  /// An array of texts.
  static func strings(_ texts: some Sequence<String>) -> JSONValue {
    .array(texts.map(JSONValue.string))
  }

  /// A number.
  static func integer(_ value: Int) -> JSONValue { .number(JSONNumber(value)) }
}
