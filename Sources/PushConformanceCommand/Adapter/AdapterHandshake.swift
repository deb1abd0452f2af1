import PushConformance
import PushCorpus
import PushPayloads

/// The first line that an adapter writes: the name, kind and declaration of the subject.
struct AdapterHandshake: Sendable {
  static let version = 1
  /// The largest size of the adapter's first line in bytes; the tool passes this line as an argument to the process of
  /// the subject.
  static let longestLine = 64 << 10
  static let expected = "a line of type 'adapter' with the version \(version) of the protocol"

  /// The first line that the kit writes to an adapter: the version of the protocol, without the line end.
  static var greeting: [UInt8] {
    (["type": "hello", "protocol": .integer(version)] as JSONObject).utf8
  }

  enum Declared: Sendable {
    case parser(Set<ParsedField>, PayloadKeyMap)
    case center(Set<Role>, PushApp)
  }

  /// The bytes of the adapter's first line, without the line end.
  let line: [UInt8]
  let name: String
  let declared: Declared

  init(_ line: [UInt8]) throws(AdapterFault.Cause) {
    self.line = line
    let members = try AdapterMembers(ofLine: line)
    let type = try members.text("type")
    guard type == "adapter" else { throw .wrongLine("'type' is '\(type)'") }
    // Another version of the protocol can have other members, so the version is checked first.
    let version = try members.whole("protocol")
    guard version == Self.version else { throw .otherVersion("\(version)") }
    name = try members.text("name")
    guard Slug.isComponent(name)
    else { throw .wrongLine("'name' is '\(name)'; write lower-case words joined by hyphens") }
    // The adapter's own version does not affect the judgment. If the version changes between two starts, the first
    // lines differ, and the kit notices the change.
    _ = try members.text("version")
    let common: Set<String> = ["type", "protocol", "kind", "name", "version"]
    switch try members.text("kind") {
    case "parser":
      try members.only(common.union(["fields", "keys"]))
      declared = .parser(try Self.fields(members), try Self.keys(members))
    case "center":
      try members.only(common.union(["roles", "app"]))
      guard let names = try members.optionalTexts("roles")
      else { throw members.missing("roles", "an array of roles") }
      declared = .center(
        try AdapterRoles.roles(named: names),
        try AdapterApp.app(try members.optionalObject("app"))
      )
    case let kind: throw .wrongLine("'kind' is '\(kind)'; this kit knows 'center' and 'parser'")
    }
  }

  private static func fields(
    _ members: AdapterMembers
  ) throws(AdapterFault.Cause) -> Set<ParsedField> {
    guard let names = try members.optionalTexts("fields") else { return .all }
    var fields: Set<ParsedField> = []
    for name in names {
      guard let field = ParsedField(rawValue: name) else {
        let known = ParsedField.allCases.map(\.rawValue).joined(separator: ", ")
        throw .wrongLine("'fields' has '\(name)'; the fields are \(known)")
      }
      guard fields.insert(field).inserted else { throw .wrongLine("'fields' has '\(name)' twice") }
    }
    guard !fields.isEmpty else { throw .wrongLine("'fields' is empty, so nothing can be judged") }
    return fields
  }

  private static func keys(_ members: AdapterMembers) throws(AdapterFault.Cause) -> PayloadKeyMap {
    var map = PayloadKeyMap()
    guard let keys = try members.optionalObject("keys") else { return map }
    try keys.only(["url", "type", "id"])
    func path(_ name: String, _ usual: [String]) throws(AdapterFault.Cause) -> [String] {
      guard let path = try keys.optionalTexts(name) else { return usual }
      guard (1...8).contains(path.count)
      else { throw keys.wrong(name, "an array of one to eight names") }
      return path
    }
    map.url = try path("url", map.url)
    map.type = try path("type", map.type)
    map.objectID = try path("id", map.objectID)
    return map
  }
}
