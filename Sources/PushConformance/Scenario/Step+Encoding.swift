import PushPayloads
import PushSimulation

extension Step {
  /// Writes the step in the form that ``init(from:)`` reads.
  package func encode(to encoder: any Encoder) throws {
    if let name = Self.plain.first(where: { $0.value == self })?.key {
      var container = encoder.singleValueContainer()
      return try container.encode(name)
    }
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .token(.receive(let token)): try container.encode(token.hexadecimal, forKey: .receiveToken)
    case .registration(.fail(let failure)):
      try container.encode(failure.description, forKey: .failRegistration)
    case .notification(.deliver(let name)): try container.encode(name, forKey: .deliver)
    case .notification(.deliverAgain(let name)): try container.encode(name, forKey: .deliverAgain)
    case .responses(.tap(let name, nil)): try container.encode(name, forKey: .tap)
    case .responses(.tap(let name, let scene?)):
      try container.encode(Tap(notification: name, scene: scene), forKey: .tap)
    case .scenes(.open(let scene)): try container.encode(scene, forKey: .openScene)
    case .participant(.attach(let name)): try container.encode(name, forKey: .attach)
    case .participant(.detach(let name)): try container.encode(name, forKey: .detach)
    case .participant(.release(let name)): try container.encode(name, forKey: .release)
    case .toast(.activate(let name)): try container.encode(name, forKey: .activateToast)
    case .suppression(.suppress(let name, let rule)):
      try container.encode([name: rule], forKey: .suppress)
    case .responders(.accept(let name, let rule)):
      try container.encode([name: rule], forKey: .accept)
    case .links(.openLink(let name, nil)): try container.encode(name, forKey: .openLink)
    case .links(.openLink(let name, let query?)):
      try container.encode(Link(notification: name, query: query), forKey: .openLink)
    case .links(.openURL(let url)): try container.encode(url, forKey: .openURL)
    case .links(.handleURL(let url)): try container.encode(url, forKey: .handleURL)
    case .services(.receiveLocalNotification(let text)):
      try container.encode(text, forKey: .receiveLocalNotification)
    case .hierarchy(.completeLoad(let name, let outcome)):
      try container.encode(Ending(notification: name, outcome: outcome), forKey: .completeLoad)
    case .hierarchy(.completeLoadAgain(let name)):
      try container.encode(name, forKey: .completeLoadAgain)
    case .services(.completeFetch(let name, let service, let result)):
      try container.encode(
        Fetch(notification: name, service: service, result: result),
        forKey: .completeFetch
      )
    case .services(.completeFetchAgain(let name, let service, let result)):
      try container.encode(
        Fetch(notification: name, service: service, result: result),
        forKey: .completeFetchAgain
      )
    case .extension(.completeDownload(let name, let outcome)):
      try container.encode(
        Ending(notification: name, outcome: outcome),
        forKey: .completeDownload
      )
    case .extension(.completeText(let name, let outcome)):
      try container.encode(Ending(notification: name, outcome: outcome), forKey: .completeText)
    case .extension(.expire(let name)): try container.encode(name, forKey: .expire)
    case .hierarchy(.loader(let answersAtOnce)):
      try container.encode(answersAtOnce ? "answersAtOnce" : "takesTime", forKey: .loader)
    case .hierarchy(.navigate(let type)): try container.encode(type, forKey: .navigate)
    case .navigation(.post(let message)): try container.encode(message, forKey: .post)
    case .responses(.dismiss(let name)): try container.encode(name, forKey: .dismiss)
    case .responses(.respond(let name, let action, let text)):
      try container.encode(
        Choice(notification: name, action: action, text: text),
        forKey: .respond
      )
    case .responses(.taps(let delivery)): try container.encode(delivery, forKey: .taps)
    case .responses(.content(let takesTime)):
      try container.encode(takesTime ? "takesTime" : "loadsAtOnce", forKey: .content)
    case .responses(.completeContent(let name, let outcome)):
      try container.encode(Ending(notification: name, outcome: outcome), forKey: .completeContent)
    case .suppression(.answer(let name, let isYes)):
      try container.encode([name: isYes ? "yes" : "no"], forKey: .answer)
    case .launch(.interface(let takesTime)):
      try container.encode(takesTime ? "takesTime" : "comesWithLaunch", forKey: .interface)
    case .permission(.set(let status)): try container.encode(status, forKey: .permission)
    case .navigation(.resolver(let isPresent)):
      try container.encode(isPresent ? "present" : "absent", forKey: .resolver)
    case .navigation(.idiom(let idiom)): try container.encode(idiom, forKey: .idiom)
    case .time(.early(let jobs)): try container.encode(jobs, forKey: .early)
    case .time(.advance(let duration)):
      try container.encode(WrittenDuration.text(duration), forKey: .advance)
    case .token(.answerUpload(let token, let answer)):
      try container.encode(Upload(token: token.hexadecimal, answer: answer), forKey: .answerUpload)
    case .permission(.answer(let status)): try container.encode(status, forKey: .answerPermission)
    case .account(.logIn(let account)): try container.encode(account, forKey: .logIn)
    case .account(.logOutOf(let account)): try container.encode(account, forKey: .logOutOf)
    case .account(.switchAccount(let account)):
      try container.encode(account, forKey: .switchAccount)
    case .account(.answerUnregistration(let token, let answer)):
      try container.encode(
        Upload(token: token.hexadecimal, answer: answer),
        forKey: .answerUnregistration
      )
    case .activity(.receiveToken(let token, .activity(let id))):
      try container.encode(
        ActivityToken(token: token.hexadecimal, activity: id),
        forKey: .receiveActivityToken
      )
    case .activity(.receiveToken(let token, .pushToStart(let type))):
      try container.encode(
        PushToStartToken(token: token.hexadecimal, attributesType: type),
        forKey: .receivePushToStartToken
      )
    case .activity(.end(let id)): try container.encode(id, forKey: .endActivity)
    case .activity(.answerUpload(let token, let answer)):
      try container.encode(
        Upload(token: token.hexadecimal, answer: answer),
        forKey: .answerActivityUpload
      )
    case .activity(.answerUnregistration(let token, let answer)):
      try container.encode(
        Upload(token: token.hexadecimal, answer: answer),
        forKey: .answerActivityUnregistration
      )
    case .links(.router(let accepts)):
      try container.encode(accepts ? "accepts" : "refuses", forKey: .router)
    case .application(.launch), .application(.launchInBackground), .application(.resignActive),
      .application(.becomeActive), .application(.enterBackground),
      .application(.enterForeground), .application(.suspend), .application(.resume),
      .application(.terminate), .application(.forceQuit),
      .registration(.request), .responders(.pop), .launch(.interfaceReady), .navigation(.subscribe),
      .permission(.request),
      .permission(.read), .account(.logOut), .account(.optOut), .account(.optIn):
      // The code above writes every step in `plain` by its name. So a step that comes here is missing in `plain`.
      throw EncodingError.invalidValue(
        self,
        .init(codingPath: encoder.codingPath, debugDescription: "the step has no written name")
      )
    }
  }
}
