import PropertyEngine
import PushPayloads

extension Bend {
  /// Ways to have members in `aps` that the system does not read in this push.
  static let unseen: [Bend] = [
    Bend(
      "aps.never-shown",
      "has members that are shown, in a push that is not",
      [.typed(.voip), .typed(.widgets), .typed(.location), .typed(.fileprovider)]
    ) { push, source in push[source.bool() ? .alert : .sound] = "Hello" },
    Bend("aps.ptt-push-type.unknown", "is no service update", [.typed(.pushtotalk)]) {
      push,
      source in
      push[.pushToTalkType] = source.value("service_update", "", 1, "speaker")
    },
    Bend("aps.sound.default-spelling", "has the system sound in capitals", .notifications) {
      push,
      source in
      push.replaceSound(by: source.value("Default", "defualt", ["critical": 1, "name": "DEFAULT"]))
    },
    Bend(
      "file-provider.container-identifier.missing",
      "names no container",
      [.typed(.fileprovider)]
    ) { push, source in
      push.root["container-identifier"] = source.bool() ? nil : source.value("", 1)
    },
    Bend("file-provider.domain.missing", "names no domain", [.typed(.fileprovider)]) { push, _ in
      push.root["domain"] = nil
    },
  ]

  /// Ways to have secrets, links and other words beside `aps` that should not be there.
}
