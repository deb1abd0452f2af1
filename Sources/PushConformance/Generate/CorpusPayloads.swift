import PushCorpus
import PushPayloads

/// The payloads of real apps in the corpus, for generated notifications.
struct CorpusPayloads: Sendable {
  /// The areas of the corpus whose files are whole pushes of some app; those of the others show one rule each.
  private static let areas: Set = ["bugs", "shapes"]

  /// No payloads: everything is generated.
  static let none = CorpusPayloads(objects: [])

  /// The payloads, in the order of the corpus, as scenarios hold them.
  let objects: [JSONObject]

  private init(objects: [JSONObject]) { self.objects = objects }

  /// Reads those that are objects, which is all that an app gets to see, as far as the corpus has these areas.
  ///
  /// - Throws: What is wrong with the first file that is wrong.
  init(reading corpus: PayloadCorpus) throws(KitError) {
    let areas: [String]
    do {
      areas = try corpus.areas()
    } catch {
      // Scenarios can do without.
      guard error.reason == .noFolder else { throw .file(error) }
      areas = []
    }
    objects = try KitError.wrapping { () throws(CorpusFileError) in
      var objects: [JSONObject] = []
      for area in areas where Self.areas.contains(area) {
        for file in try corpus.folder.files(below: area) where !file.hasSuffix(Self.manifest) {
          let bytes = try corpus.folder.read(file, limit: PayloadCorpus.payloadLimit)
          if let object = Payload(bytes: bytes)?.object { objects.append(object.asScenariosHoldIt) }
        }
      }
      return objects
    }
  }

  /// What is in an area beside payloads.
  private static let manifest = "/\(PayloadCorpus.manifestName)"
}

extension JSONObject {
  /// The object as a scenario's file gives it back: its members in the order of their names, and of the
  /// numbers those that are whole.
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
