import PushCorpus
import PushPayloads
import PushSimulation

/// A step is written as its name, or as an object with its name and its argument.
extension Step: Codable {
  /// The steps that have no argument, by the name they are written with.
  static let plain: [String: Step] = [
    "launch": .launch, "launchInBackground": .launchInBackground, "resignActive": .resignActive,
    "becomeActive": .becomeActive, "enterBackground": .enterBackground,
    "enterForeground": .enterForeground, "suspend": .suspend, "resume": .resume,
    "terminate": .terminate, "forceQuit": .forceQuit, "requestRegistration": .requestRegistration,
    "popResponder": .popResponder, "interfaceReady": .interfaceReady, "subscribe": .subscribe,
    "requestPermission": .requestPermission, "readPermission": .readPermission, "logOut": .logOut,
    "optOut": .optOut, "optIn": .optIn,
  ]

  /// The names of the steps that have an argument.
  enum Key: String, CodingKey, CaseIterable {
    case receiveToken, failRegistration, deliver, tap, attach, detach, release, suppress
    case activateToast, advance, answerUpload, router
    case handleURL, receiveLocalNotification, accept, openLink, openURL, completeLoad,
      completeLoadAgain, loader, navigate
    case post, resolver, idiom
    case dismiss, respond, taps, permission, interface, answer
    case answerPermission, logIn, answerUnregistration
    case deliverAgain, openScene
    case receiveActivityToken, receivePushToStartToken, endActivity, answerActivityUpload,
      answerActivityUnregistration
    case completeFetch, completeFetchAgain
    case completeDownload, expire
  }

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

  struct Load: Codable {
    enum CodingKeys: String, CodingKey, CaseIterable {
      case notification = "of"
      case outcome = "with"
    }
    var notification: String
    var outcome: LoadOutcome
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

  struct Download: Codable {
    enum CodingKeys: String, CodingKey, CaseIterable {
      case notification = "of"
      case outcome = "with"
    }
    var notification: String
    var outcome: DownloadOutcome
  }

  struct Upload: Codable {
    enum CodingKeys: String, CodingKey, CaseIterable {
      case token
      case answer = "with"
    }
    var token: String
    var answer: UploadAnswer
  }

  /// Reads a step.
  ///
  /// - Throws: `DecodingError` for a step that does not exist or an argument it does not take.
  public init(from decoder: any Decoder) throws {
    if let name = decoder.wholeText {
      guard let step = Self.plain[name] else {
        throw decoder.corrupted(
          Key(rawValue: name) == nil
            ? Self.unknown(name)
            : "the step '\(name)' needs an argument: {\"\(name)\": …}"
        )
      }
      self = step
      return
    }
    let members = try decoder.container(keyedBy: AnyKey.self)
    guard members.allKeys.count == 1, let name = members.allKeys.first?.stringValue else {
      throw decoder.corrupted("a step is its name, or an object with its name as the one member")
    }
    guard let key = Key(rawValue: name) else {
      throw decoder.corrupted(
        Self.plain[name] == nil
          ? Self.unknown(name)
          : "the step '\(name)' takes no argument; write it as \"\(name)\""
      )
    }
    self = try Self.read(key, from: decoder)
  }

