import PushPayloads

/// Decodes hand-written JSON files, with the exact place of an error.
///
/// The texts have to follow RFC 8259. The decoder also refuses repeated names, numbers out of range and unknown
/// members, such as misspelled optional members.
package enum StrictJSON {
  /// Decodes a value from the bytes of a file; throws the first error, with its line, column and pointer.
  ///
  /// The decoder refuses members that the type's `init(from:)` does not request. If the type's coding keys are
  /// `CaseIterable`, the decoder refuses members without such a key.
  package static func decode<T: Decodable>(
    _ type: T.Type,
    from bytes: [UInt8],
    file: String
  ) throws(StrictJSONError) -> T {
    let document = try scan(bytes, file: file)
    let source = StrictSource(file: file)
    if let duplicate = document.duplicateNames.first {
      throw source.error(at: duplicate.repeated, .duplicateMember(duplicate.name))
    }
    do {
      return try StrictDecoder(source: source, element: document.root).decode(type)
    } catch let error as StrictJSONError {
      throw error
    } catch {
      throw source.error(from: error, in: document)
    }
  }

  /// Reads the bytes of a file as a JSON text; throws a syntax error with its line and column.
  static func scan(_ bytes: [UInt8], file: String) throws(StrictJSONError) -> JSONDocument {
    switch JSONScanner.scan(bytes) {
    case .success(let document): return document
    case .failure(let error):
      throw StrictJSONError(
        file: file,
        position: SourcePosition(of: error.offset, in: bytes),
        pointer: JSONPointer(),
        problem: .syntax(error)
      )
    }
  }
}

extension Decoder {
  /// The value if it is a string; nil for any other kind of value.
  ///
  /// Use this property for a value that can be a text or a value of another kind. Decoding a `String` and catching the
  /// error would be slow, because an error looks up its place in the file.
  package var wholeText: String? {
    guard let strict = self as? StrictDecoder
    else { return try? singleValueContainer().decode(String.self) }
    return strict.element.kind == .string ? strict.element.string : nil
  }

  /// Throws if the value is not an object, or if the object has a member whose name is not in the list.
  package func refuseMembers(except names: [String]) throws {
    _ = try container(keyedBy: MemberName.self)
    try (self as? StrictDecoder)?.refuseMembers(except: names, isKnown: names.contains)
  }

  /// Returns an error for the value that this decoder reads: the value has the right type, but is invalid.
  package func corrupted(_ message: String) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: message))
  }
}

extension KeyedDecodingContainer {
  /// Returns an error for the value of a member: the value has the right type, but is invalid.
  func corrupted(_ key: Key, _ message: String) -> DecodingError {
    .dataCorruptedError(forKey: key, in: self, debugDescription: message)
  }

  /// Returns the case whose raw value is `text`; throws an error that lists all raw values if there is no such case.
  func named<Value: RawRepresentable<String> & CaseIterable>(
    _ text: String,
    _ key: Key
  ) throws -> Value {
    guard let value = Value(rawValue: text) else {
      let known = Value.allCases.map(\.rawValue).joined(separator: ", ")
      throw corrupted(key, "\"\(text)\" is not a known value; the values are \(known)")
    }
    return value
  }
}

/// A coding key with any name or index, for containers whose keys no type lists.
package struct MemberName: CodingKey {
  package let stringValue: String
  package let intValue: Int?

  package init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  package init(intValue: Int) {
    stringValue = String(intValue)
    self.intValue = intValue
  }
}
