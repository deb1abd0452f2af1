@testable import ConformanceHTML
@testable import ConformanceReports

/// Lines of a results file with every outcome and every member.
enum SampleLines {
  /// The findings of two causes, an error, skipped cases and a passed case.
  static let shop = [
    """
    {"type":"case","subject":"shop","suite":"shop.requirements.suppression",\
    "id":"suppression.any-yes-suppresses","title":"One yes keeps the toast away.","level":"must",\
    "outcome":"failed","findings":[\(finding("suppression.any-yes-suppresses", group: nil))],\
    "satisfied":4,"runs":2,"time":0.012}
    """,
    """
    {"type":"case","subject":"shop","suite":"shop.requirements.toast","id":"toast.expires",\
    "title":"A toast is removed.","level":"should","outcome":"error",\
    "error":{"kind":"subject.timed-out","message":"step 3 took 30 s"},"satisfied":0,"runs":0,"time":30.5}
    """,
    """
    {"type":"case","subject":"shop","suite":"shop.requirements.badge","id":"badge.is-set",\
    "title":"The icon shows the number.","level":"may","outcome":"skipped",\
    "reason":"the adapter does not conform to BadgeOwningCenter","satisfied":0,"runs":0,"time":0}
    """,
    """
    {"type":"case","subject":"shop","suite":"shop.scenarios.suppression","id":"suppression.lunch",\
    "title":"Lunch is kept away.","level":"must","outcome":"failed","findings":[\
    \(finding("suppression.any-yes-suppresses", group: nil)),\
    \(finding("toast.none-for-silent", group: "lost messages")),\
    \(finding("scenario.outcome", group: "lost messages"))],"time":0.001}
    """,
    """
    {"type":"case","subject":"shop","suite":"shop.generated.block","id":"block.1","title":"500 runs",\
    "level":"must","outcome":"passed","notes":[\(finding("toast.should-be-short", group: nil))],\
    "runs":500,"time":1.25}
    """,
    """
    {"type":"subject","subject":"shop","version":"1.0","passed":1,"failed":2,"errors":1,"skipped":1,\
    "quiet":"hops","deterministic":false,"because":"a thread of its own","following":1,\
    "timestamp":1795231445,"time":31.763}
    """,
  ]

  /// A payload parser that fails one payload, and reads another payload in a way that no rule specifies.
  static let parser = [
    """
    {"type":"case","subject":"order.parser","suite":"order.parser.payloads.alert","id":"alert.plain",\
    "title":"An alert as a string","level":"must","outcome":"failed","findings":[{\
    "kind":"payload.misread","message":"expected body \\"a\\"; saw no body","hurtsUser":true,\
    "clause":"An alert as a string","expectations":[{"expected":"body \\"a\\"","seen":"no body"}],\
    "why":"The text is lost.","hint":"Take both forms.","payload":"{\\"aps\\":{}}",\
    "again":"push-conformance run order.parser --filter alert.plain","text":"alert.plain (must)"}],\
    "time":0}
    """,
    """
    {"type":"case","subject":"order.parser","suite":"order.parser.payloads.alert","id":"alert.odd",\
    "title":"An odd alert","level":"must","outcome":"passed","seen":"title \\"x\\"","time":0}
    """,
    """
    {"type":"subject","subject":"order.parser","version":"1.0","passed":1,"failed":1,"errors":0,\
    "skipped":0,"following":0,"timestamp":1795231446,"time":0.5}
    """,
  ]

  static func finding(_ kind: String, group: String?) -> String {
    """
    {"kind":"\(kind)","message":"expected no toast; saw toast of lunch",\
    \(group.map { "\"group\":\"\($0)\"," } ?? "")"scenario":"suppression.lunch",\
    "steps":["launch","deliver lunch"],"token":"PC1.abc","clause":"One yes is enough.",\
    "expectations":[{"expected":"no toast of lunch","seen":"toast of lunch"}],"why":"It covers.",\
    "hint":"Start from no.","story":[{"text":"launch","turns":[{"from":"system","to":"center",\
    "call":"didFinishLaunching"}]},{"text":"deliver lunch","detail":"{\\"aps\\":{}}","turns":[{\
    "from":"system","to":"center","call":"willPresent","wrong":true,\
    "orders":["a task of this step goes on before an older one"],"effects":[{"from":"center",\
    "to":"suppressor:conversation","text":"asked conversation about lunch: yes"},{"from":"center",\
    "to":"screen","text":"toast of lunch"}]}]}],"again":"push-conformance replay PC1.abc shop",\
    "others":3,"text":"\(kind) (must)\\n  One yes is enough."}
    """
  }

  static let all = shop + parser

  static func page(_ lines: [String] = all) throws -> String {
    try HTMLReport.text(ResultsReader.read(file(lines)))
  }

  static func file(_ lines: [String]) -> [UInt8] {
    Array(lines.map { $0 + "\n" }.joined().utf8)
  }
}
