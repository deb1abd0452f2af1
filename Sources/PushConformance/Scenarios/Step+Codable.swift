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
  private enum Key: String, CodingKey, CaseIterable {
    case receiveToken, failRegistration, deliver, tap, attach, detach, release, suppress
    case activateToast, advance, answerUpload, router
    case handleURL, receiveLocalNotification, accept, openLink, openURL, completeLoad,
      completeLoadAgain, loader, navigate
    case post, resolver, idiom
    case dismiss, respond, taps, permission, interface, answer
    case answerPermission, logIn, answerUnregistration
    case deliverAgain
  }

  private struct Link: Codable {
    enum CodingKeys: String, CodingKey, CaseIterable {
      case notification = "to"
      case query
    }
    var notification: String
    var query: String
  }

  private struct Choice: Codable {
    enum CodingKeys: String, CodingKey, CaseIterable {
      case notification = "to"
      case action = "with"
      case text
    }
    var notification: String
    var action: String
    var text: String?
  }

  private struct Load: Codable {
    enum CodingKeys: String, CodingKey, CaseIterable {
      case notification = "of"
      case outcome = "with"
    }
    var notification: String
    var outcome: LoadOutcome
  }

  private struct Upload: Codable {
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
    case .tap: return .tap(try text())
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
    case .completeLoadAgain: return .completeLoadAgain(of: try text())
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
      let name = try text()
      guard !name.isEmpty else { throw argument.corrupted("an account has a name") }
      return .logIn(name)
    case .answerUpload, .answerUnregistration:
      try argument.refuseUnknownMembers(knownBy: Upload.CodingKeys.self)
      let upload = try Upload(from: argument)
      let token = try token(upload.token, argument)
      return key == .answerUpload
        ? .answerUpload(token: token, upload.answer)
        : .answerUnregistration(token: token, upload.answer)
    case .router:
      switch try text() {
      case "accepts": return .router(accepts: true)
      case "refuses": return .router(accepts: false)
      default: throw argument.corrupted("the router \"accepts\" or \"refuses\"")
      }
    }
  }

  private static func token(_ text: String, _ decoder: any Decoder) throws -> DeviceToken {
    if text.isEmpty { return DeviceToken(bytes: []) }
    guard let token = DeviceToken(hexadecimal: text) else {
      throw decoder.corrupted("a token is written with two hexadecimal digits a byte")
    }
    return token
  }

  /// Writes the step in the form in which it is read.
  public func encode(to encoder: any Encoder) throws {
    if let name = Self.plain.first(where: { $0.value == self })?.key {
      var container = encoder.singleValueContainer()
      return try container.encode(name)
    }
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .receiveToken(let token): try container.encode(token.hexadecimal, forKey: .receiveToken)
    case .failRegistration(let failure):
      try container.encode(failure.description, forKey: .failRegistration)
    case .deliver(let name): try container.encode(name, forKey: .deliver)
    case .deliverAgain(let name): try container.encode(name, forKey: .deliverAgain)
    case .tap(let name): try container.encode(name, forKey: .tap)
    case .attach(let name): try container.encode(name, forKey: .attach)
    case .detach(let name): try container.encode(name, forKey: .detach)
    case .release(let name): try container.encode(name, forKey: .release)
    case .activateToast(let name): try container.encode(name, forKey: .activateToast)
    case .suppress(let name, let rule): try container.encode([name: rule], forKey: .suppress)
    case .accept(let name, let rule): try container.encode([name: rule], forKey: .accept)
    case .openLink(let name, nil): try container.encode(name, forKey: .openLink)
    case .openLink(let name, let query?):
      try container.encode(Link(notification: name, query: query), forKey: .openLink)
    case .openURL(let url): try container.encode(url, forKey: .openURL)
    case .handleURL(let url): try container.encode(url, forKey: .handleURL)
    case .receiveLocalNotification(let text):
      try container.encode(text, forKey: .receiveLocalNotification)
    case .completeLoad(let name, let outcome):
      try container.encode(Load(notification: name, outcome: outcome), forKey: .completeLoad)
    case .completeLoadAgain(let name): try container.encode(name, forKey: .completeLoadAgain)
    case .loader(let answersAtOnce):
      try container.encode(answersAtOnce ? "answersAtOnce" : "takesTime", forKey: .loader)
    case .navigate(let type): try container.encode(type, forKey: .navigate)
    case .post(let message): try container.encode(message, forKey: .post)
    case .dismiss(let name): try container.encode(name, forKey: .dismiss)
    case .respond(let name, let action, let text):
      try container.encode(
        Choice(notification: name, action: action, text: text),
        forKey: .respond
      )
    case .taps(let delivery): try container.encode(delivery, forKey: .taps)
    case .answer(let name, let isYes):
      try container.encode([name: isYes ? "yes" : "no"], forKey: .answer)
    case .interface(let takesTime):
      try container.encode(takesTime ? "takesTime" : "comesWithLaunch", forKey: .interface)
    case .permission(let status): try container.encode(status, forKey: .permission)
    case .resolver(let isPresent):
      try container.encode(isPresent ? "present" : "absent", forKey: .resolver)
    case .idiom(let idiom): try container.encode(idiom, forKey: .idiom)
    case .advance(let duration):
      try container.encode(WrittenDuration.text(duration), forKey: .advance)
    case .answerUpload(let token, let answer):
      try container.encode(Upload(token: token.hexadecimal, answer: answer), forKey: .answerUpload)
    case .answerPermission(let status): try container.encode(status, forKey: .answerPermission)
    case .logIn(let account): try container.encode(account, forKey: .logIn)
    case .answerUnregistration(let token, let answer):
      try container.encode(
        Upload(token: token.hexadecimal, answer: answer),
        forKey: .answerUnregistration
      )
    case .router(let accepts):
      try container.encode(accepts ? "accepts" : "refuses", forKey: .router)
    case .launch, .launchInBackground, .resignActive, .becomeActive, .enterBackground,
      .enterForeground, .suspend, .resume, .terminate, .forceQuit,
      .requestRegistration, .popResponder, .interfaceReady, .subscribe, .requestPermission,
      .readPermission, .logOut, .optOut, .optIn:
      break  // Written above, as their names.
    }
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

/// What a participant says yes to is written as "all", "none", or the list of notifications.
extension NotificationNames: Codable {
  /// Reads a rule.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
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

  /// Writes the rule in the form in which it is read.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .all: try container.encode("all")
    case .none: try container.encode("none")
    case .only(let names): try container.encode(names)
    }
  }
}

/// A member of an object whatever its name.
struct AnyKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
