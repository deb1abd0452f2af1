/// The content of the notifications that the user opens in a generated scenario.
///
/// It is part of ``ScenarioModel``, which plays nothing. So it knows only that the content of an opened notification
/// may be loading.
struct ContentModel {
  /// The notifications that the user has opened in the process, and whose content has not come.
  var opened: [String] = []
  /// True if requests for the content of notifications wait for a step.
  private(set) var takesTime = false
  /// True if the last step was the end of a request for content.
  private(set) var hasLoaded = false

  mutating func follow(_ step: Step) {
    hasLoaded = false
    switch step {
    case .toast(.activate(let name)): opened.append(name)
    case .responses(let step): follow(step)
    case .application, .time, .participant, .account, .activity, .extension, .hierarchy, .launch,
      .links, .navigation, .notification, .permission, .registration, .responders, .scenes,
      .services, .suppression, .token:
      break
    }
  }

  private mutating func follow(_ step: ResponsesStep) {
    switch step {
    case .tap(let name, _), .respond(let name, _, _): opened.append(name)
    case .content(let takesTime): self.takesTime = takesTime
    case .completeContent(let name, _):
      hasLoaded = true
      if let first = opened.firstIndex(of: name) { opened.remove(at: first) }
    case .dismiss, .taps: break
    }
  }
}
