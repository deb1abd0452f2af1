import ConformanceTestSupport
import PushConformance
import PushCorpus
import PushPayloads
import ReferenceAdapters
import Testing

@Suite("list")
struct ListTests {
  /// The members that all lines of a topic have, and the members that some lines have.
  private static let members: [String: (all: Set<String>, some: Set<String>)] = [
    "subjects": (["id", "roles"], []),
    "rules": (
      ["id", "state"],
      ["severity", "since", "sinceRecalled", "clause", "evidence", "sources", "why", "reason"]
    ),
    "vectors": (["id", "area", "title", "file", "bytes", "apns", "client"], []),
    "scenarios": (["id", "title", "exercises", "steps"], []),
    "requirements": (
      ["id", "state"],
      ["level", "roles", "clause", "except", "sources", "reason", "mergedInto", "judged"]
    ),
  ]

  /// A topic, the name of one of its lines, the text after the name, and the line in JSON.
  static let rows = [
    (
      "requirements", "suppression.any-yes-suppresses",
      """
      must    The center shows no toast if one of the asked suppressors answers yes, whatever \
      the other suppressors answer.
      """,
      """
      {"id":"suppression.any-yes-suppresses","level":"must","state":"checked",\
      "roles":["receiving","toasting","suppressible"],\
      "clause":"The center shows no toast if one of the asked suppressors answers yes, whatever \
      the other suppressors answer.","sources":["000_0dd9f25cf59f2b1d.txt, The Delegates"]}
      """
    ),
    (
      "requirements", "toast.early-dismissal-is-not-lost",
      """
      must    A toast that is dismissed before it appears on the screen does not appear later. \
      [untestable: In the simulated application a toast is on the screen as soon as it is presented. There is no \
      moment in which it could be dismissed earlier.]
      """,
      """
      {"id":"toast.early-dismissal-is-not-lost","level":"must","state":"untestable",\
      "roles":["toasting"],\
      "clause":"A toast that is dismissed before it appears on the screen does not appear later.",\
      "sources":["bryx-inc/BRYXBanner#47"],"reason":"In the simulated application a toast is on \
      the screen as soon as it is presented. There is no moment in which it could be dismissed \
      earlier."}
      """
    ),
    (
      "requirements", "hierarchy.each-event-has-its-own",
      """
      retired: Which screens an event leads to is part of the other clause, which names them for each \
      event. See hierarchy.whole-hierarchy-in-order.
      """,
      """
      {"id":"hierarchy.each-event-has-its-own","state":"retired",\
      "reason":"Which screens an event leads to is part of the other clause, which names them for each \
      event.","mergedInto":"hierarchy.whole-hierarchy-in-order"}
      """
    ),
    (
      "scenarios", "toast.tapped",
      "The toast of a new offer is tapped, and the offer is opened once",
      """
      {"id":"toast.tapped","title":"The toast of a new offer is tapped, and the offer is opened once",\
      "exercises":["toast.activation-routes-once","toast.active-receipt-shows-one"],\
      "steps":["launch","deliver 'offer'","tap the toast of 'offer'"]}
      """
    ),
    (
      "vectors", "alert.string", "A body alone [APNs accepted, client accepted]",
      """
      {"id":"alert.string","area":"alert","title":"A body alone","file":"alert/string.json",\
      "bytes":25,"apns":"accepted","client":"accepted"}
      """
    ),
    (
      "rules", "size.empty-body",
      "error-rejected  The body of a push, or of a request that creates a channel, is not empty.",
      """
      {"id":"size.empty-body","state":"checked","severity":"error-rejected","since":"always",\
      "clause":"The body of a push, or of a request that creates a channel, is not empty.",\
      "evidence":"documented","sources":[\
      {"document":"Apple, Handling notification responses from APNs, reason PayloadEmpty"},\
      {"document":"Apple, Sending channel management requests to APNs"}],\
      "why":"APNs answers 400 PayloadEmpty. Usually a builder failed earlier, and its error was \
      lost."}
      """
    ),
    (
      "subjects", "push-center",
      "registering, legacyRegistering, receiving, routing, toasting, suppressible, broadcasting",
      """
      {"id":"push-center","roles":["registering","legacyRegistering","receiving","routing","toasting",\
      "suppressible","broadcasting"]}
      """
    ),
    (
      "subjects", "service-extension", "serviceExtension, attaching, decrypting",
      #"{"id":"service-extension","roles":["serviceExtension","attaching","decrypting"]}"#
    ),
    (
      "subjects", "push-payloads", "payload-parsing",
      #"{"id":"push-payloads","roles":["payload-parsing"]}"#
    ),
  ]

  @Test("Each topic is listed as text and as JSON", arguments: rows)
  func lists(topic: String, name: String, rest: String, row: String) async throws {
    let text = try await Tool.run("list", topic)
    let json = try await Tool.run("list", topic, "--format", "json")
    #expect([text.status, json.status] == [0, 0])
    #expect(text.complaints.isEmpty && json.complaints.isEmpty)

    let lines = text.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let objects = json.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let line = try #require(lines.first { $0.hasPrefix("\(name) ") })
    #expect(line.dropFirst(name.count).drop { $0 == " " } == rest)
    #expect(objects.contains { $0 == row })
    #expect(lines.count == objects.count)
    for (line, object) in zip(lines, objects) {
      let document = try JSONScanner.scan(Array(object.utf8)).get()
      #expect(document.duplicateNames.isEmpty)
      let value = try #require(document.root.value.object)
      let members = Set(value.map(\.key))
      let known = try #require(Self.members[topic])
      #expect(members.subtracting(known.some) == known.all)
      let id = try #require(value["id"]?.string)
      #expect(line.hasPrefix("\(id)  "))
    }
    let ids = try objects.map { try JSONScanner.scan(Array($0.utf8)).get().root["id"]?.string }
    #expect(Set(ids).count == ids.count)
  }

