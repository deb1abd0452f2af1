extension PayloadMessages {
  static let request: [Row] = [
    Row(
      "headers.method.lower-case",
      "headers.method.not-post",
      0..<0,
      #"""
      The method is "post", so APNs answers 405 MethodNotAllowed; a push is sent with POST, in \#
      capitals.
      """#
    ),
    Row(
      "headers.path.plural",
      "headers.path.unknown",
      0..<0,
      #"""
      The path is "/3/devices/d60031739639ca72d034f45aa67c5a3931104…", so APNs answers 404 \#
      BadPath; /3/device/ followed by the device token is expected, or /4/broadcasts/apps/ \#
      followed by the bundle identifier.
      """#
    ),
    Row(
      "headers.path.with-host",
      "headers.path.unknown",
      0..<0,
      #"""
      The path is "https://api.push.apple.com/3/device/d60031739639…", so APNs answers 404 \#
      BadPath; /3/device/ followed by the device token is expected, or /4/broadcasts/apps/ \#
      followed by the bundle identifier. Give the path alone, without scheme and host.
      """#
    ),
    Row(
      "broadcast.path.empty",
      "headers.path.unknown",
      0..<0,
      #"""
      The path is "/4/broadcasts/apps/", so APNs answers 404 BadPath; /3/device/ followed by the \#
      device token is expected, or /4/broadcasts/apps/ followed by the bundle identifier.
      """#
    ),
    Row(
      "headers.id.without-hyphens",
      "headers.id.malformed",
      0..<0,
      #"""
      apns-id is "eabeae5414a811e5b60b1697f925ec7b", so APNs answers 400 BadMessageId; a UUID is \#
      expected, 32 hexadecimal digits in groups of 8-4-4-4-12, or no header at all.
      """#
    ),
    Row(
      "headers.id.upper-case",
      "headers.id.upper-case",
      0..<0,
      #"""
      apns-id has upper-case digits, as UUID().uuidString has. Apple describes lower-case ones \#
      and documents no refusal of others. Ignore case when you compare it with the apns-id of the \#
      answer.
      """#
    ),
    Row(
      "headers.repeated.topic",
      "headers.repeated",
      0..<0,
      #"""
      apns-topic is sent 2 times ("com.example.app", "com.example.other"), so APNs answers 400 \#
      DuplicateHeaders. Send it once.
      """#
    ),
    Row(
      "headers.repeated.four-times",
      "headers.repeated",
      0..<0,
      #"""
      apns-expiration is sent 4 times ("0", "0", "300", …), so APNs answers 400 DuplicateHeaders. \#
      Send it once.
      """#
    ),
  ]
}
