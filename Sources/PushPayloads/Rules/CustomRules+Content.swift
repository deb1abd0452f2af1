extension CustomRules {
  // MARK: - Secrets and links in the app's own values

  /// Rules that guess the meaning of members from names and values; no message shows a secret or a URL.
  static let content: [PayloadRule] = [
    PayloadRule("custom.secret", .warning, needs: .suspect) { evidence in
      evidence.suspects.compactMap { member in
        guard let what = secret(member) else { return nil }
        return PayloadFinding(at: member.name) {
          """
          \(Quotation.of(member.name.string)) looks like \(what). Payloads pass through other systems \
          and stay in logs. Leave it out, and let the app fetch it; or encrypt it.
          """
        }
      }
    },
    PayloadRule("custom.unsafe-url", .warning, needs: .suspect) { evidence in
      evidence.suspects.compactMap { member in
        let start = member.value.string.prefix(20).lowercased().drop { $0.isWhitespace }
        guard let scheme = unsafeSchemes.first(where: start.hasPrefix) else { return nil }
        return PayloadFinding(at: member.value) {
          """
          \(Quotation.of(member.name.string)) is a URL that begins with \(scheme). An app that opens \
          it runs code or reads files. Send an https URL, or a link of the app.
          """
        }
      }
    },
    PayloadRule("custom.insecure-media", .info, needs: .suspect) { evidence in
      evidence.suspects.compactMap { member in
        guard member.value.string.prefix(7).lowercased() == "http://",
          isMedia(member.name.string) || isMedia(member.value.string)
        else { return nil }
        return PayloadFinding(at: member.value) {
          """
          \(Quotation.of(member.name.string)) is loaded over http, which App Transport Security \
          blocks unless the app has an exception. Send an https URL.
          """
        }
      }
    },
    PayloadRule("custom.voip-cancel", .info, types: [.voip]) { evidence in
      guard evidence.pushType == .voip else { return [] }
      return ownMembers(of: evidence).filter { member in
        let (name, value) = (plain(member.name.string), member.value.string)
        if member.value.kind == .true { return name.contains("cancel") }
        return value.utf8.count <= 24 && statusNames.contains(name)
          && ["cancel", "hangup", "callend", "missed"].contains(where: plain(value).contains)
      }.map { member in
        PayloadFinding(at: member.value) {
          """
          \(Quotation.of(member.name.string)) is \(member.value.spelling): this push of type voip \
          seems to end a call. The app has to report a call for every such push. Apple asks to tell \
          the app over its connection to the server, or with a push of type alert or background.
          """
        }
      }
    },
  ]

  typealias Member = (name: JSONDocument.Element, value: JSONDocument.Element)

  private static func ownMembers(of evidence: PayloadEvidence) -> [Member] {
    guard let root = evidence.root else { return [] }
    return root.members.filter { $0.name.string != "aps" }.flatMap { [$0] + $0.value.allMembers }
  }

  // MARK: - Words and forms

  static let secretNames: [(kind: String, names: [String])] = [
    ("a password", ["password", "passwd", "passcode", "userpassword"]),
    ("an access token", ["accesstoken", "refreshtoken", "idtoken", "authtoken", "bearertoken"]),
    ("an access token", ["sessiontoken", "authorization", "jwt"]),
    ("a key", ["apikey", "privatekey", "secretkey", "clientsecret"]),
    ("card data", ["cardnumber", "creditcard", "creditcardnumber", "cvv", "cvc"]),
    ("a social security number", ["ssn", "socialsecuritynumber"]),
  ]

  static let unsafeSchemes = ["javascript:", "vbscript:", "data:text/html", "file://"]

  private static let statusNames = [
    "action", "type", "event", "status", "state", "calltype", "callstatus", "eventtype",
    "notificationtype", "messagetype", "cmd", "command", "callaction", "callevent", "callstate",
  ]

  private static func isMedia(_ text: String) -> Bool {
    let text = text.suffix(100).lowercased()
    return ["image", "picture", "photo", "media", "attachment", "thumbnail", "avatar"]
      .contains(where: text.contains)
      || [".png", ".jpg", ".jpeg", ".gif", ".mp4", ".webp"].contains(where: text.hasSuffix)
  }

  static func secret(_ member: Member) -> String? {
    let text = member.value.string
    // Values of one or two bytes are placeholders or counts.
    let name = plain(member.name.string)
    if text.utf8.count >= 3 || member.value.kind == .number,
      let kind = secretNames.first(where: { $0.names.contains { isName(name, $0) } })?.kind
    {
      return kind
    }
    if text.hasPrefix("-----BEGIN"), text.contains("PRIVATE KEY") { return "a private key" }
    if isToken(text) { return "a JSON Web Token" }
    return isCardNumber(text, named: name) ? "a card number" : nil
  }

  /// Returns whether a name equals a word, or ends with a word of at least six letters, as in `db_password`.
  private static func isName(_ name: String, _ word: String) -> Bool {
    name == word || word.utf8.count > 5 && name.hasSuffix(word)
  }

  /// Returns whether a string has the form of a signed JSON Web Token (RFC 7519, section 3).
  private static func isToken(_ text: String) -> Bool {
    let text = text.hasPrefix("Bearer ") ? text.dropFirst(7) : text[...]
    guard text.hasPrefix("eyJ") else { return false }
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    // The header and the claims begin with `{"` and a letter, which Base64 encodes as eyJ.
    return parts.count == 3 && parts[1].starts(with: "eyJ".utf8)
      && parts.allSatisfy { Base64.holds(Array($0)) }
  }

  /// Returns whether a string can be a card number: the last digit is the check digit of ISO/IEC 7812-1.
  ///
  /// The digits must also be in four groups of four, or in one group if the member's name contains `card`.
  private static func isCardNumber(_ text: String, named name: String) -> Bool {
    guard (13...19).contains(text.utf8.count) else { return false }
    let groups = text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }
    let digits = groups.joined().map { Int($0) - 0x30 }
    guard groups.map(\.count) == [4, 4, 4, 4] || groups.count == 1 && name.contains("card"),
      digits.allSatisfy((0...9).contains)
    else { return false }
    let sum = digits.reversed().enumerated().reduce(0) { sum, digit in
      let double = digit.element * (digit.offset.isMultiple(of: 2) ? 1 : 2)
      return sum + double / 10 + double % 10
    }
    return sum.isMultiple(of: 10)
  }
}
