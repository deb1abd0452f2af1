extension PayloadMessages {
  static let alert: [Row] = [
    Row(
      "alert.array",
      "alert.wrong-type",
      16..<33,
      #"""
      The alert is an array, so nothing is shown. Write an object or a string.
      """#
    ),
    Row(
      "alert.empty-string",
      "alert.empty",
      16..<18,
      #"""
      The alert has no text: it has no title, subtitle or body, and no key for one of them. The \#
      device shows nothing, and runs no service extension.
      """#
    ),
    Row(
      "alert.body-number",
      "alert.member-wrong-type",
      40..<42,
      #"""
      body is 42, a number; a string is expected.
      """#
    ),
    Row(
      "alert.loc-args.numbers",
      "alert.loc-args-not-strings",
      54..<55,
      #"""
      loc-args holds 3, a number; every argument has to be a string. Write "3".
      """#
    ),
    Row(
      "alert.loc-args.string",
      "alert.loc-args-not-strings",
      57..<62,
      #"""
      title-loc-args is "Ada", a string; an array of strings is expected.
      """#
    ),
    Row(
      "alert.unknown-key.message",
      "alert.unknown-key",
      33..<42,
      #"""
      "message" is not a member of an alert that Apple documents, so it is not shown. Did you \#
      mean "body"?
      """#
    ),
    Row(
      "alert.unknown-key.sound",
      "alert.unknown-key",
      33..<40,
      #"""
      sound is inside the alert, where only Live Activities have it; move it up to aps.
      """#
    ),
  ]
}
