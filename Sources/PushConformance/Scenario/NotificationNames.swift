import PushCorpus

/// The names, as in a scenario, of the notifications to which a participant answers yes.
package enum NotificationNames: Sendable, Hashable {
  case all
  case none
  case only([String])
}

extension NotificationNames {
  var names: [String] {
    if case .only(let names) = self { names } else { [] }
  }
}

extension NotificationNames: Codable {
  package init(from decoder: any Decoder) throws {
    switch decoder.wholeText {
    case "all": self = .all
    case "none": self = .none
    case nil:
      if let names = try? decoder.singleValueContainer().decode([String].self) {
        self = .only(names)
        return
      }
      fallthrough
    default:
      throw decoder.corrupted("a participant says yes to \"all\", \"none\", or a list of names")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .all: try "all".encode(to: encoder)
    case .none: try "none".encode(to: encoder)
    case .only(let names): try names.encode(to: encoder)
    }
  }
}
