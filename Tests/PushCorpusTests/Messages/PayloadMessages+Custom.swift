extension PayloadMessages {
  static let custom: [Row] = [
    Row(
      "custom.null.one",
      "custom.null",
      31..<35,
      #"""
      A value beside aps is null. Apple documents objects, arrays, strings, numbers and Booleans. \#
      The app receives NSNull, and a cast to one of these types fails. Leave out members without \#
      a value.
      """#
    ),
    Row(
      "custom.null.nested",
      "custom.null",
      43..<47,
      #"""
      2 values beside aps are null. Apple documents objects, arrays, strings, numbers and \#
      Booleans. The app receives NSNull, and a cast to one of these types fails. Leave out \#
      members without a value.
      """#
    ),
    Row(
      "custom.simulator-target-bundle.sent",
      "custom.simulator-target-bundle",
      25..<50,
      #"""
      "Simulator Target Bundle" tells the simulator which app a file is for. APNs passes it to \#
      the app like one of the app's own values. Leave it out of what you send.
      """#
    ),
    Row(
      "custom.aps-key-at-root.mutable-content",
      "custom.aps-key-at-root",
      43..<44,
      #"""
      mutable-content is beside aps, where the system does not read it. Move it into aps.
      """#
    ),
    Row(
      "custom.aps-word-at-root.badge",
      "custom.aps-word-at-root",
      33..<34,
      #"""
      badge is beside aps and not in it, so the system does not read it. If it is a value of your \#
      own, leave it there. If it is for the system, move it into aps.
      """#
    ),
    Row(
      "custom.header-in-body.capital",
      "custom.header-in-body",
      25..<37,
      #"""
      "APNs-Topic" is a request header. APNs does not read it in the body, and the app receives \#
      it like one of its own values. Send it as the header apns-topic.
      """#
    ),
    Row(
      "custom.nested-aps.ruby",
      "custom.nested-aps",
      49..<127,
      #"""
      aps is inside another object. The system reads aps only at the root, so nothing arrives. \#
      Send the object that holds it as the whole body.
      """#
    ),
    Row(
      "custom.serialized-request.call",
      "custom.serialized-request",
      71..<86,
      #"""
      topic, priority and expiration are in the body, around a payload: a library has serialised \#
      its whole request. They are headers; send only the value of payload as the body.
      """#
    ),
  ]
}
