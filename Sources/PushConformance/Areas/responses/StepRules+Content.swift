import PropertyEngine
import PushSimulation

extension StepRules {
  var contents: [StepRule] {
    guard hears(.contentLoading) || hears(.backgroundUpdating) || hears(.actionSubmitting)
    else { return [] }
    let courses =
      (hears(.contentLoading) ? [Self.carryOn(weight: 40, courseOfContent)] : [])
      + (hears(.backgroundUpdating) ? [Self.carryOn(weight: 30, courseOfUpdates)] : [])
      + (hears(.actionSubmitting) ? [Self.carryOn(weight: 20, courseOfActions)] : [])
    return [
      StepRule("content", weight: 6, isEssential: true) { _, source in
        .responses(.content(takesTime: !source.bool(1, outOf: 6)))
      },
      StepRule(
        "completeContent",
        weight: 24,
        isEssential: true,
        when: { $0.runs && !loading($0).isEmpty }
      ) { model, source in
        let name = Self.pick(loading(model), among: model.names, &source)
        let outcomes: [ContentOutcome] = [.loaded, .failure]
        return .responses(.completeContent(of: name, outcomes[source.index(weights: [5, 1])]))
      },
    ] + courses
  }

  private func loading(_ model: ScenarioModel) -> [String] {
    let opened = model.content.opened
    return hears(.backgroundUpdating)
      ? opened + model.delivered.filter(model.facts.isSilent) : opened
  }

  private var courseOfUpdates: Course {
    { model, source in
      if !model.content.takesTime, source.bool(3, outOf: 4) {
        return .responses(.content(takesTime: true))
      }
      // The system waits 30 s for the center to call the completion handler.
      if model.content.hasLoaded, source.bool() { return .time(.advance(.seconds(30))) }
      let news = Self.yetToCome(model).filter(model.facts.isSilent)
      let latest = model.delivered.last(where: model.facts.isSilent)
      if let latest, model.runs, !model.content.hasLoaded, news.isEmpty || source.bool(2, outOf: 3)
      {
        let hasFailed = source.bool(1, outOf: 4)
        return .responses(.completeContent(of: latest, hasFailed ? .failure : .loaded))
      }
      guard !news.isEmpty
      else { return model.isIn(.active) ? .application(.enterBackground) : Self.toTheFront(model) }
      return .notification(.deliver(Self.pick(news, among: model.names, &source)))
    }
  }

  private var courseOfContent: Course {
    let waitsForScreens = area == .launches && hears(.deferring)
    return { model, source in
      if !model.content.takesTime, source.bool() { return .responses(.content(takesTime: true)) }
      // Sometimes the user opens another notification while the content of the first notification loads.
      let opensAnother =
        model.content.opened.count == 1 && !model.content.hasLoaded
        && (model.isIn(.background) || source.bool(1, outOf: 3))
      if let last = model.content.opened.last, !opensAnother {
        if waitsForScreens, source.bool(1, outOf: 4) { return .launch(.interfaceReady) }
        return .responses(.completeContent(of: last, .loaded))
      }
      if waitsForScreens, model.content.hasLoaded { return .launch(.interfaceReady) }
      if Self.hasArrival(model), source.bool(3, outOf: 4) {
        return .responses(.tap(Self.arrival(model, &source)))
      }
      let news = Self.yetToCome(model)
      guard !news.isEmpty, !model.isIn(.active)
      else { return model.isIn(.active) ? .application(.enterBackground) : Self.toTheFront(model) }
      return .notification(.deliver(Self.pick(news, among: model.names, &source)))
    }
  }

  private var courseOfActions: Course {
    { model, source in
      if !model.content.takesTime, source.bool(3, outOf: 4) {
        return .responses(.content(takesTime: true))
      }
      if model.content.hasLoaded, source.bool() { return .time(.advance(.seconds(30))) }
      let answerable = open(model) { $0.actions.values.contains { !$0.opensApp } }
      if let first = model.content.opened.first, model.runs, !model.content.hasLoaded,
        source.bool(answerable.isEmpty ? 5 : 2, outOf: 6)
      {
        let hasFailed = source.bool(1, outOf: 4)
        return .responses(.completeContent(of: first, hasFailed ? .failure : .loaded))
      }
      if model.isIn(.active) { return .application(.enterBackground) }
      let news = Self.yetToCome(model)
      // Sometimes two requests are open at the same time.
      if !answerable.isEmpty, answerable.count > 1 || news.isEmpty || source.bool() {
        let name = Self.pick(answerable, among: model.names, &source)
        return choice(of: name, model, &source) { !$0.opensApp }
      }
      guard !news.isEmpty else { return Self.toTheFront(model) }
      return .notification(.deliver(Self.pick(news, among: model.names, &source)))
    }
  }
}

/// The requests that can be open in a generated scenario, according to its steps.
struct ContentModel {
  /// The notifications that the user has opened in the process, and whose content has not arrived.
  var opened: [String] = []
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
