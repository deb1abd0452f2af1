enum HeaderRules {
  static let all: [PayloadRule] =
    request + values + pushType + priority + expiration + clock + identifiers + topic

  // MARK: - Method, path and headers as a whole

  private static let request: [PayloadRule] = [
    .request("headers.method.not-post", .rejected) { evidence in
      let request = evidence.request
      guard let method = request.method, method != "POST" else { return nil }
      return """
        The method is \(Quotation.of(method)), so APNs answers 405 MethodNotAllowed; a push is \
        sent with POST, in capitals.
        """
    },
    .request("headers.path.unknown", .rejected, needs: .path) { evidence in
      guard let path = evidence.request.path, PushDestination(path: path) == nil else { return nil }
      let hint =
        if path.contains("://") {
          " Give only the path, without scheme and host."
        } else if path.hasPrefix("/1/apps/") {
          " Channels have /1/apps/, the bundle identifier, and /channels or /all-channels."
        } else {
          ""
        }
      return """
        The path is \(Quotation.of(path)), so APNs answers 404 BadPath; /3/device/ followed by \
        the device token is expected, or /4/broadcasts/apps/ followed by the bundle identifier.\
        \(hint)
        """
    },
    PayloadRule("headers.repeated", .rejected, for: .allRequests, needs: .unusualHeaders) {
      evidence in
      let repeated = evidence.request.repeated
      return PushRequest.Header.allCases.compactMap { header in
        guard let values = repeated[header], values.count > 1 else { return nil }
        let list = values.prefix(3).map(Quotation.of).joined(separator: ", ")
        return PayloadFinding(
          """
          \(header.rawValue) is sent \(values.count) times \
          (\(list)\(values.count > 3 ? ", …" : "")), so APNs answers 400 DuplicateHeaders. Send it \
          once.
          """,
          about: .header(header.rawValue)
        )
      }
    },
    PayloadRule("headers.unknown", .warning, for: .allRequests) { evidence in
      let known = PushRequest.Header.allCases.map(\.rawValue)
      return evidence.request.otherHeaders.compactMap { name in
        let word = name.hasPrefix("apns-") ? CustomRules.word(for: String(name.dropFirst(5))) : nil
        let nearest = word?.rawValue ?? Suggestion.nearest(to: name, in: known)
        guard nearest != nil || name.hasPrefix("apns-") else { return nil }
        let remedy =
          nearest.map { "Did you mean \($0)?" }
          ?? "The headers are \(known.joined(separator: ", "))."
        return PayloadFinding(
          "\(Quotation.of(name)) is no request header of APNs, which does not read it. \(remedy)",
          about: .header(name)
        )
      }
    },
  ]

  // MARK: - apns-id and apns-collapse-id

  private static let identifiers: [PayloadRule] = [
    .request("headers.collapse-id.too-long", .rejected, needs: .header(.collapseID)) { evidence in
      guard let value = evidence.request.collapseID, value.utf8.count > 64 else { return nil }
      return """
        apns-collapse-id has \(value.utf8.count) bytes, more than the 64 that APNs takes (400 \
        BadCollapseId). Shorten it; the limit counts bytes of UTF-8, not characters.
        """
    },
    .request("headers.collapse-id.placeholder", .ignored, needs: .header(.collapseID)) { evidence in
      guard let value = evidence.request.collapseID, PrintedToken.isNothing(value) else {
        return nil
      }
      return """
        apns-collapse-id is \(Quotation.of(value)): the server has no value for it. All pushes with \
        this identifier become one notification, and each replaces the one before. Send an \
        identifier, or no header.
        """
    },
    .request("headers.id.malformed", .rejected, needs: .header(.id)) { evidence in
      guard let value = evidence.request.headers[.id], !isUUID(value) else { return nil }
      return """
        apns-id is \(Quotation.of(value)), so APNs answers 400 BadMessageId; a UUID is expected, \
        32 hexadecimal digits in groups of 8-4-4-4-12, or no header at all.
        """
    },
    .request(
      "headers.request-id.malformed",
      .warning,
      for: .allRequests,
      needs: .header(.requestID)
    ) { evidence in
      guard let value = evidence.request.headers[.requestID], !isUUID(value) else { return nil }
      return """
        apns-request-id is \(Quotation.of(value)); Apple asks for a UUID, 32 hexadecimal digits in \
        groups of 8-4-4-4-12. Without the header, APNs chooses one.
        """
    },
    .request("headers.channel-id.not-a-broadcast", .warning, needs: .header(.channelID)) {
      evidence in
      guard case .device? = evidence.request.destination,
        evidence.request.headers[.channelID] != nil
      else { return nil }
      return """
        A push to a device has apns-channel-id, which only broadcasts and requests to one channel \
        have. Leave it out, or send the push to /4/broadcasts/apps/ and the bundle identifier.
        """
    },
    .request("headers.id.upper-case", .info, needs: .header(.id)) { evidence in
      guard let value = evidence.request.headers[.id], isUUID(value), value != value.lowercased()
      else { return nil }
      return """
        apns-id has upper-case digits, as UUID().uuidString has. Apple describes lower-case ones \
        and documents no refusal of others. Ignore case when you compare it with the apns-id of \
        the answer.
        """
    },
  ]

  private static func isUUID(_ text: String) -> Bool {
    let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return groups.map(\.count) == [8, 4, 4, 4, 12]
      && groups.allSatisfy { $0.allSatisfy { hexadecimalValue($0) != nil } }
  }
}
