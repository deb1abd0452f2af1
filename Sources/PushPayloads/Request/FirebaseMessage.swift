/// The translation of a payload by the SDK firebase-admin, which spells some members of `aps` in its own way.
///
/// firebase-admin-node 14.3.0, src/messaging/messaging-internal.ts, `validateAps`, `validateApsAlert` and
/// `validateApsSound`. The SDK passes all other members unchanged.
enum FirebaseMessage {
  private static let members = [
    "contentAvailable": "content-available", "mutableContent": "mutable-content",
    "threadId": "thread-id",
  ]
  private static let alertMembers = [
    "locKey": "loc-key", "locArgs": "loc-args", "titleLocKey": "title-loc-key",
    "titleLocArgs": "title-loc-args", "subtitleLocKey": "subtitle-loc-key",
    "subtitleLocArgs": "subtitle-loc-args", "actionLocKey": "action-loc-key",
    "launchImage": "launch-image",
  ]

  static func translation(of payload: JSONDocument.Element) -> Translation {
    var translation = Translation()
    guard let aps = payload["aps"] else { return translation }
    translation.rename(members, in: aps, at: "/aps")
    translation.normalize(["content-available", "mutable-content"], in: aps, members)
    if let alert = aps["alert"] { translation.rename(alertMembers, in: alert, at: "/aps/alert") }
    if let sound = aps["sound"] { translation.normalize(["critical"], in: sound, [:]) }
    translation.fixes.sort { $0.range.lowerBound < $1.range.lowerBound }
    return translation
  }

  struct Translation {
    var fixes: [PayloadFix] = []
    /// The pointers to the renamed members, after and before the translation.
    var pointers: [(new: String, old: String)] = []

    /// Renames members, except in an object that has both spellings of a name, which the SDK refuses.
    fileprivate mutating func rename(
      _ names: [String: String],
      in object: JSONDocument.Element,
      at pointer: String
    ) {
      for (name, _) in object.members {
        guard let new = names[name.string], object[new] == nil else { continue }
        fixes.append(PayloadFix(range: name.range, text: "\"\(new)\""))
        pointers.append(("\(pointer)/\(new)", "\(pointer)/\(name.string)"))
      }
    }

    /// Replaces `true` with 1, and removes flags with any value other than 1 and `true`, as the SDK does.
    fileprivate mutating func normalize(
      _ flags: [String],
      in object: JSONDocument.Element,
      _ names: [String: String]
    ) {
      func isFlag(_ name: JSONDocument.Element) -> Bool {
        flags.contains(names[name.string] ?? name.string)
      }
      let removals = object.removals { isFlag($0) && $1.wholeNumber != 1 && $1.kind != .true }
      fixes.removeAll { fix in removals.contains { $0.overlaps(fix.range) } }
      fixes += removals.map { PayloadFix(range: $0, text: "") }
      for (name, value) in object.members where isFlag(name) && value.kind == .true {
        fixes.append(PayloadFix(range: value.range, text: "1"))
      }
    }
  }
}
