package import PushPayloads

/// One way in which a parser departs from what it has to do with a payload.
package struct PayloadDeparture: Sendable, Hashable {
  /// The ways there are.
  package enum Kind: Sendable, Hashable {
    /// It refuses what has to be taken; the text is the reason that it gave, if it gave one.
    case refuses(String?)
    /// It reads another value than the payload has.
    case misreads([ParsedExpectation.Mismatch])
    /// It takes what has to be refused, and makes a notification of it.
    case accepts(ParsedNotification)
  }

  /// The payload.
  package var payload: PayloadCase
  /// The behaviour of the parser.
  package var kind: Kind

  /// States what a parser did with a payload.
  package init(payload: PayloadCase, kind: Kind) {
    self.payload = payload
    self.kind = kind
  }

  /// Whether somebody who uses the app can come to harm.
  ///
  /// A notification that is lost or says something else does harm where it can reach a device, which a
  /// payload that APNs refuses cannot, and where the difference can be seen. Something made of bytes
  /// that nobody can read takes nothing away from anyone: no reader would have shown what was meant.
  package var hurtsUser: Bool {
    switch kind {
    case .refuses: payload.isDelivered
    case .misreads(let mismatches): payload.isDelivered && mismatches.contains(where: \.isVisible)
    case .accepts: false
    }
  }

  /// Compares a reading with what is asked for; nil where the parser conforms.
  init?(of reading: PayloadReading, from payload: PayloadCase, by parser: PayloadParserSubject) {
    switch (payload.demand, reading) {
    case (.nothing, _), (.refuses, .refusal): return nil
    case (.accepts, .refusal(let reason)):
      self.init(payload: payload, kind: .refuses(reason))
    case (.refuses, .notification(let notification)):
      self.init(payload: payload, kind: .accepts(notification))
    case (.accepts(let expectation), .notification(let notification)):
      let mismatches = expectation.mismatches(
        with: notification,
        in: payload.fields(of: parser)
      )
      guard !mismatches.isEmpty else { return nil }
      self.init(payload: payload, kind: .misreads(mismatches))
    }
  }
}

extension ParsedExpectation.Mismatch {
  /// Whether the difference shows: two texts for the user may look alike.
  var isVisible: Bool {
    guard [.title, .subtitle, .body].contains(field), let expected = expected.string,
      let seen = seen.string
    else { return true }
    return expected.withoutInvisible != seen.withoutInvisible
  }
}

extension String {
  /// The text without what Unicode has readers show nothing for, such as a byte order mark.
  fileprivate var withoutInvisible: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.lazy.filter { !$0.properties.isDefaultIgnorableCodePoint }
      )
    )
  }
}