  private static func read(_ key: Key, from decoder: any Decoder) throws -> Step {
    let container = try decoder.container(keyedBy: Key.self)
    let argument = try container.superDecoder(forKey: key)
    func text() throws -> String { try container.decode(String.self, forKey: key) }
    switch key {
    case .receiveToken: return .receiveToken(try token(try text(), argument))
    case .failRegistration: return .failRegistration(RegistrationFailure(try text()))
    case .deliver: return .deliver(try text())
    case .deliverAgain: return .deliverAgain(try text())
    case .tap:
      guard argument.wholeText == nil else { return .tap(try text()) }
      try argument.refuseUnknownMembers(knownBy: Tap.CodingKeys.self)
      let tap = try Tap(from: argument)
      return .tap(tap.notification, scene: try named(tap.scene, "a scene", argument))
    case .openScene: return .openScene(try named(try text(), "a scene", argument))
    case .attach: return .attach(try text())
    case .detach: return .detach(try text())
    case .release: return .release(try text())
    case .activateToast: return .activateToast(try text())
    case .advance:
      guard let duration = WrittenDuration.duration(try text()) else {
        throw argument.corrupted("a time is written as a number and ms or s, such as \"5s\"")
      }
      return .advance(duration)
    case .suppress, .accept:
      let rules = try container.decode([String: NotificationNames].self, forKey: key)
      guard rules.count == 1, let (name, rule) = rules.first else {
        throw argument.corrupted("name one participant, such as {\"chat\": \"none\"}")
      }
      return key == .suppress ? .suppress(name, rule) : .accept(name, rule)
    case .openLink:
      guard argument.wholeText == nil else { return .openLink(try text()) }
      try argument.refuseUnknownMembers(knownBy: Link.CodingKeys.self)
      let link = try Link(from: argument)
      return .openLink(link.notification, query: link.query)
    case .openURL: return .openURL(try text())
    case .handleURL: return .handleURL(try text())
    case .receiveLocalNotification: return .receiveLocalNotification(try text())
    case .completeLoad:
      try argument.refuseUnknownMembers(knownBy: Load.CodingKeys.self)
      let load = try Load(from: argument)
      return .completeLoad(of: load.notification, load.outcome)
    case .completeDownload:
      try argument.refuseUnknownMembers(knownBy: Download.CodingKeys.self)
      let download = try Download(from: argument)
      return .completeDownload(of: download.notification, download.outcome)
    case .expire: return .expire(try text())
    case .completeLoadAgain: return .completeLoadAgain(of: try text())
    case .completeFetch, .completeFetchAgain:
      try argument.refuseUnknownMembers(knownBy: Fetch.CodingKeys.self)
      let fetch = try Fetch(from: argument)
      return key == .completeFetch
        ? .completeFetch(of: fetch.notification, by: fetch.service, fetch.result)
        : .completeFetchAgain(of: fetch.notification, by: fetch.service, fetch.result)
    case .loader:
      switch try text() {
      case "answersAtOnce": return .loader(answersAtOnce: true)
      case "takesTime": return .loader(answersAtOnce: false)
      default: throw argument.corrupted("the loader \"answersAtOnce\" or \"takesTime\"")
      }
    case .navigate: return .navigate(to: try text())
    case .post: return .post(try AbstractMessage(from: argument))
    case .resolver:
      switch try text() {
      case "present": return .resolver(isPresent: true)
      case "absent": return .resolver(isPresent: false)
      default: throw argument.corrupted("the resolver is \"present\" or \"absent\"")
      }
    case .idiom: return .idiom(try container.decode(UserInterfaceIdiom.self, forKey: key))
    case .dismiss: return .dismiss(try text())
    case .respond:
      try argument.refuseUnknownMembers(knownBy: Choice.CodingKeys.self)
      let choice = try Choice(from: argument)
      return .respond(to: choice.notification, with: choice.action, text: choice.text)
    case .taps: return .taps(try container.decode(TapDelivery.self, forKey: key))
    case .answer:
      let answers = try container.decode([String: String].self, forKey: key)
      guard answers.count == 1, let (name, answer) = answers.first,
        ["yes", "no"].contains(answer)
      else {
        throw argument.corrupted("name one suppressor, such as {\"chat\": \"yes\"} or \"no\"")
      }
      return .answer(name, answer == "yes")
    case .interface:
      switch try text() {
      case "takesTime": return .interface(takesTime: true)
      case "comesWithLaunch": return .interface(takesTime: false)
      default: throw argument.corrupted("the interface \"takesTime\" or \"comesWithLaunch\"")
      }
    case .permission:
      return .permission(try container.decode(AuthorizationStatus.self, forKey: key))
    case .answerPermission:
      let status = try container.decode(AuthorizationStatus.self, forKey: key)
      guard status != .notDetermined else {
        throw argument.corrupted("an answer is a decision; \"notDetermined\" is none")
      }
      return .answerPermission(status)
    case .logIn:
      return .logIn(try named(try text(), "an account", argument))
    case .answerUpload, .answerUnregistration, .answerActivityUpload,
      .answerActivityUnregistration:
      try argument.refuseUnknownMembers(knownBy: Upload.CodingKeys.self)
      let upload = try Upload(from: argument)
      let token = try token(upload.token, argument)
      switch key {
      case .answerUpload: return .answerUpload(token: token, upload.answer)
      case .answerUnregistration: return .answerUnregistration(token: token, upload.answer)
      case .answerActivityUpload: return .answerActivityUpload(token: token, upload.answer)
      default: return .answerActivityUnregistration(token: token, upload.answer)
      }
    case .receiveActivityToken, .receivePushToStartToken, .endActivity:
      return try readActivity(key, argument)
    case .router:
      switch try text() {
      case "accepts": return .router(accepts: true)
      case "refuses": return .router(accepts: false)
      default: throw argument.corrupted("the router \"accepts\" or \"refuses\"")
      }
    }
  }

  /// A name that is not empty.
  static func named(_ name: String, _ kind: String, _ decoder: any Decoder) throws -> String {
    guard !name.isEmpty else { throw decoder.corrupted("\(kind) has a name") }
    return name
  }

  /// Reads a token, which may have no byte.
  static func token(_ text: String, _ decoder: any Decoder) throws -> DeviceToken {
    if text.isEmpty { return DeviceToken(bytes: []) }
    guard let token = DeviceToken(hexadecimal: text) else {
      throw decoder.corrupted("a token is written with two hexadecimal digits a byte")
    }
    return token
  }

  private static func unknown(_ name: String) -> String {
    let nearest = Suggestion.nearest(
      to: name,
      in: plain.keys.sorted() + Key.allCases.map(\.rawValue)
    )
    return "there is no step '\(name)'; "
      + (nearest.map { "did you mean '\($0)'?" } ?? "Specs/scenarios.md lists them")
  }
}
