import ConformanceReports
import PushConformance
import PushCorpus

extension DepartureReport {
  /// The report in the form of `Specs/parsers.md`, for readers who choose or maintain a parser.
  var document: String {
    ([Self.introduction, overview] + parsers.map(section) + [disagreementSection])
      .filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # What parsers make of the corpus

    Three parsers have read every payload of the kit. `push-payloads` is the kit's own parser. The other two \
    are written as in ordinary apps, on top of Foundation. `foundation-dictionary` casts the values that \
    `JSONSerialization` returns. `foundation-codable` decodes a structure with `JSONDecoder`. Both are in \
    [Sources/ReferenceAdapters/Parsers](../Sources/ReferenceAdapters/Parsers). \
    [Decision 0028](decisions/0028-what-a-payload-is-read-as.md) says what a parser has to read.

    A program makes this page, with Swift 6.3 on Linux. A test compares the page with what the parsers do. \
    `PUSH_CONFORMANCE_WRITE_SPECS=$PWD/Specs swift test --filter ParserDocumentTests` writes the page again. \
    `push-conformance corpus verify --parser foundation-codable` lists the departures of a parser.

    A departure *can hurt a user* if APNs delivers the payload, and the user loses the notification or reads \
    something that was not sent. Whether it does depends on the pushes of the app's server. A departure hurts \
    no user if APNs refuses the payload, if two texts look alike, or if no reader finds a meaning in the bytes.
    """

  private var overview: String {
    let rows = parsers.map { parser in
      "| `\(parser.name)` | \(parser.tally.passed) | \(parser.tally.failed) | \(parser.hurting) |"
    }
    return
      ([
        "| parser | conforms on | departs on | of these can hurt a user |",
        "| --- | --- | --- | --- |",
      ]
      + rows).joined(separator: "\n")
  }

  private func section(_ parser: Parser) -> String {
    var blocks = ["## `\(parser.name)`"]
    if parser.departures.isEmpty { blocks.append("It has no departures.") }
    for departure in parser.departures {
      let count = departure.cases.count
      let harm = departure.hurtsUser ? "This can hurt a user." : "This hurts no user."
      blocks.append(
        """
        ### It \(departure.summary): \(count.counted("payload"))

        \(departure.why) \(harm)

        *What to do:* \(departure.hint)
        """
      )
      blocks.append(Self.list(departure.cases.map(\.id)))
    }
    return blocks.joined(separator: "\n\n")
  }

  private static func list(_ ids: [String]) -> String {
    ids.grouped(by: Slug.area).map { ids in
      let area = Slug.area(of: ids[0])
      let names = ids.map { "`\($0.dropFirst(area.count + 1))`" }
      return "- `\(area)`: \(names.joined(separator: ", "))"
    }
    .joined(separator: "\n")
  }

  private var disagreementSection: String {
    guard !disagreements.isEmpty else { return "" }
    func table(_ entries: [Disagreement]) -> String {
      let names = parsers.map { "`\($0.name)`" }.joined(separator: " | ")
      let rule = Array(repeating: "---", count: parsers.count + 1).joined(separator: " | ")
      let rows = entries.map { entry in
        let readings = parsers.map { parser in
          entry.readings.first { $0.parser == parser.name }.map { Self.cell($0.text) } ?? ""
        }
        return "| `\(entry.id)` | \(readings.joined(separator: " | ")) |"
      }
      return (["| payload | \(names) |", "| \(rule) |"] + rows).joined(separator: "\n")
    }
    let hurting = disagreements.filter(\.hurtsUser)
    let others = disagreements.filter { !$0.hurtsUser }
    var blocks = ["## Payloads without a public rule, on which the parsers differ"]
    if !hurting.isEmpty {
      blocks.append(
        """
        No parser is wrong here, but these payloads *can hurt a user*. Two readers accept the payload, and \
        read different notifications in it. An app has several readers: the system makes the dictionary \
        for the delegate, a service extension may decode bytes, and the server's log has its own parser.

        *What to do:* Never send a name twice (`payload check` says `json.duplicate-key`). Read each push \
        once, with one parser. Pass on what this parser has read, not what the app has received.
        """
      )
      blocks.append(table(hurting))
    }
    if !others.isEmpty {
      blocks.append(
        """
        One parser accepts the payload, and another parser refuses it. An app whose parser refuses the \
        payload loses the notification. But each payload is malformed, ambiguous or at a limit, and no \
        parser shows the user something that was not sent.

        *What to do:* Let the tests of the server run `payload check`, which reports most of these payloads.
        """
      )
      blocks.append(table(others))
    }
    return blocks.joined(separator: "\n\n")
  }

  /// Returns an untrusted string, cut after 80 characters and escaped for a cell of a Markdown table.
  private static func cell(_ text: String) -> String {
    let line = TerminalText.line(text)
    let short = line.count > 80 ? line.prefix(80) + "…" : line
    return short.replacing("\\", with: "\\\\").replacing("|", with: "\\|")
      .replacing("`", with: "\\`").replacing("<", with: "&lt;")
  }
}
