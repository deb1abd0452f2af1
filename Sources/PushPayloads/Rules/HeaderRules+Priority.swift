extension HeaderRules {
  // MARK: - apns-priority

  static let priority: [PayloadRule] = [
    .request("headers.priority.invalid", .rejected, needs: .header(.priority)) { evidence in
      guard let value = evidence.request.headers[.priority], !["1", "5", "10"].contains(value)
      else { return nil }
      return """
        apns-priority is \(Quotation.of(value)), so APNs answers 400 BadPriority; the priorities \
        are 10, 5 and 1.
        """
    },
    .request(
      "headers.priority.live-activity",
      .ignored,
      needs: .header(.priority),
      types: [.liveactivity]
    ) { evidence in
      // Apple says that broadcasts of low priority are sent in bursts, so broadcasts can have a low priority.
      let request = evidence.request
      guard evidence.pushType == .liveactivity, !request.isBroadcast,
        request.headers[.priority] == "1"
      else { return nil }
      return """
        A push of type liveactivity has priority 1; Apple lists 5 and 10 for it. Send 5, or 10 \
        if the user must see the update at once; pushes with 10 count toward a budget.
        """
    },
    .request(
      "headers.priority.push-to-talk",
      .warning,
      needs: .header(.priority),
      types: [.pushtotalk]
    ) { evidence in
      // A service update can also have a lower priority (Apple Developer Forums, thread 787878).
      guard evidence.pushType == .pushtotalk, !APSRules.isServiceUpdate(evidence),
        let value = evidence.request.headers[.priority], ["1", "5"].contains(value)
      else { return nil }
      return """
        A push of type pushtotalk has priority \(value); Apple asks for 10, since a user is speaking. \
        Send 10.
        """
    },
    .request("headers.priority.silent-body", .warning, needs: .aps(.contentAvailable)) { evidence in
      let request = evidence.request
      guard evidence.isTypeUnknown, request.repeated[.pushType] == nil,
        evidence.shape == .background,
        request.headers[.priority] == "10" || request.omits(.priority)
      else { return nil }
      let seen =
        request.headers[.priority] == nil ? "no apns-priority, which counts as 10" : "priority 10"
      return """
        The body has content-available and nothing to show, so it is a background push, and it has \
        \(seen). Apple calls priority 10 an error here. Send apns-push-type background and \
        apns-priority 5.
        """
    },
    .request("headers.priority.location", .warning, needs: .header(.priority), types: [.location]) {
      evidence in
      guard evidence.pushType == .location, evidence.request.headers[.priority] == "1"
      else { return nil }
      return """
        A push of type location has priority 1; Apple asks for 10 if the location is needed at \
        once, and for 5 otherwise.
        """
    },
  ]
}
