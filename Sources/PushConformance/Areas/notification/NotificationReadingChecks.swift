import PushPayloads
import PushSimulation

enum NotificationReadingChecks {
  static let checks: [Check] = [
    eachSightedReceipt("notification.every-listener-sees-the-same") {
      (notification, sightings, turn, judge) in
      guard sightings.count > 1 else {
        if !sightings.isEmpty { judge.couldNotSee(.onlyOneListener) }
        return
      }
      let agrees =
        sightings.allSatisfy { $0.notification == notification }
        && sightings.map(\.sighting).agreeInEveryField
      judge.expect(agrees, in: turn) {
        "every participant to get \(turn.name(notification)) with equal contents in every field"
      }
    },

    eachSightedReceipt("notification.fields-are-read-from-the-payload") {
      (notification, sightings, turn, judge) in
      let distinct = sightings.map(\.sighting).filter(\.saysWhatWasRead).withoutRepetitions
      if distinct.isEmpty, !sightings.isEmpty { judge.couldNotSee(.observersReportNothing) }
      for sighting in distinct {
        // The kit recognizes a toast by its title, and centers are free to shorten the title.
        let wrong = sighting.mismatches(with: turn.facts(notification)).filter {
          $0.field != "title"
        }
        judge.expect(wrong.isEmpty, in: turn) {
          "the center to read from \(turn.name(notification)): "
            + wrong.map { "\($0.valueSent), not \($0.seen.inQuotes)" }.joined(separator: "; ")
        }
      }
    },

    eachReading("notification.url-comes-from-its-declared-place") { notification, turn, judge in
      let decoys = turn.run.notifications[notification.index].urlsOutside(
        turn.run.pathToURL(in: notification) ?? []
      )
      guard !decoys.isEmpty else { return }
      let taken = turn.urls.filter { decoys.contains($0) }
      judge.expect(taken.isEmpty, in: turn) {
        "the center to read \(turn.run.placeOfURL(in: notification)) of \(turn.name(notification)),"
          + " or no URL, not \(taken.first ?? "")"
      }
    },

    eachReading("notification.unusable-url-is-no-url") { notification, turn, judge in
      guard turn.facts(notification).url == .unusable else { return }
      judge.expect(turn.urls.isEmpty && !turn.routes.contains(nil), in: turn) {
        "no URL to be read from \(turn.name(notification)) or opened: its payload has no usable URL"
          + (turn.run.owner(ofURLIn: turn.urls).map { " (the URL comes from \($0))" } ?? "")
      }
    },

    .compare(
      "notification.extra-keys-change-nothing",
      variants: { scenario in
        guard !scenario.notifications.isEmpty else { return [] }
        return [
          scenario.variant("twenty unknown members in each payload") {
            $0.notifications = scenario.notifications.mapValues { $0.withUnknownMembers }
          }
        ]
      },
      by: { turn in turn.received == nil ? nil : turn.outcome }
    ),
  ]

  private static func eachSightedReceipt(
    _ id: String,
    _ look:
      @escaping @Sendable (NotificationID, [ResolvedSighting], TurnView, inout Judge) -> Void
  ) -> Check {
    .eachTurn(id, on: .receipts) { turn, judge in
      guard let notification = turn.received else { return }
      let sightings = turn.sightings
      guard sightings.isEmpty || sightings.contains(where: \.sighting.saysSomething)
      else { return judge.couldNotSee(.observersReportNothing) }
      look(notification, sightings, turn, &judge)
    }
  }

  private static func eachReading(
    _ id: String,
    _ look: @escaping @Sendable (NotificationID, TurnView, inout Judge) -> Void
  ) -> Check {
    .eachTurn(id, on: .hears(.notification, .toast)) { turn, judge in
      if let notification = turn.stimulus.activatedToast {
        if !turn.mayStayUnopened(notification) { look(notification, turn, &judge) }
        return
      }
      guard let notification = turn.received else { return }
      if turn.followsAtOnce { return look(notification, turn, &judge) }
      // A sighting without a URL proves something only if the adapter reports URLs at all.
      guard !turn.sightings.isEmpty, turn.run.digest.showsURLs
      else { return judge.couldNotSee(.nothingShowsURLs) }
      look(notification, turn, &judge)
    }
  }
}

