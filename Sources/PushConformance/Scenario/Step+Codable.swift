import PushCorpus
import PushPayloads
import PushSimulation

/// A scenario file writes a step as a name, or as an object with one member. The key of this member is the name of the
/// step, and the value is the argument.
extension Step: Codable {
  /// The steps without an argument, by their names in scenario files.
  static let plain: [String: Step] = [
    "launch": .application(.launch), "launchInBackground": .application(.launchInBackground),
    "resignActive": .application(.resignActive),
    "becomeActive": .application(.becomeActive), "enterBackground": .application(.enterBackground),
    "enterForeground": .application(.enterForeground), "suspend": .application(.suspend),
    "resume": .application(.resume),
    "terminate": .application(.terminate), "forceQuit": .application(.forceQuit),
    "requestRegistration": .registration(.request),
    "popResponder": .responders(.pop), "interfaceReady": .launch(.interfaceReady),
    "subscribe": .navigation(.subscribe),
    "requestPermission": .permission(.request), "readPermission": .permission(.read),
    "logOut": .account(.logOut),
    "optOut": .account(.optOut), "optIn": .account(.optIn),
  ]

  /// The names of the steps that take an argument.
  enum Key: String, CodingKey, CaseIterable {
    case receiveToken, failRegistration, deliver, tap, attach, detach, release, suppress
    case activateToast, advance, answerUpload, router
    case handleURL, receiveLocalNotification, accept, openLink, openURL, completeLoad,
      completeLoadAgain, loader, navigate
    case post, resolver, idiom
    case dismiss, respond, taps, permission, interface, answer
    case answerPermission, logIn, logOutOf, switchAccount, answerUnregistration
    case deliverAgain, openScene
    case receiveActivityToken, receivePushToStartToken, endActivity, answerActivityUpload,
      answerActivityUnregistration
    case completeFetch, completeFetchAgain
    case completeDownload, completeText, expire
    case content, completeContent
    case early
  }

