import PushPayloads

extension PayloadOracle {
  /// The oracle that compares answers of the kit's JSON reader with each other.
  ///
  /// `scan` and `firstError` have to agree about a text. If the kit writes a value and reads it again, the value has to
  /// stay the same. If the kit reads only the bytes of one value of a text, the result has to be this value.
  public static let reader = PayloadOracle("reader") { input, reader in
    let bytes = input.body
    let scan = reader.scan(bytes)
    var found = scanDisagreements(scan, firstError: reader.firstError(bytes))
    guard case .success(let document) = scan else { return found }
    found += roundTrip(of: document, by: reader)
    found += placements(in: document, by: reader)
    return found
  }

  /// Compares the result of `scan` with the result of `firstError`.
  ///
  /// The two may differ for a deeply nested text, because only `scan` has a nesting limit.
  private static func scanDisagreements(
    _ scan: PayloadReader.Scan,
    firstError: JSONSyntaxError?
  ) -> [OracleViolation.Kind] {
    switch (scan, firstError) {
    case (.success, nil):
      return []
    case (.success, let firstError):
      return [.scansDisagree(scan: nil, firstError: firstError)]
    case (.failure(let error), let firstError):
      if case .nestingLimit = error.kind, (firstError?.offset ?? .max) >= error.offset { return [] }
      return error == firstError ? [] : [.scansDisagree(scan: error, firstError: firstError)]
    }
  }

  /// Writes the root value with each writer, reads each text, and compares the results with the value.
  private static func roundTrip(
    of document: JSONDocument,
    by reader: PayloadReader
  ) -> [OracleViolation.Kind] {
    let value = document.value
    return reader.writers.compactMap { write in
      let written = write(value)
      switch reader.scan(written) {
      case .failure(let error): return .writtenIsRefused(written, error)
      case .success(let again):
        return again.value == value ? nil : .writtenIsReadOtherwise(value, as: again.value)
      }
    }
  }

  /// The largest number of values that the oracle checks one by one, to limit the time.
  private static let valuesLookedAt = 32

  /// Checks the range, the bytes and the pointer of each value.
  ///
  /// The range of a value has to lie inside its array or object, and after the previous value. The bytes in this range,
  /// read alone, have to give the value again.
  private static func placements(
    in document: JSONDocument,
    by reader: PayloadReader
  ) -> [OracleViolation.Kind] {
    var found: [OracleViolation.Kind] = []
    var waiting = [(element: document.root, within: document.bytes.indices)]
    var count = 0
    // If a name is repeated or has an unpaired surrogate, the pointer of a value may lead to a different value.
    let isUnambiguous = document.duplicateNames.isEmpty && document.loneSurrogates.isEmpty
    while count < valuesLookedAt, let (element, within) = waiting.popLast() {
      count += 1
      let pointer = element.pointer
      guard !element.range.isEmpty, within.clamped(to: element.range) == element.range else {
        let place = pointer.description
        found.append(.misplacedValue(pointer: place, range: element.range, within: within))
        continue
      }
      let value = element.value
      let alone = try? reader.scan(Array(element.source)).get().value
      if alone != value {
        found.append(.sourceIsReadOtherwise(pointer: pointer.description, value, as: alone))
      }
      let target = JSONPointer(parsing: pointer.description).flatMap(document.element(at:))
      if isUnambiguous, target?.range != element.range {
        found.append(.pointerLeadsElsewhere(pointer: pointer.description))
      }
      waiting += parts(of: element)
    }
    return found
  }

  /// Returns the elements or members of a value, each with the range in which it has to be.
  private static func parts(
    of element: JSONDocument.Element
  ) -> [(element: JSONDocument.Element, within: Range<Int>)] {
    var start = element.range.lowerBound + 1
    let end = element.range.upperBound - 1
    var parts: [(element: JSONDocument.Element, within: Range<Int>)] = []
    for part in element.elements {
      parts.append((part, start..<max(start, end)))
      start = part.range.upperBound
    }
    for (name, value) in element.members {
      start = max(start, name.range.upperBound)
      parts.append((value, start..<max(start, end)))
      start = value.range.upperBound
    }
    return parts
  }
}
