import PushPayloads

/// Decodes JSON files that people write by hand, and says exactly where one of them went wrong.
///
/// Beside what RFC 8259 refuses, it refuses repeated names, members that nobody asked for (a misspelt
/// optional member would otherwise go unnoticed), and numbers that do not fit.
package enum StrictJSON {
  /// Decodes a value from the bytes of a file.
  ///
  /// - Parameters:
  ///   - type: The type wanted. Members that its `init(from:)` never asks for are refused.
  ///   - bytes: The file.
  ///   - file: What errors call the file.
  /// - Returns: The value, made of everything that the file holds.
  /// - Throws: What is wrong first, with its line, column and pointer.
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
  /// The value as a text; nil for one of another kind.
  ///
  /// For values that may be a text or something else. To try and fail would cost a walk through the
  /// file for each, to find the place that the error is to name.
  package var wholeText: String? {
    guard let strict = self as? StrictDecoder else {
      return try? singleValueContainer().decode(String.self)
    }
    return strict.element.kind == .string ? strict.element.string : nil
  }

  /// Refuses members that the keys do not name.
  ///
  /// `StrictJSON` does so in the end anyway. Calling this first in `init(from:)` makes a misspelt member
  /// the error that is reported, rather than the missing one that it was meant to be; and with
  /// Foundation's decoders it is the only check.
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

/// A coding key for names that are not known beforehand.
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
