import PushPayloads

/// Decodes hand-written JSON files, with the exact place of an error.
///
/// It follows RFC 8259, and also refuses repeated names, unknown members (such as misspelt optional ones), and numbers
/// out of range.
package enum StrictJSON {
  /// Decodes a value from the bytes of a file.
  ///
  /// - Parameters:
  ///   - type: The type. Members that its `init(from:)` does not request are refused; where its coding keys are
  ///     `CaseIterable`, all others are.
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
  /// The value as a text; nil for another kind.
  ///
  /// For values that may be a text or something else. A failed decoding would be slow, because it searches the place
  /// for its error.
  package var wholeText: String? {
    guard let strict = self as? StrictDecoder else {
      return try? singleValueContainer().decode(String.self)
    }
    return strict.element.kind == .string ? strict.element.string : nil
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
