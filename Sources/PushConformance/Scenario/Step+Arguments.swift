import PushSimulation

/// The arguments of steps that scenario files write as objects. Several kinds of step may share one kind of argument.
extension Step {
  struct Link: Codable {
    enum CodingKeys: String, CodingKey, CaseIterable {
      case notification = "to"
      case query
    }
    var notification: String
    var query: String
  }

  struct Tap: Codable {
    enum CodingKeys: String, CodingKey, CaseIterable {
      case notification = "to"
      case scene = "in"
    }
    var notification: String
    var scene: String
  }

  struct Choice: Codable {
    enum CodingKeys: String, CodingKey, CaseIterable {
      case notification = "to"
      case action = "with"
      case text
    }
    var notification: String
    var action: String
    var text: String?
  }

  /// The argument of a step that ends the load or the download for a notification.
  struct Ending<Outcome: Codable>: Codable {
    enum CodingKeys: String, CodingKey, CaseIterable {
      case notification = "of"
      case outcome = "with"
    }
    var notification: String
    var outcome: Outcome
  }

  struct Fetch: Codable {
    enum CodingKeys: String, CodingKey, CaseIterable {
      case notification = "of"
      case service = "by"
      case result = "with"
    }
    var notification: String
    var service: String
    var result: FetchResult
  }

  struct Upload: Codable {
    enum CodingKeys: String, CodingKey, CaseIterable {
      case token
      case answer = "with"
    }
    var token: String
    var answer: UploadAnswer
  }
}
