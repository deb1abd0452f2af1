/// The parts of a push that an app decodes with `JSONDecoder`; the messages are not decoded.
struct DecodedPush: Decodable {
  struct APS: Decodable {
    struct Alert: Decodable {
      let title, subtitle, body: String?
    }

    enum CodingKeys: String, CodingKey {
      case alert, badge, sound, category
      case threadID = "thread-id"
      case mutableContent = "mutable-content"
      case interruptionLevel = "interruption-level"
      case relevanceScore = "relevance-score"
    }

    let alert: Alert?
    let badge: Int?
    let sound, category, threadID, interruptionLevel: String?
    let mutableContent: Int?
    let relevanceScore: Double?
  }

  struct Conversation: Decodable {
    let id: Int
    let unread: [Int]
    let muted: Bool
  }

  struct Sender: Decodable {
    let name, avatar: String
  }

  let aps: APS
  let conversation: Conversation
  let sender: Sender
}