extension TurnView {
  fileprivate var urls: [String] {
    routes.compactMap(\.self) + sightings.compactMap(\.sighting.url)
  }
}

extension Sighting {
  var saysSomething: Bool { self != Sighting() }

  fileprivate var saysWhatWasRead: Bool {
    var rest = self
    rest.title = nil
    return rest.saysSomething
  }
}

extension FieldMismatch {
  var valueSent: String { sent.map { "\(field) \($0.inQuotes)" } ?? "no \(field)" }
}

extension [Sighting] {
  fileprivate var withoutRepetitions: [Sighting] {
    reduce(into: []) { distinct, sighting in
      if !distinct.contains(sighting) { distinct.append(sighting) }
    }
  }

  fileprivate var agreeInEveryField: Bool {
    func agree<Value: Equatable>(_ field: (Sighting) -> Value?) -> Bool {
      let values = compactMap(field)
      return values.allSatisfy { $0 == values.first }
    }
    return agree(\.url) && agree(\.type) && agree(\.objectID) && agree(\.messageID)
      && agree(\.title) && agree(\.isSilent)
  }
}

extension SimulatedNotification {
  /// Returns the payload's strings that contain `://`, except the string at `path` and copies of the usable URL.
  fileprivate func urlsOutside(_ path: [String]) -> Set<String> {
    var found: Set<String> = []
    // `rest` is the path from `value` to the string that is left out; nil if this string is not inside `value`.
    func collect(_ value: JSONValue, _ rest: ArraySlice<String>?) {
      switch value {
      case .string(let text): if rest?.isEmpty != true, text.hasAuthority { found.insert(text) }
      case .object(let object):
        for member in object {
          collect(member.value, rest?.first == member.key ? rest?.dropFirst() : nil)
        }
      case .array(let values): for value in values { collect(value, nil) }
      case .null, .bool, .number: break
      }
    }
    collect(.object(payload), path[...])
    if let declared = facts.usableURL { found.remove(declared) }
    return found
  }
}

extension Run {
  /// Returns the keys that lead to the URL in a notification's payload; nil if the payload's form has no URL.
  fileprivate func pathToURL(in notification: NotificationID) -> [String]? {
    // Usually all pushes have the same form. Then the notification, which is slow to copy, is not needed.
    guard !vocabulary.forms.isEmpty else { return vocabulary.pathToURL }
    let sent = scenario.notifications[notifications[notification.index].name]
    return vocabulary.pathToURL(of: sent.flatMap(vocabulary.form))
  }

  fileprivate func placeOfURL(in notification: NotificationID) -> String {
    pathToURL(in: notification).map { "the URL at \($0.joined(separator: "."))" }
      ?? "the link that the app declares for the type and the object"
  }
}

extension String {
  // A search of characters would be many times slower than this search of bytes.
  fileprivate var hasAuthority: Bool {
    var rest = utf8[...]
    while let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
      rest = rest[utf8.index(after: colon)...]
      if rest.starts(with: "//".utf8) { return true }
    }
    return false
  }
}

extension AbstractNotification {
  fileprivate var withUnknownMembers: AbstractNotification {
    let kinds: [JSONValue] = [
      .null, true, 0, 1.5, "text", "", ["a", 1], ["url": "unknown://decoy"], [], "ünïcödé 🔔",
    ]
    var changed = self
    for index in 0..<20 {
      let name = "x-unknown-\(index)"
      if index.isMultiple(of: 2) {
        changed.extra[name] = kinds[index / 2]
      } else {
        changed.aps[name] = kinds[index / 2]
      }
    }
    return changed
  }
}