  /// Reads a step.
  ///
  /// - Throws: `DecodingError` for an unknown step, or for an argument that the step does not take.
  package init(from decoder: any Decoder) throws {
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
    case .receiveToken: return .token(.receive(try token(try text(), argument)))
    case .failRegistration: return .registration(.fail(RegistrationFailure(try text())))
    case .deliver: return .notification(.deliver(try text()))
    case .deliverAgain: return .notification(.deliverAgain(try text()))
    case .tap:
      guard argument.wholeText == nil else { return .responses(.tap(try text())) }
      let tap = try Tap(from: argument)
      return .responses(.tap(tap.notification, scene: try named(tap.scene, "a scene", argument)))
    case .openScene: return .scenes(.open(try named(try text(), "a scene", argument)))
    case .attach: return .participant(.attach(try text()))
    case .detach: return .participant(.detach(try text()))
    case .release: return .participant(.release(try text()))
    case .activateToast: return .toast(.activate(try text()))
    case .advance:
      guard let duration = WrittenDuration.duration(try text()) else {
        throw argument.corrupted("a time is written as a number and ms or s, such as \"5s\"")
      }
      return .time(.advance(duration))
    case .early:
      let jobs = try container.decode(Int.self, forKey: key)
      guard (0...TimeStep.mostJobs).contains(jobs) else {
        throw argument.corrupted("a number of jobs is between 0 and \(TimeStep.mostJobs)")
      }
      return .time(.early(after: jobs))
    case .suppress, .accept:
      let rules = try container.decode([String: NotificationNames].self, forKey: key)
      guard rules.count == 1, let (name, rule) = rules.first else {
        throw argument.corrupted("name one participant, such as {\"chat\": \"none\"}")
      }
      return key == .suppress
        ? .suppression(.suppress(name, rule)) : .responders(.accept(name, rule))
    case .openLink:
      guard argument.wholeText == nil else { return .links(.openLink(try text())) }
      let link = try Link(from: argument)
      return .links(.openLink(link.notification, query: link.query))
    case .openURL: return .links(.openURL(try text()))
    case .handleURL: return .links(.handleURL(try text()))
    case .receiveLocalNotification: return .services(.receiveLocalNotification(try text()))
    case .completeLoad:
      let load = try Ending<LoadOutcome>(from: argument)
      return .hierarchy(.completeLoad(of: load.notification, load.outcome))
    case .completeDownload:
      let download = try Ending<DownloadOutcome>(from: argument)
      return .extension(.completeDownload(of: download.notification, download.outcome))
    case .completeText:
      let fetch = try Ending<ContentOutcome>(from: argument)
      return .extension(.completeText(of: fetch.notification, fetch.outcome))
    case .expire: return .extension(.expire(try text()))
    case .content:
      switch try text() {
      case "takesTime": return .responses(.content(takesTime: true))
      case "loadsAtOnce": return .responses(.content(takesTime: false))
      default: throw argument.corrupted("the content \"takesTime\" or \"loadsAtOnce\"")
      }
    case .completeContent:
      let load = try Ending<ContentOutcome>(from: argument)
      return .responses(.completeContent(of: load.notification, load.outcome))
    case .completeLoadAgain: return .hierarchy(.completeLoadAgain(of: try text()))
    case .completeFetch, .completeFetchAgain:
      let fetch = try Fetch(from: argument)
      return key == .completeFetch
        ? .services(.completeFetch(of: fetch.notification, by: fetch.service, fetch.result))
        : .services(.completeFetchAgain(of: fetch.notification, by: fetch.service, fetch.result))
    case .loader:
      switch try text() {
      case "answersAtOnce": return .hierarchy(.loader(answersAtOnce: true))
      case "takesTime": return .hierarchy(.loader(answersAtOnce: false))
      default: throw argument.corrupted("the loader \"answersAtOnce\" or \"takesTime\"")
      }
    case .navigate: return .hierarchy(.navigate(to: try text()))
    case .post: return .navigation(.post(try AbstractMessage(from: argument)))
    case .resolver:
      switch try text() {
      case "present": return .navigation(.resolver(isPresent: true))
      case "absent": return .navigation(.resolver(isPresent: false))
      default: throw argument.corrupted("the resolver is \"present\" or \"absent\"")
      }
    case .idiom:
      return .navigation(.idiom(try container.decode(UserInterfaceIdiom.self, forKey: key)))
    case .dismiss: return .responses(.dismiss(try text()))
    case .respond:
      let choice = try Choice(from: argument)
      return .responses(.respond(to: choice.notification, with: choice.action, text: choice.text))
    case .taps: return .responses(.taps(try container.decode(TapDelivery.self, forKey: key)))
    case .answer:
      let answers = try container.decode([String: String].self, forKey: key)
      guard answers.count == 1, let (name, answer) = answers.first,
        ["yes", "no"].contains(answer)
      else {
        throw argument.corrupted("name one suppressor, such as {\"chat\": \"yes\"} or \"no\"")
      }
      return .suppression(.answer(name, answer == "yes"))
    case .interface:
      switch try text() {
      case "takesTime": return .launch(.interface(takesTime: true))
      case "comesWithLaunch": return .launch(.interface(takesTime: false))
      default: throw argument.corrupted("the interface \"takesTime\" or \"comesWithLaunch\"")
      }
    case .permission:
      return .permission(.set(try container.decode(AuthorizationStatus.self, forKey: key)))
    case .answerPermission:
      let status = try container.decode(AuthorizationStatus.self, forKey: key)
      guard status != .notDetermined else {
        throw argument.corrupted("an answer is a decision, and \"notDetermined\" is not a decision")
      }
      return .permission(.answer(status))
    case .logIn:
      return .account(.logIn(try named(try text(), "an account", argument)))
    case .logOutOf:
      return .account(.logOutOf(try named(try text(), "an account", argument)))
    case .switchAccount:
      return .account(.switchAccount(to: try named(try text(), "an account", argument)))
    case .answerUpload:
      let (token, answer) = try readAnswer(argument)
      return .token(.answerUpload(token: token, answer))
    case .answerUnregistration:
      let (token, answer) = try readAnswer(argument)
      return .account(.answerUnregistration(token: token, answer))
    case .answerActivityUpload:
      let (token, answer) = try readAnswer(argument)
      return .activity(.answerUpload(token: token, answer))
    case .answerActivityUnregistration:
      let (token, answer) = try readAnswer(argument)
      return .activity(.answerUnregistration(token: token, answer))
    case .receiveActivityToken: return .activity(try readActivityToken(argument))
    case .receivePushToStartToken: return .activity(try readPushToStartToken(argument))
    case .endActivity: return .activity(.end(try named(try text(), "an activity", argument)))
    case .router:
      switch try text() {
      case "accepts": return .links(.router(accepts: true))
      case "refuses": return .links(.router(accepts: false))
      default: throw argument.corrupted("the router \"accepts\" or \"refuses\"")
      }
    }
  }

  /// Reads the server's answer, and the token that the answer is about.
  private static func readAnswer(
    _ argument: any Decoder
  ) throws -> (token: DeviceToken, answer: UploadAnswer) {
    let upload = try Upload(from: argument)
    return (try token(upload.token, argument), upload.answer)
  }

  /// Returns the name unchanged, or throws an error if it is empty; `kind` says whose name it is, such as "a scene".
  static func named(_ name: String, _ kind: String, _ decoder: any Decoder) throws -> String {
    guard !name.isEmpty else { throw decoder.corrupted("\(kind) has a name") }
    return name
  }

  /// Reads a token in hexadecimal digits, which may be empty.
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
