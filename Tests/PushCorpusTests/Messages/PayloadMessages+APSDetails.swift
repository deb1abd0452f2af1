extension PayloadMessages {
  static let apsDetails: [Row] = [
    Row(
      "aps.missing.unwrapped",
      "aps.missing",
      0..<57,
      #"""
      This push of type alert needs an aps dictionary at the root, and the payload has none. APNs \#
      accepts the push, but nothing arrives on the device. At the root the system does not read \#
      alert, sound and content-available; put them into aps.
      """#
    ),
    Row(
      "aps.missing.unwrapped.type-unknown",
      "aps.missing-for-unknown-type",
      0..<34,
      #"""
      The payload has no aps dictionary at the root. Only pushes of type voip, pushtotalk, \#
      location, fileprovider, complication and mdm work without one. If this push has one of these \#
      types, name it with --push-type. At the root the \#
      system does not read alert; put it into aps.
      """#
    ),
    Row(
      "aps.unknown-key.alert-texts",
      "aps.unknown-key",
      8..<15,
      #"""
      "title" is not a member of aps that Apple documents, so it is ignored. It belongs inside \#
      the alert: "alert": {"title": …}.
      """#
    ),
    Row(
      "aps.unknown-key.header",
      "aps.unknown-key",
      24..<42,
      #"""
      "apns-collapse-id" is not a member of aps that Apple documents, so it is ignored. It is a \#
      request header; send it as a header.
      """#
    ),
    Row(
      "aps.badge.increment-word",
      "aps.badge.not-a-number",
      31..<42,
      #"""
      The badge is "Increment", a string; iOS ignores it, because a number is expected. Write the \#
      number itself: a badge is absolute and cannot be counted up.
      """#
    ),
    Row(
      "aps.sound.unknown-member",
      "aps.sound.unknown-member",
      50..<61,
      #"""
      "soundName" is not a member of a sound that Apple documents; the members are critical, name \#
      and volume.
      """#
    ),
    Row(
      "aps.sound.unknown-member.capital",
      "aps.sound.unknown-member",
      50..<56,
      #"""
      "Name" is not a member of a sound that Apple documents; the members are critical, name and \#
      volume. Did you mean "name"?
      """#
    ),
    Row(
      "aps.sound.dictionary-not-critical",
      "aps.sound.dictionary-not-critical",
      31..<63,
      #"""
      sound is an object without critical 1. Apple documents the object for critical alerts, and \#
      a string for all others. Write the name of the file, or "default".
      """#
    ),
    Row(
      "aps.interruption-level.passive-with-sound",
      "aps.interruption-level.passive-with-sound",
      72..<81,
      #"""
      interruption-level is "passive", so iOS 15 and later do not play this sound; only older \#
      systems do. Leave the sound out, or write "active".
      """#
    ),
    Row(
      "aps.null.volume",
      "aps.null",
      78..<82,
      #"""
      volume is null, but Apple's tables do not document null for any member: one system may read \#
      it as an absent member, and another as a wrong value. Leave the member out.
      """#
    ),
    Row(
      "alert.body-null",
      "aps.null",
      40..<44,
      #"""
      body is null, but Apple's tables do not document null for any member: one system may read \#
      it as an absent member, and another as a wrong value. Leave the member out.
      """#
    ),
    Row(
      "aps.sound.volume-beyond",
      "aps.sound.member-out-of-range",
      76..<79,
      #"""
      volume in sound is 1.5; Apple documents a number from 0 to 1. The effect of another number \#
      is not known.
      """#
    ),
    Row(
      "aps.sound.critical-two",
      "aps.sound.critical.not-one",
      48..<49,
      #"""
      critical in sound is 2, a number; Apple documents only the number 1. Write 1.
      """#
    ),
    Row(
      "aps.unknown-key.summary-arg",
      "aps.unknown-key",
      28..<41,
      #"""
      "summary-arg" is not a member of aps that Apple documents, so it is ignored. It was a \#
      member of the alert, and today's systems do not read it there either. Leave it out.
      """#
    ),
  ]
}
