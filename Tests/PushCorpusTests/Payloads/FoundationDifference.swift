#if os(Linux)
  /// A cause of differences between Foundation's readers and the scanner, with its vectors.
  ///
  /// Foundation differs between platforms; these were measured with Swift 6.3.1 on Linux. Every vector with a
  /// difference is listed under its cause, and no other is.
  struct FoundationDifference: Sendable {
    /// The difference of a Foundation reader from the scanner.
    enum Outcome: Sendable {
      /// It reads a body that is no JSON text.
      case readsMore
      /// It refuses a JSON text.
      case readsLess
      /// It reads another value.
      case readsOtherwise
    }

    /// The difference of `JSONSerialization`; nil for none.
    var serialization: Outcome?
    /// The difference of `JSONDecoder`; nil for none.
    var decoder: Outcome?
    /// The identifiers of the vectors.
    let vectors: [String]

    static let all = moreThanTheGrammar + lessThanTheGrammar + otherValues

    // MARK: - Liberties with the grammar

    static let moreThanTheGrammar = [
      trailingCommas, byteOrderMarks, wideEncodings, markTakenForAnother,
    ]

    /// Both accept a comma before the closing bracket of an object or an array.
    static let trailingCommas = FoundationDifference(
      serialization: .readsMore,
      decoder: .readsMore,
      vectors: [
        "broadcast.body.trailing-comma",
        "bugs.documented-trailing-comma.comma",
        "json.trailing-comma.array",
        "json.trailing-comma.line-break",
        "json.trailing-comma.nested",
        "json.trailing-comma.object",
        "shapes.widgets.reload.trailing-comma",
      ]
    )

    /// Both skip one byte order mark at the very beginning: RFC 8259, section 8.1, permits that.
    static let byteOrderMarks = FoundationDifference(
      serialization: .readsMore,
      decoder: .readsMore,
      vectors: ["json.byte-order-mark", "json.byte-order-mark.before-white-space"]
    )

    /// Both recognize UTF-16 and UTF-32 by a mark or by the zeros in front, as RFC 4627 did.
    static let wideEncodings = FoundationDifference(
      serialization: .readsMore,
      decoder: .readsMore,
      vectors: [
        "json.utf-16.big-endian",
        "json.utf-16.big-endian-with-mark",
        "json.utf-16.little-endian",
        "json.utf-16.little-endian-with-mark",
        "json.utf-32.big-endian",
        "json.utf-32.big-endian-with-mark",
        "json.utf-32.little-endian",
      ]
    )

    /// `JSONDecoder` takes the mark of little-endian UTF-32 for that of UTF-16, which it begins with, and refuses
    /// the rest.
    static let markTakenForAnother = FoundationDifference(
      serialization: .readsMore,
      vectors: ["json.utf-32.little-endian-with-mark"]
    )

    // MARK: - Refusals that the grammar leaves to a reader

    static let lessThanTheGrammar = [loneSurrogates, numbersBeyondDouble]

    /// Both refuse the whole text for half of a surrogate pair, whose meaning RFC 8259, section 8.2, leaves open.
    static let loneSurrogates = FoundationDifference(
      serialization: .readsLess,
      decoder: .readsLess,
      vectors: [
        "bugs.half-an-emoji.cut",
        "json.lone-surrogate.high",
        "json.lone-surrogate.high-before-escape",
        "json.lone-surrogate.high-before-letter",
        "json.lone-surrogate.high-before-pair",
        "json.lone-surrogate.high-before-raw",
        "json.lone-surrogate.high-before-unicode-escape",
        "json.lone-surrogate.highest-high",
        "json.lone-surrogate.highest-low",
        "json.lone-surrogate.in-element",
        "json.lone-surrogate.in-name",
        "json.lone-surrogate.in-title",
        "json.lone-surrogate.in-two-strings",
        "json.lone-surrogate.low",
        "json.lone-surrogate.low-after-pair",
        "json.lone-surrogate.lower-case",
        "json.lone-surrogate.lowest-high",
        "json.lone-surrogate.lowest-low",
        "json.lone-surrogate.parted-by-space",
        "json.lone-surrogate.swapped",
        "json.lone-surrogate.two-highs",
        "json.lone-surrogate.two-lows",
        "json.same-key.lone-surrogates",
      ]
    )

    /// Both refuse a number beyond a `Double`: RFC 8259, section 6, lets a reader limit the range.
    static let numbersBeyondDouble = FoundationDifference(
      serialization: .readsLess,
      decoder: .readsLess,
      vectors: [
        "json.number.beyond-double",
        "json.number.beyond-double.digits",
        "json.number.beyond-double.negative",
        "json.number.exponent.huge",
        "json.number.just-beyond-double",
        "json.number.negative-beyond-double",
      ]
    )

    // MARK: - Other values

    static let otherValues = [
      equivalentNames, marksInStrings, repeatedNames, wholeNumbers, numbersBeyondInt64,
    ]

    /// Swift's dictionaries merge canonically equivalent names, so both readers make one name of them.
    static let equivalentNames = FoundationDifference(
      serialization: .readsOtherwise,
      decoder: .readsOtherwise,
      vectors: ["json.same-key.other-code-units"]
    )

    /// `JSONSerialization` drops a byte order mark at the beginning of a string, where it is a character.
    static let marksInStrings = FoundationDifference(
      serialization: .readsOtherwise,
      vectors: ["json.byte-order-mark.inside"]
    )

    /// If a name is repeated, `JSONDecoder` keeps its first value, and `JSONSerialization` its last.
    static let repeatedNames = FoundationDifference(
      decoder: .readsOtherwise,
      vectors: [
        "json.duplicate-key.alert",
        "json.duplicate-key.alert.body",
        "json.duplicate-key.aps",
        "json.duplicate-key.aps-escaped",
        "json.duplicate-key.aps-far-apart",
        "json.duplicate-key.aps-then-null",
        "json.duplicate-key.badge",
        "json.duplicate-key.content-available",
        "json.duplicate-key.custom",
        "json.duplicate-key.emoji-escaped",
        "json.duplicate-key.empty-name",
        "json.duplicate-key.escape-case",
        "json.duplicate-key.escaped",
        "json.duplicate-key.in-array",
        "json.duplicate-key.in-content-state",
        "json.duplicate-key.inner-and-outer",
        "json.duplicate-key.object-then-null",
        "json.duplicate-key.other-type",
        "json.duplicate-key.slash",
        "json.duplicate-key.three",
        "json.duplicate-key.tilde",
        "json.duplicate-key.two-names",
      ]
    )

    /// `JSONDecoder` takes a number that is spelled with a fraction or an exponent for an integer if
    /// it is whole, or if its `Double` is.
    static let wholeNumbers = FoundationDifference(
      decoder: .readsOtherwise,
      vectors: [
        "aps.badge.exponent",
        "aps.badge.hardly-more-than-one",
        "aps.badge.whole-fraction",
        "aps.content-available.exponent",
        "aps.content-available.hardly-more-than-one",
        "aps.content-available.hardly-more-than-zero",
        "aps.content-available.whole-fraction",
        "aps.interruption-level.critical",
        "aps.relevance-score.hardly-more-than-one",
        "aps.relevance-score.negative-hair",
        "aps.relevance-score.one-spelled-long",
        "aps.sound.critical",
        "bugs.badge-increment-word.absolute",
        "bugs.badge-increment-word.word",
        "bugs.live-activity-score.clamped",
        "bugs.live-activity-score.kept",
        "json.number.below-double",
        "json.number.double-min",
        "json.number.exponent.capital-letter",
        "json.number.exponent.fraction",
        "json.number.exponent.huge-negative",
        "json.number.exponent.huge-of-zero",
        "json.number.exponent.leading-zeros",
        "json.number.exponent.minus-zero",
        "json.number.exponent.plus",
        "json.number.exponent.small-letter",
        "json.number.exponent.zero-mantissa",
        "json.number.large-exponent",
        "json.number.negative-zero.fraction",
        "json.number.spellings",
        "live-activity.timestamp.exponent",
        "shapes.home.smoke",
        "shapes.home.smoke.boolean",
      ]
    )

    /// `JSONDecoder` reads a number beyond `Int` as a `Double`, and the scanner keeps it up to `UInt64`.
    static let numbersBeyondInt64 = FoundationDifference(
      decoder: .readsOtherwise,
      vectors: [
        "aps.badge.beyond-int64",
        "json.number.beyond-int64",
        "json.number.uint64-largest",
        "json.number.uint64-max",
      ]
    )
  }
#endif
