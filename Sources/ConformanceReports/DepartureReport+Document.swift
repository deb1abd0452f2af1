import PushCorpus
import PushConformance

extension DepartureReport {
  /// The report in the form of `Specs/parsers.md`, for readers who choose or maintain a parser.
  package var document: String {
    ([Self.introduction, overview] + parsers.map(section) + [disagreementSection])
      .filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # What parsers make of the corpus

    Three parsers have read every payload that the kit has: the kit's own (`push-payloads`), and two as \
    apps write them on top of Foundation. `foundation-dictionary` casts what `JSONSerialization` returns; \
    `foundation-codable` decodes a structure with `JSONDecoder`. Both are in \
    [Sources/ReferenceAdapters/Parsers](../Sources/ReferenceAdapters/Parsers), and are written with the \
    care of an ordinary day. What is asked of a parser is in \
    [decision 0028](decisions/0028-what-a-payload-is-read-as.md).

    This page is made by a program, with Swift 6.3 on Linux, and a test compares it with what the parsers \
    do. To make it anew: `PUSH_CONFORMANCE_WRITE_SPECS=$PWD/Specs swift test --filter \
    ParserDocumentTests`. To see a departure at work: `push-conformance corpus verify --parser \
    foundation-codable`.

    A departure *can hurt a user* where APNs delivers the payload and the notification is lost, or says \
    something else than was sent; whether it does depends on what an app's server sends. It hurts no user where APNs refuses the payload, where two texts look \
    alike, or where the bytes mean nothing to any reader.
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
        ### It \(departure.summary): \(count) \(count == 1 ? "payload" : "payloads")

        \(departure.why) \(harm)

        *What to do:* \(departure.hint)
        """
      )
      blocks.append(Self.list(departure.cases.map(\.id)))
    }
    return blocks.joined(separator: "\n\n")
  }

  /// Returns names grouped by area, with one line for each area.
  private static func list(_ ids: [String]) -> String {
    var order: [String] = []
    var rests: [String: [String]] = [:]
    for id in ids {
      let area = Slug.area(of: id)
      if rests[area] == nil { order.append(area) }
      rests[area, default: []].append("`\(id.dropFirst(area.count + 1))`")
    }
    return order.map { "- `\($0)`: \(rests[$0, default: []].joined(separator: ", "))" }
      .joined(separator: "\n")
  }

  private var disagreementSection: String {
    guard !disagreements.isEmpty else { return "" }
    func table(_ entries: [Disagreements.Entry]) -> String {
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
        No parser is wrong here, and yet these *can hurt a user*: two readers take the payload, and read \
        two notifications in it. An app has several readers. The system makes the dictionary that the \
        delegate gets, a service extension may decode bytes, and a log on the server has a parser of \
        its own.

        *What to do:* never send a name twice (`payload check` says `json.duplicate-key`), read each push \
        once and with one parser, and hand on what was read, not what was received.
        """
      )
      blocks.append(table(hurting))
    }
    if !others.isEmpty {
      blocks.append(
        """
        Here one takes what another refuses. Where an app has the one that refuses, the notification is \
        lost; but each of these is malformed, ambiguous or at a limit, and none tells the user what was \
        not sent. *What to do:* have the sender's tests run `payload check`, which complains of most \
        of them.
        """
      )
      blocks.append(table(others))
    }
    return blocks.joined(separator: "\n\n")
  }

  /// Returns an untrusted text, escaped for a cell of a Markdown table.
  private static func cell(_ text: String) -> String {
    let line = TerminalText.line(text)
    let short = line.count > 80 ? line.prefix(80) + "…" : line
    return short.replacing("\\", with: "\\\\").replacing("|", with: "\\|")
      .replacing("`", with: "\\`").replacing("<", with: "&lt;")
  }
}
