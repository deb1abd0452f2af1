import PushCorpus
import PushPayloads

/// The payloads of real apps in the corpus, which generated notifications can contain.
struct CorpusPayloads: Sendable {
  /// The areas of the corpus whose files are whole pushes; a file of any other area shows a single rule.
  private static let areas: Set = ["bugs", "shapes"]

  static let none = CorpusPayloads(objects: [])

  let objects: [JSONObject]

  private init(objects: [JSONObject]) { self.objects = objects }

  init(reading corpus: PayloadCorpus) throws(KitError) {
    let areas: [String]
    do {
      areas = try corpus.areas()
    } catch {
      // Scenarios can be generated without the corpus.
      guard error.reason == .noFolder else { throw .file(error) }
      areas = []
    }
    var objects: [JSONObject] = []
    for area in areas where Self.areas.contains(area) {
      let files = try KitError.wrapping(try corpus.folder.files(below: area))
      for file in files where !file.hasSuffix(Self.manifest) {
        let limit = PayloadCorpus.payloadLimit
        let bytes = try KitError.wrapping(try corpus.folder.read(file, limit: limit))
        if let object = Payload(bytes: bytes)?.object { objects.append(object.asScenariosHoldIt) }
      }
    }
    self.objects = objects
  }

  private static let manifest = "/\(PayloadCorpus.manifestName)"
}

extension JSONObject {
  var asScenariosHoldIt: JSONObject {
    JSONObject(
      members.sorted { $0.key < $1.key }.compactMap { member in
        member.value.asScenariosHoldIt.map { Member(key: member.key, value: $0) }
      }
    )
  }
}

extension JSONValue {
  fileprivate var asScenariosHoldIt: JSONValue? {
    switch self {
    case .object(let object): .object(object.asScenariosHoldIt)
    case .array(let values): .array(values.compactMap(\.asScenariosHoldIt))
    case .number(let number): number.int.map { .number(JSONNumber($0)) }
    case .string, .bool, .null: self
    }
  }
}
