import PropertyEngine
import PushSimulation

/// How the stories go on that are about notifications, and about those who hear of them.
extension StepRules {
  /// From the suppressor to the question, and to its answer or the end of all patience.
  static let courseOfWaiting: Course = { model, source in
    if let asked = model.questions.first {
      return source.bool(1, outOf: 3)
        ? .time(.advance([.seconds(2), .seconds(10)][source.index(2)]))
        : .suppression(.answer(asked, source.bool(1, outOf: 3)))
    }
    let absent = absent(of: ScenarioCast.participants[.suppressor] ?? [], in: model)
    if model.attached.isEmpty, let first = absent.first { return .participant(.attach(first)) }
    let news = yetToCome(model)
    return news.isEmpty
      ? .time(.advance(.seconds(10)))
      : .notification(.deliver(pick(news, among: model.names, &source)))
  }

  /// From whoever listens or minds to a notification in the open application.
  var courseOfReceipts: Course {
    let hearsResponses = hears(.responding)
    // Without responses, what comes in the background is followed there.
    let parts: UInt64 = hearsResponses ? 1 : 2
    return { model, source in
      let people = ParticipantKind.allCases.flatMap { ScenarioCast.participants[$0] ?? [] }
      let absent = Self.absent(of: people, in: model)
      if !absent.isEmpty, model.attached.isEmpty || source.bool(1, outOf: 3) {
        return .participant(.attach(Self.pick(absent, among: people, &source)))
      }
      if let last = model.attached.last, source.bool(1, outOf: 8) {
        return Self.change(of: last, in: model, &source)
      }
      let news = Self.yetToCome(model)
      if model.isIn(.active) ? !source.bool(parts, outOf: 6) : source.bool(parts, outOf: 3) {
        return news.isEmpty
          ? .time(.advance(.seconds(6)))
          : .notification(.deliver(Self.pick(news, among: model.names, &source)))
      }
      guard !model.isIn(.active) else { return .application(.enterBackground) }
      guard hearsResponses, !model.listed.isEmpty, source.bool() else {
        return Self.toTheFront(model)
      }
      let name = Self.arrival(model, &source)
      let responses: [Step] = [
        .responses(.tap(name)), .responses(.respond(to: name, with: "archive")),
        .responses(.dismiss(name)),
        .responses(.respond(to: name, with: "show")),
      ]
      return responses[source.index(responses.count)]
    }
  }

  /// From those who react, and whom they may act on, to the notification that they wait for, and to the next.
  static let courseOfReactions: Course = { model, source in
    guard model.isIn(.active) else { return toTheFront(model) }
    let people = ParticipantKind.allCases.flatMap { ScenarioCast.participants[$0] ?? [] }
    let absent = absent(of: people, in: model)
    let reacting = absent.filter { model.cast.reactions[$0] != nil }
    if let first = reacting.first { return .participant(.attach(first)) }
    if !absent.isEmpty, source.bool(5, outOf: 6) {
      return .participant(.attach(pick(absent, among: people, &source)))
    }
    let news = yetToCome(model)
    let awaited = news.filter { name in
      model.cast.reactions.values.contains { $0.contains { $0.notification == name } }
    }
    if let first = awaited.first { return .notification(.deliver(first)) }
    return news.isEmpty
      ? .time(.advance(.seconds(6)))
      : .notification(.deliver(pick(news, among: model.names, &source)))
  }

  /// Another mind of a participant, or its end.
  private static func change(
    of person: String,
    in model: ScenarioModel,
    _ source: inout ChoiceSource
  ) -> Step {
    let answer = ScenarioCast.answer(about: model.names, &source)
    switch model.cast.kind(of: person) {
    case .responder: return source.bool() ? .responders(.pop) : .responders(.accept(person, answer))
    case .suppressor:
      return source.bool() ? .participant(.detach(person)) : .suppression(.suppress(person, answer))
    default: return .participant(.detach(person))
    }
  }

  /// From an event to the end of its load, to its toast, and to the screens.
  var courseOfWishes: Course {
    let followsLinks = hears(.linkOpening)
    return { model, source in
      let news = model.names.filter {
        !model.delivered.contains($0) && !model.linked.contains($0)
      }
      guard model.isIn(.active) else {
        if model.isIn(.background), !model.banners.isEmpty {
          return .responses(.tap(Self.pick(model.banners, among: model.names, &source)))
        }
        return news.isEmpty || !model.isIn(.background)
          ? Self.toTheFront(model)
          : .notification(.deliver(Self.pick(news, among: model.names, &source)))
      }
      if let first = model.loading.first {
        switch source.index(weights: [5, 2, 1]) {
        case 0: return .hierarchy(.completeLoad(of: first, .screens))
        case 2: return .hierarchy(.navigate(to: "Settings"))
        default: break
        }
      }
      if !model.open.isEmpty, source.bool(1, outOf: 3) {
        return .toast(.activate(Self.pick(model.open, among: model.names, &source)))
      }
      guard !news.isEmpty else { return .hierarchy(.navigate(to: "Settings")) }
      let name = Self.pick(news, among: model.names, &source)
      let isLink = followsLinks && model.loading.isEmpty && source.bool(1, outOf: 3)
      guard isLink else { return .notification(.deliver(name)) }
      return .links(.openLink(name, query: source.bool(1, outOf: 3) ? Self.campaign : nil))
    }
  }

  /// From the listener to a notification, to one that has to do with it, and to the tap.
  static let courseOfBooks: Course = { model, source in
    let absent = absent(of: ScenarioCast.participants[.observer] ?? [], in: model)
    if model.attached.isEmpty, let first = absent.first { return .participant(.attach(first)) }
    let relatives = yetToCome(model).filter(model.isRelated)
    switch source.index(weights: [8, 4, 6, 4, 1]) {
    case 1 where !model.delivered.isEmpty: return .notification(.deliver(delivered(model, &source)))
    case 2 where !model.listed.isEmpty: return .responses(.tap(arrival(model, &source)))
    case 3 where model.isIn(.active): return .application(.enterBackground)
    case 4 where !model.attached.isEmpty: return .participant(.detach(model.attached[0]))
    default: break
    }
    let news = relatives.isEmpty ? yetToCome(model) : relatives
    guard news.isEmpty else {
      return .notification(.deliver(pick(news, among: model.names, &source)))
    }
    return model.delivered.isEmpty
      ? .time(.advance(.seconds(6))) : .notification(.deliver(delivered(model, &source)))
  }
}
