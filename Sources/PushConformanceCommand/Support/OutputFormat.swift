import ArgumentParser
import PushPayloads

/// The format of a listing.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  /// Text for people.
  case text
  /// One JSON object per line.
  case json
}

/// The option `--format`, which every listing has.
struct FormatOption: ParsableArguments {
  @Option(help: "How to print: text for people, json with one object a line.")
  var format: OutputFormat = .text
}

extension JSONValue {
  /// Returns an array of strings.
  static func strings(_ texts: some Sequence<String>) -> JSONValue {
    .array(texts.map(JSONValue.string))
  }

  /// Returns a number.
  static func integer(_ value: Int) -> JSONValue { .number(JSONNumber(value)) }
}
