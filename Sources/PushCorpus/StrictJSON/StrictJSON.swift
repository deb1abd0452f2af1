import PushPayloads

/// The decoding of hand-written JSON files, with the exact place of an error.
///
/// The files have to follow RFC 8259. The decoder also refuses repeated names, numbers out of range and unknown
/// members, such as misspelled optional members.
package enum StrictJSON {
  /// Returns a value decoded from a file; throws the first error, with the line, the column and the pointer.
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
  /// The value if the value is a string; nil for other kinds of values.
  ///
  /// Decoding a `String` and catching the error would be slow, because creating the error looks up the error's place in
  /// the file.
  package var wholeText: String? {
    guard let strict = self as? StrictDecoder
    else { return try? singleValueContainer().decode(String.self) }
    return strict.element.kind == .string ? strict.element.string : nil
  }

  package func refuseMembers(except names: [String]) throws {
    _ = try container(keyedBy: MemberName.self)
    try (self as? StrictDecoder)?.refuseMembers(except: names, isKnown: names.contains)
  }

  package func corrupted(_ message: String) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: message))
  }
}

extension KeyedDecodingContainer {
  func corrupted(_ key: Key, _ message: String) -> DecodingError {
    .dataCorruptedError(forKey: key, in: self, debugDescription: message)
  }

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
