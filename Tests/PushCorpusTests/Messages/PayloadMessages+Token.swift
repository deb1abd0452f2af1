extension PayloadMessages {
  static let token: [Row] = [
    Row(
      "token.empty",
      "token.missing",
      0..<0,
      #"""
      The path has no device token, so APNs answers 400 MissingDeviceToken. Put its hexadecimal \#
      digits behind /3/device/.
      """#
    ),
    Row(
      "token.description.brackets",
      "token.description",
      0..<0,
      #"""
      The device token in the path is "<d6003173 9639ca72 d034f45a a67c5a39 31104bf7 dc…", so \#
      APNs answers 400 BadDeviceToken. It is the description of a data object: strip the brackets \#
      and spaces. Write the token with two hexadecimal digits for each byte.
      """#
    ),
    Row(
      "token.description.abridged",
      "token.description",
      0..<0,
      #"""
      The device token in the path is "{length = 32, bytes = 0xd6003173 9639ca72 d034f4…", so \#
      APNs answers 400 BadDeviceToken. It is the description of a data object since iOS 13, which \#
      leaves bytes out: the app has to send the token anew. Write the token with two hexadecimal \#
      digits for each byte.
      """#
    ),
    Row(
      "token.description.swift-data",
      "token.description",
      0..<0,
      #"""
      The device token in the path is "32 bytes", so APNs answers 400 BadDeviceToken. It is the \#
      description of a data object in Swift, which contains no bytes: the app has to send the \#
      token anew. Write the token with two hexadecimal digits for each byte.
      """#
    ),
    Row(
      "token.description.optional",
      "token.description",
      0..<0,
      #"""
      The device token in the path is "Optional("d60031739639ca72d034f45aa67c5a3931104b…", so \#
      APNs answers 400 BadDeviceToken. It is the description of an optional: unwrap it first. \#
      Write the token with two hexadecimal digits for each byte.
      """#
    ),
    Row(
      "token.description.objective-c-nil-encoded",
      "token.description",
      0..<0,
      #"""
      The device token in the path is "%28null%29", so APNs answers 400 BadDeviceToken. It is the \#
      text of a missing value: do not send before there is a token. Write the token with two \#
      hexadecimal digits for each byte.
      """#
    ),
    Row(
      "token.not-hexadecimal.base64",
      "token.not-hexadecimal",
      0..<0,
      #"""
      The device token in the path is "LrXX55040oVLHzQqHUmyWlwhT4ZdU97XbF8YGuOp3bo=", so APNs \#
      answers 400 BadDeviceToken; hexadecimal digits are expected, two a byte. This looks like \#
      Base64: decode it first.
      """#
    ),
    Row(
      "token.not-hexadecimal.firebase",
      "token.not-hexadecimal",
      0..<0,
      #"""
      The device token in the path is "cK3vX1p9TkG:APA91bHfbdc82b4ba415f34d68b697b61e99…", so \#
      APNs answers 400 BadDeviceToken; hexadecimal digits are expected, two a byte. This is a \#
      token of Firebase Cloud Messaging, which only its servers can use.
      """#
    ),
    Row(
      "token.not-hexadecimal.decoded-as-text",
      "token.not-hexadecimal",
      0..<0,
      #"""
      The device token in the path is "\u{96}[%\u{1e}èl±\u{92}m", so APNs answers 400 \#
      BadDeviceToken; hexadecimal digits are expected, two a byte.
      """#
    ),
    Row(
      "token.not-hexadecimal.long",
      "token.not-hexadecimal",
      0..<0,
      #"""
      The device token in the path is "zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz…", so \#
      APNs answers 400 BadDeviceToken; hexadecimal digits are expected, two a byte. This looks \#
      like Base64: decode it first.
      """#
    ),
    Row(
      "token.63-digits",
      "token.odd-length",
      0..<0,
      #"""
      The device token in the path has an odd number of hexadecimal digits, 63, so APNs answers \#
      400 BadDeviceToken. Every byte has two digits: the leading zero of a byte below 16 may be \#
      missing.
      """#
    ),
    Row(
      "token.sanitised-description.54-digits",
      "token.sanitised-description",
      0..<0,
      #"""
      The device token in the path looks like a description such as "{length = 32, bytes = 0x…", \#
      with only the hexadecimal digits left. It has 54 digits instead of 64: the middle of the \#
      description is missing. The app has to send the token anew, with two hexadecimal digits a \#
      byte.
      """#
    ),
  ]
}
