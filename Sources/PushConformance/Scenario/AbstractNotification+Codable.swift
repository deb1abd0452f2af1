import PushCorpus
import PushPayloads
import PushSimulation

extension AbstractNotification: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case alert, badge, sound, contentAvailable, url, actionURL, type, objectID, messageID, extra
    case aps, collapseID, withdraws, withdrawsAll, attachment, secret, ciphertext, origin, account
  }

  // A null counts as present if the member can have any value, and as absent otherwise; `extra` and `aps` refuse null.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func value(_ key: CodingKeys) throws -> JSONValue? {
      try container.decodeIfPresent(JSONValue.self, forKey: key)
    }
    func object(_ key: CodingKeys) throws -> JSONObject {
      guard let value = try value(key) else { return JSONObject() }
      guard let object = value.object
      else { throw try container.superDecoder(forKey: key).corrupted("expected an object") }
      return object
    }
    self.init(
      alert: try value(.alert),
      badge: try value(.badge),
      sound: try value(.sound),
      contentAvailable: try container.decodeIfPresent(Bool.self, forKey: .contentAvailable)
        ?? false,
      url: try value(.url),
      actionURL: try container.decodeIfPresent(String.self, forKey: .actionURL),
      type: try value(.type),
      objectID: try value(.objectID),
      account: try container.decodeIfPresent(String.self, forKey: .account),
      messageID: try value(.messageID),
      collapseID: try container.decodeIfPresent(String.self, forKey: .collapseID),
      withdraws: try container.decodeIfPresent([String].self, forKey: .withdraws) ?? [],
      withdrawsAll: try container.decodeIfPresent(Bool.self, forKey: .withdrawsAll) ?? false,
      attachment: try value(.attachment),
      secret: try container.decodeIfPresent(String.self, forKey: .secret),
      ciphertext: try value(.ciphertext),
      origin: try container.decodeIfPresent(NotificationOrigin.self, forKey: .origin) ?? .own,
      extra: try object(.extra),
      aps: try object(.aps)
    )
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeMembers([
      (.alert, alert), (.badge, badge), (.sound, sound), (.url, url), (.type, type),
      (.objectID, objectID), (.messageID, messageID), (.attachment, attachment),
      (.ciphertext, ciphertext), (.extra, extra.isEmpty ? nil : extra),
      (.aps, aps.isEmpty ? nil : aps), (.actionURL, actionURL), (.account, account),
      (.collapseID, collapseID), (.withdraws, withdraws.orNil),
      (.withdrawsAll, withdrawsAll ? true : nil), (.secret, secret),
      (.origin, origin == .own ? nil : origin), (.contentAvailable, contentAvailable ? true : nil),
    ])
  }
}
