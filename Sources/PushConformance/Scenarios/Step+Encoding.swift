import PushPayloads
import PushSimulation

extension Step {
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
    case .tap(let name, nil): try container.encode(name, forKey: .tap)
    case .tap(let name, let scene?):
      try container.encode(Tap(notification: name, scene: scene), forKey: .tap)
    case .openScene(let scene): try container.encode(scene, forKey: .openScene)
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
    case .completeFetch(let name, let service, let result):
      try container.encode(
        Fetch(notification: name, service: service, result: result),
        forKey: .completeFetch
      )
    case .completeFetchAgain(let name, let service, let result):
      try container.encode(
        Fetch(notification: name, service: service, result: result),
        forKey: .completeFetchAgain
      )
    case .completeDownload(let name, let outcome):
      try container.encode(
        Download(notification: name, outcome: outcome),
        forKey: .completeDownload
      )
    case .expire(let name): try container.encode(name, forKey: .expire)
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
    case .receiveActivityToken(let token, .activity(let id)):
      try container.encode(
        ActivityToken(token: token.hexadecimal, activity: id),
        forKey: .receiveActivityToken
      )
    case .receiveActivityToken(let token, .pushToStart(let type)):
      try container.encode(
        PushToStartToken(token: token.hexadecimal, attributesType: type),
        forKey: .receivePushToStartToken
      )
    case .endActivity(let id): try container.encode(id, forKey: .endActivity)
    case .answerActivityUpload(let token, let answer):
      try container.encode(
        Upload(token: token.hexadecimal, answer: answer),
        forKey: .answerActivityUpload
      )
    case .answerActivityUnregistration(let token, let answer):
      try container.encode(
        Upload(token: token.hexadecimal, answer: answer),
        forKey: .answerActivityUnregistration
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
}
