extension PayloadMessages {
  static let alertTexts: [Row] = [
    Row(
      "alert.loc-key.beside-body",
      "alert.literal-and-loc-key",
      55..<69,
      #"""
      Send either body or loc-key. Apple does not say which of them the device shows if both are \#
      there.
      """#
    ),
    Row(
      "alert.loc-args.without-title-key",
      "alert.loc-args-without-key",
      69..<76,
      #"""
      title-loc-args fills in the text that title-loc-key names, and there is no \#
      title-loc-key. Add title-loc-key, or put the whole text into title.
      """#
    ),
    Row(
      "alert.escape.twice",
      "alert.escape-in-text",
      16..<54,
      #"""
      The text holds \ud83d as plain characters, and the user reads them. The text was escaped \#
      twice, or with an escape that JSON does not have. Write the character itself.
      """#
    ),
    Row(
      "alert.escape.capital",
      "alert.escape-in-text",
      24..<42,
      #"""
      The text holds \U0001F389 as plain characters, and the user reads them. The text was \#
      escaped twice, or with an escape that JSON does not have. Write the character itself.
      """#
    ),
    Row(
      "alert.legacy-action",
      "alert.legacy-member",
      40..<46,
      #"""
      action is in Apple's reference of 2018, but not in today's table. The buttons of a \#
      notification come from its category; register one and name it in aps.
      """#
    ),
    Row(
      "alert.legacy-summary",
      "alert.legacy-member",
      45..<50,
      #"""
      summary-arg is ignored from iOS 15 on. Leave it out unless you send to older \#
      systems.
      """#
    ),
    Row(
      "alert.legacy-action-null",
      "alert.legacy-null",
      48..<52,
      #"""
      action-loc-key is null. Apple's reference of 2018 allows null here, and today's table does \#
      not. Leave it out.
      """#
    ),
    Row(
      "alert.unknown-key.badge",
      "alert.unknown-key",
      33..<40,
      #"""
      badge is inside the alert and belongs one level up; move it to aps.
      """#
    ),
  ]
}
