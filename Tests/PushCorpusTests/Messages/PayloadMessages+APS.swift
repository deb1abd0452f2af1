extension PayloadMessages {
  static let aps: [Row] = [
    Row(
      "aps.missing.alert",
      "aps.missing",
      0..<19,
      #"""
      This push of type alert needs an aps dictionary at the root, and the payload has none. APNs \#
      accepts the push, but nothing arrives on the device.
      """#
    ),
    Row(
      "aps.missing.misspelt",
      "aps.missing",
      0..<25,
      #"""
      This push of type alert needs an aps dictionary at the root, and the payload has none. APNs \#
      accepts the push, but nothing arrives on the device. Did you mean "aps" instead of "APS"?
      """#
    ),
    Row(
      "aps.missing.unknown-type",
      "aps.missing-for-unknown-type",
      0..<19,
      #"""
      The payload has no aps dictionary at the root. Only pushes of type voip, pushtotalk, \#
      location, fileprovider, complication and mdm work without one. If this push has one of these \#
      types, name it with --push-type.
      """#
    ),
    Row(
      "aps.not-an-object.string",
      "aps.not-an-object",
      7..<30,
      #"""
      aps is "{\"alert\":\"Hello\"}", a string; an object is expected.
      """#
    ),
    Row(
      "aps.unknown-key.own-data",
      "aps.unknown-key",
      30..<35,
      #"""
      "rid" is not a member of aps that Apple documents, so it is ignored. Values of your own \#
      belong beside aps.
      """#
    ),
    Row(
      "aps.unknown-key.camel-case",
      "aps.unknown-key",
      23..<41,
      #"""
      "contentAvailable" is not a member of aps that Apple documents, so it is ignored. Did you \#
      mean "content-available"?
      """#
    ),
    Row(
      "aps.badge.string",
      "aps.badge.not-a-number",
      31..<34,
      #"""
      The badge is "1", a string; iOS ignores it, because a number is expected. Write 1 without \#
      quotes.
      """#
    ),
    Row(
      "aps.badge.increment",
      "aps.badge.not-a-number",
      31..<35,
      #"""
      The badge is "+1", a string; iOS ignores it, because a number is expected. Write the number \#
      itself: a badge is absolute and cannot be counted up.
      """#
    ),
    Row(
      "aps.badge.negative",
      "aps.badge.undocumented-value",
      31..<33,
      #"""
      The badge is -1, a number; Apple does not document its effect. Write a whole number from 0 \#
      to 2147483647, or leave the badge out to keep the present number.
      """#
    ),
    Row(
      "aps.identifiers.numbers",
      "aps.identifier.not-a-string",
      36..<38,
      #"""
      thread-id is 42, a number; a string is expected.
      """#
    ),
    Row(
      "aps.sound.boolean",
      "aps.sound.wrong-type",
      31..<35,
      #"""
      sound is true, a Boolean; the name of a file or "default" is expected, or an object \#
      for a critical alert.
      """#
    ),
    Row(
      "aps.sound.empty",
      "aps.sound.empty",
      31..<33,
      #"""
      sound is an empty string, which Apple does not document. Write "default" for the \#
      default sound, or leave sound out for no sound.
      """#
    ),
    Row(
      "aps.sound.critical-wrong",
      "aps.sound.critical.not-one",
      48..<52,
      #"""
      critical in sound is true, a Boolean; Apple documents only the number 1. Write 1.
      """#
    ),
    Row(
      "aps.sound.critical-false",
      "aps.sound.critical.not-one",
      48..<53,
      #"""
      critical in sound is false, a Boolean; Apple documents only the number 1. Write 1, or leave \#
      the flag out.
      """#
    ),
    Row(
      "aps.sound.critical-wrong",
      "aps.sound.member-wrong",
      60..<61,
      #"""
      name in sound is 7, a number; the name of a file or "default" is expected.
      """#
    ),
    Row(
      "aps.content-available.string",
      "aps.content-available.not-one",
      28..<31,
      #"""
      content-available is "1", a string; Apple documents only the number 1. Write 1.
      """#
    ),
    Row(
      "aps.content-available.zero",
      "aps.content-available.zero",
      43..<44,
      #"""
      content-available is 0, and only 1 wakes the app. Leave it out to save bytes.
      """#
    ),
    Row(
      "aps.mutable-content.boolean",
      "aps.mutable-content.not-one",
      52..<56,
      #"""
      mutable-content is true, a Boolean; Apple documents only the number 1. Write 1.
      """#
    ),
    Row(
      "aps.mutable-content.badge-only",
      "aps.mutable-content.without-alert",
      36..<37,
      #"""
      mutable-content is 1, but there is no alert dictionary with a title, subtitle or body, so \#
      the service extension is not run. Add such an alert, or leave mutable-content out.
      """#
    ),
    Row(
      "aps.mutable-content.string-alert",
      "aps.mutable-content.string-alert",
      16..<27,
      #"""
      mutable-content is 1, and the alert is a string. With mutable-content, Apple asks for an \#
      alert dictionary. Write {"body": …} instead.
      """#
    ),
    Row(
      "aps.interruption-level.time-senstive",
      "aps.interruption-level.unknown",
      49..<64,
      #"""
      interruption-level is "time-senstive", a misspelling that was copied from Apple's \#
      page; Apple lists passive, active, time-sensitive and critical. Did you mean \#
      "time-sensitive"?
      """#
    ),
    Row(
      "aps.interruption-level.camel-case",
      "aps.interruption-level.unknown",
      49..<64,
      #"""
      interruption-level is "timeSensitive"; Apple lists passive, active, time-sensitive \#
      and critical. Did you mean "time-sensitive"?
      """#
    ),
    Row(
      "aps.interruption-level.number",
      "aps.interruption-level.not-a-string",
      49..<50,
      #"""
      interruption-level is 2, a number; one of passive, active, time-sensitive and \#
      critical is expected.
      """#
    ),
    Row(
      "aps.relevance-score.percent",
      "aps.relevance-score.out-of-range",
      41..<43,
      #"""
      relevance-score is 75; Apple documents values from 0 to 1 for a notification. (Only Live \#
      Activities take larger values.)
      """#
    ),
    Row(
      "aps.relevance-score.string",
      "aps.relevance-score.not-a-number",
      41..<46,
      #"""
      relevance-score is "0.5", a string; a number is expected.
      """#
    ),
  ]
}
