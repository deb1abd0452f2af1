/// Rules about the device token in the path.
///
/// No rule limits the length of a token, because APNs can change the length. Tokens commonly have 64 digits; tokens of
/// 108, 160 and 200 digits have been seen.
enum TokenRules {
  static let all: [PayloadRule] = [
    .request("token.missing", .rejected) { evidence in
      guard token(of: evidence)?.isEmpty ?? false else { return nil }
      return """
        The path has no device token, so APNs answers 400 MissingDeviceToken. Put its \
        hexadecimal digits behind /3/device/.
        """
    },
    .request("token.description", .rejected) { evidence in
      guard let token = token(of: evidence), let printed = PrintedToken(token) else { return nil }
      return """
        The device token in the path is \(Quotation.of(token)), so APNs answers 400 \
        BadDeviceToken. It is \(printed.explanation). Write the token with two hexadecimal \
        digits for each byte.
        """
    },
    .request("token.not-hexadecimal", .rejected) { evidence in
      guard let token = token(of: evidence), PrintedToken(token) == nil,
        token.utf8.contains(where: { hexadecimalValue($0) == nil })
      else { return nil }
      return """
        The device token in the path is \(Quotation.of(token)), so APNs answers 400 \
        BadDeviceToken; hexadecimal digits are expected, two a byte.\(hint(for: token))
        """
    },
    .request("token.odd-length", .rejected) { evidence in
      guard let token = hexadecimal(of: evidence), !token.utf8.count.isMultiple(of: 2) else {
        return nil
      }
      return """
        The device token in the path has an odd number of hexadecimal digits, \
        \(token.utf8.count), so APNs answers 400 BadDeviceToken. Every byte has two digits: the \
        leading zero of a byte below 16 may be missing.
        """
    },
    .request("token.sanitised-description", .warning) { evidence in
      guard let token = hexadecimal(of: evidence), token.utf8.count.isMultiple(of: 2),
        let length = lengthInSanitizedDescription(token),
        ![64, length * 2].contains(token.utf8.count)
      else { return nil }
      return """
        The device token in the path looks like a description such as "{length = \(length), \
        bytes = 0x…", with only the hexadecimal digits left. It has \(token.utf8.count) digits \
        instead of \(length * 2): the middle of the description is missing. The app has to send \
        the token again, with two hexadecimal digits a byte.
        """
    },
  ].needing(.path)

  private static func token(of evidence: PayloadEvidence) -> String? {
    guard case .device(let token)? = evidence.request.destination else { return nil }
    return token
  }

  private static func hexadecimal(of evidence: PayloadEvidence) -> String? {
    token(of: evidence).flatMap { token in
      !token.isEmpty && token.utf8.allSatisfy { hexadecimalValue($0) != nil } ? token : nil
    }
  }

  /// Returns the byte count in a token that was made from the description of an `NSData`; nil for any other token.
  ///
  /// Some programs keep only the hexadecimal digits of `{length = 32, bytes = 0x…}`. Such a token begins with the "e"
  /// of "length", the byte count, the "be" of "bytes" and the "0" of "0x". About one valid token in a hundred thousand
  /// begins in this way by chance. So the rule accepts a token of 64 digits or of the stated length.
  private static func lengthInSanitizedDescription(_ token: String) -> Int? {
    let text = token.lowercased()
    guard text.hasPrefix("e") else { return nil }
    let digits = text.dropFirst().prefix { "0"..."9" ~= $0 }
    guard (2...3).contains(digits.count), text.dropFirst(1 + digits.count).hasPrefix("be0") else {
      return nil
    }
    return Int(digits)
  }

  private static func hint(for token: String) -> String {
    // In a registration token of Firebase Cloud Messaging, the part after the colon begins with APA91.
    if token.contains(":APA91") {
      return " This is a token of Firebase Cloud Messaging, which only its servers can use."
    }
    let digits = Array(token.utf8)
    if digits.count >= 16, digits.count.isMultiple(of: 4), Base64.holds(digits) {
      return " This looks like Base64: decode it first."
    }
    return ""
  }
}