  @Test("Every kind of rule entry has a state and its reason")
  func states() async throws {
    let scratch = try Scratch()
    try scratch.makeFolder("Corpus")
    try scratch.copy("Specs")
    for name in try scratch.names where name.hasPrefix("Specs/payload-rules/") {
      try scratch.remove(name)
    }
    let prose = """
      "severity": "info", "since": "iOS 8", "clause": "It is so.", "evidence": "reported",
      "sources": [{"issue": "a/b#1"}, {"measurement": "Seen."}, {"decision": "0001"},
      {"document": "A page"}], "why": "It matters."
      """
    try scratch.write(
      Array(
        """
        {"area": "size", "title": "Size", "rules": [{"id": "size.a", \(prose)},
        {"id": "size.b", \(prose), "sinceRecalled": true, "untestable": "It shows later."},
        {"id": "size.c", "clause": "They say so.", "ungrounded": "No text was found."},
        {"id": "size.longer", "retired": "It was wrong."}]}
        """.utf8
      ),
      to: "Specs/payload-rules/size.json"
    )
    func list(_ format: String) async throws -> Tool.Outcome {
      try await Tool.run(
        ["list", "rules", "--format", format],
        environment: ["PUSH_CONFORMANCE_RESOURCES": scratch.path]
      )
    }
    let text = """
      size.a       info            It is so.
      size.b       info            It is so. [untestable: It shows later.]
      size.c       ungrounded      They say so. [No text was found.]
      size.longer  retired         It was wrong.

      """
    #expect(try await list("text") == Tool.Outcome(0, output: text))
    let rest = #"""
      "severity":"info","since":"iOS 8","clause":"It is so.","evidence":"reported","sources":[\#
      {"issue":"a/b#1"},{"measurement":"Seen."},{"decision":"0001"},{"document":"A page"}],\#
      "why":"It matters."
      """#
    let json = #"""
      {"id":"size.a","state":"checked",\#(rest)}
      {"id":"size.b","state":"untestable",\#(rest),"sinceRecalled":true,"reason":"It shows later."}
      {"id":"size.c","state":"ungrounded","clause":"They say so.","reason":"No text was found."}
      {"id":"size.longer","state":"retired","reason":"It was wrong."}

      """#
    #expect(try await list("json") == Tool.Outcome(0, output: json))
  }

  @Test("Every requirement is listed with its state, and with the reason if it is not checked")
  func requirementStates() async throws {
    let catalog = try Kit.load().catalog
    let text = try await Tool.run("list", "requirements").output.split(separator: "\n")
    let json = try await Tool.run("list", "requirements", "--format", "json").output
      .split(separator: "\n").map { try JSONScanner.scan(Array($0.utf8)).get().root.value }
    for (requirement, (line, entry)) in zip(catalog.requirements, zip(text, json)) {
      let reason = requirement.untestable
      #expect(entry[["state"]]?.string == (reason == nil ? "checked" : "untestable"))
      #expect(entry[["reason"]]?.string == reason)
      #expect(line.hasSuffix(reason.map { " [untestable: \($0)]" } ?? requirement.fullClause))
      let exceptions = entry[["except"]]?.array?.compactMap(\.string) ?? []
      #expect(exceptions == requirement.except)
    }
    let count = catalog.requirements.count
    #expect(text.count == count + catalog.retired.count && json.count == text.count)
    let tombstones = zip(text.dropFirst(count), json.dropFirst(count))
    for (retired, (line, entry)) in zip(catalog.retired, tombstones) {
      #expect(entry[["state"]] == "retired")
      #expect(entry[["reason"]]?.string == retired.reason)
      #expect(entry[["mergedInto"]]?.string == retired.mergedInto)
      #expect(line.contains("  retired: \(retired.reason)"))
      #expect(retired.mergedInto.map { line.hasSuffix(" See \($0).") } ?? true)
    }
  }

  @Test("The lists have the entries of the kit, in its order")
  func complete() async throws {
    func ids(_ topic: String) async throws -> [String] {
      try await Tool.run("list", topic).output.split(separator: "\n")
        .map { String($0.prefix { $0 != " " }) }
    }
    let kit = try Kit.load()
    #expect(
      try await ids("requirements")
        == kit.catalog.requirements.map(\.id) + kit.catalog.retired.map(\.id)
    )
    #expect(try await ids("scenarios") == kit.scenarios.map(\.id))
    let sheets = try PayloadRuleSheet.all(in: KitResources.locate().specs)
    #expect(try await ids("rules") == sheets.flatMap(\.rules).map(\.id))
    #expect(Set(try await ids("rules")).isSuperset(of: PayloadRule.all.map(\.id)))
    let parsers = await [ReferenceParsers.kit] + ReferenceParsers.foundation
    #expect(
      try await ids("subjects")
        == (await ReferenceSubjects.all.map(\.name) + parsers.map(\.name))
    )
  }
}
