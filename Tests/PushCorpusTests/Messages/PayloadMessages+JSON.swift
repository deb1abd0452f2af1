extension PayloadMessages {
  static let json: [Row] = [
    Row(
      "json.duplicate-key.badge",
      "json.duplicate-key",
      39..<46,
      #"""
      The name "badge" occurs again in its object (first at byte 29). Some readers take the first \#
      value and some the last; keep one.
      """#
    ),
    Row(
      "json.trailing-comma.object",
      "json.malformed",
      33..<34,
      #"""
      This is not valid JSON; line 1, column 34: a comma with nothing after it; remove the \#
      comma. \#
      Foundation accepts it nevertheless, but other readers do not.
      """#
    ),
    Row(
      "json.byte-order-mark",
      "json.malformed",
      0..<1,
      #"""
      This is not valid JSON; line 1, column 1: the text begins with a byte order mark; send \#
      UTF-8 without one (RFC 8259, section 8.1). Foundation accepts it nevertheless, but other \#
      readers do not.
      """#
    ),
    Row(
      "json.invalid-utf-8.latin-1",
      "json.malformed",
      19..<20,
      #"""
      This is not valid JSON; line 1, column 20: the bytes here are not UTF-8. Apple does not \#
      document a refusal: APNs may answer 200, and the device may then show nothing.
      """#
    ),
    Row(
      "json.lone-surrogate.high",
      "json.lone-surrogate",
      23..<29,
      #"""
      \ud83c is half of a surrogate pair and not a character, so JSONSerialization refuses the \#
      whole text. Escape both halves, or write the character itself.
      """#
    ),
    Row(
      "json.single-quotes",
      "json.malformed",
      1..<2,
      #"""
      This is not valid JSON; line 1, column 2: strings and names need double quotes, not single \#
      quotes. Apple does not document a refusal: APNs may answer 200, and the device may then \#
      show nothing.
      """#
    ),
    Row(
      "json.truncated",
      "json.malformed",
      16..<17,
      #"""
      This is not valid JSON; line 1, column 17: the string that begins here never ends. Apple \#
      does not document a refusal: APNs may answer 200, and the device may then show nothing.
      """#
    ),
    Row(
      "json.unbalanced",
      "json.malformed",
      24..<24,
      #"""
      This is not valid JSON; line 1, column 25: the text ends where ',' or '}' is expected. \#
      Apple does not document a refusal: APNs may answer 200, and the device may then show \#
      nothing.
      """#
    ),
    Row(
      "json.root.array",
      "json.root-not-an-object",
      0..<27,
      #"""
      The body is an array; a JSON object with an aps dictionary is expected.
      """#
    ),
    Row(
      "json.depth.513",
      "json.nested-too-deeply",
      539..<540,
      #"""
      Arrays and objects are nested more than 512 deep, and Foundation refuses such a text. Use \#
      fewer levels.
      """#
    ),
    Row(
      "json.number.beyond-double",
      "json.number.beyond-double",
      31..<36,
      #"""
      1e400 is too large for a Double, so JSONSerialization refuses the whole text. Send a \#
      smaller number, or a string.
      """#
    ),
    Row(
      "json.number.beyond-int64",
      "json.number.beyond-int64",
      32..<51,
      #"""
      9223372036854775808 does not fit into Int64: JSONDecoder cannot decode it as an Int, and \#
      other readers round it. Send it as a string.
      """#
    ),
    Row(
      "json.number.54-bits",
      "json.number.beyond-53-bits",
      32..<48,
      #"""
      9007199254740993 needs more than 53 bits. Swift reads it exactly, but readers that use a \#
      Double round it, such as JavaScript. If such a reader gets it, send it as a string.
      """#
    ),
  ]
}
