import PropertyEngine
import PushPayloads

extension Bend {
  private static let now = 1_795_000_000
  private static let ongoing: [PushKind] = [.typed(.liveactivity)]
  private static let expiring: [PushKind] = [.typed(.alert), .typed(.background), .typed(.widgets)]

  static let clock: [Bend] = [
    Bend("headers.expiration.past", "has expired when it is sent", expiring) { push, source in
      push.request.sentAt = now
      push.request.expiration = now - 301 - Int(source.draw(through: 100_000_000))
    },
    Bend("headers.expiration.past-by-now", "has expired by now", expiring) { push, source in
      push.request.checkedAt = now
      push.request.expiration = now - 301 - Int(source.draw(through: 30_000_000))
    },
    Bend("headers.expiration.beyond-storage", "expires after months", expiring) {
      push,
      source in
      push.request.sentAt = now
      push.request.expiration = now + 2_592_006 + Int(source.draw(through: 100_000_000))
    },
    Bend("headers.expiration.voip", "announces a call for an hour", [.typed(.voip)]) { push, _ in
      push.request.sentAt = now
      push.request.expiration = now + 3_600
    },
    Bend("live-activity.timestamp.past", "is too old when it is sent", ongoing) { push, source in
      push.update(at: now - 301 - Int(source.draw(through: 100_000_000)))
      push.request.sentAt = now
    },
    Bend("live-activity.timestamp.past-by-now", "is too old by now", ongoing) {
      push,
      source in
      push.update(at: now - 301 - Int(source.draw(through: 30_000_000)))
      push.request.checkedAt = now
    },
    Bend("live-activity.timestamp.ahead", "is from the future", ongoing) { push, source in
      push.update(at: now + 28_806 + Int(source.draw(through: 100_000_000)))
      push.request.sentAt = now
    },
    Bend("live-activity.date.not-since-1970", "has a date before 2020", ongoing) { push, source in
      push.update(at: source.element(of: [0, -1, 1_234, 817_530_000, 1_599_999_999]))
    },
  ]
}

extension PushDraft {
  fileprivate mutating func update(at seconds: Int) {
    become(.update)
    self[.timestamp] = .number(JSONNumber(seconds))
    request.expiration = nil
    request.headersComplete = false
  }
}
