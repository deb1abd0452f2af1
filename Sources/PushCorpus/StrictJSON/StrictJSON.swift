import PushPayloads

/// Decodes hand-written JSON files, with the exact place of an error.
///
/// The texts have to follow RFC 8259. Repeated names, unknown members (such as misspelt optional ones) and numbers out
/// of range are refused, too.
package enum StrictJSON {
  /// Decodes a value from the bytes of a file.
  ///
  /// - Parameters:
  ///   - type: The type. Members that its `init(from:)` does not request are refused.
  ///   - bytes: The file.
  ///   - file: The name of the file in errors.
  /// - Returns: The value.
  /// - Throws: The first error, with its line, column and pointer.
  package static func decode<T: Decodable>(
    _ type: T.Type,
    from bytes: [UInt8],
    file: String
  ) throws(StrictJSONError) -> T {
    let document: JSONDocument
    switch JSONScanner.scan(bytes) {
    case .success(let scanned): document = scanned
    case .failure(let error):
      throw StrictJSONError(
        file: file,
        position: SourcePosition(of: error.offset, in: bytes),
        pointer: JSONPointer(),
        problem: .syntax(error)
      )
    }
    let source = StrictSource(file: file)
    if let duplicate = document.duplicateNames.first {
      throw source.error(at: duplicate.repeated, .duplicateMember(duplicate.name))
    }
    do {
      return try StrictDecoder(source: source, element: document.root, path: []).decode(type)
    } catch let error as StrictJSONError {
      throw error
    } catch {
      throw source.error(from: error, in: document)
    }
  }
}

extension Decoder {
  /// The value as a text; nil for another kind of value.
  ///
  /// Use it for values that may be a text or something else. Decoding a `String` and catching the error would be slow,
  /// because an error looks up its place in the file.
  package var wholeText: String? {
    guard let strict = self as? StrictDecoder else {
      return try? singleValueContainer().decode(String.self)
    }
    return strict.element.kind == .string ? strict.element.string : nil
  }

  /// Refuses members that the keys do not name.
  ///
  /// `StrictJSON` refuses such members in the end, but `init(from:)` should call this first: a misspelt member is then
  /// reported as such, and not as a missing one. With Foundation's decoders nothing else checks it.
  package func refuseUnknownMembers<Keys: CodingKey & CaseIterable>(
    knownBy keys: Keys.Type
  ) throws {
    let known = keys.allCases.map(\.stringValue)
    let container = try container(keyedBy: MemberName.self)
    guard let unknown = container.allKeys.first(where: { !known.contains($0.stringValue) }) else {
      return
    }
    if let strict = self as? StrictDecoder {
      throw strict.unknownMember(unknown.stringValue, known: known)
    }
    throw DecodingError.dataCorruptedError(
      forKey: unknown,
      in: container,
      debugDescription: "No member \"\(unknown.stringValue)\" is known here."
    )
  }
}

/// A coding key with any name.
struct MemberName: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = String(intValue)
    self.intValue = intValue
  }
}
