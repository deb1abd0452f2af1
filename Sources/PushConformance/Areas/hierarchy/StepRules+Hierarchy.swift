import PropertyEngine
import PushPayloads
import PushSimulation

extension StepRules {
  /// Query items that do not change the event of a link.
  static let campaign = "utm_source=mail"

  var loading: [StepRule] {
    guard hears(.hierarchyBuilding) else { return [] }
    return [
      // Any notification can have an unfinished load.
      StepRule("completeLoad", weight: 10, when: { $0.runs && !$0.names.isEmpty }) {
        (model, source) in
        let name = model.names[source.index(model.names.count)]
        let outcomes: [LoadOutcome] = [.screens, .failure, .nothing]
        return .hierarchy(.completeLoad(of: name, outcomes[source.index(weights: [5, 1, 1])]))
      },
      StepRule("navigate", weight: 2, when: \.runs) { _, source in
        .hierarchy(.navigate(to: ["Settings", "Profile"][source.index(2)]))
      },
    ]
  }

  var wishes: [StepRule] {
    let rules = [
      StepRule("deliver", weight: 14, isEssential: true, when: { $0.runs && !$0.unknown.isEmpty }) {
        (model, source) in
        .notification(.deliver(Self.pick(model.unknown, among: model.names, &source)))
      },
      StepRule(
        "completeLoad",
        weight: 20,
        isEssential: true,
        when: { $0.isIn(.active) && !$0.loading.isEmpty }
      ) { model, source in
        let name = Self.pick(model.loading, among: model.names, &source)
        let outcomes: [LoadOutcome] = [.screens, .failure, .nothing]
        return .hierarchy(.completeLoad(of: name, outcomes[source.index(weights: [6, 1, 1])]))
      },
      StepRule("tap", weight: 20, when: { $0.isIn(.background) && !$0.banners.isEmpty }) {
        (model, source) in
        .responses(.tap(Self.pick(model.banners, among: model.names, &source)))
      },
      Self.activateToast(weight: 8),
      StepRule("navigate", weight: 5, when: { $0.isIn(.active) }) { _, source in
        .hierarchy(.navigate(to: ["Settings", "Profile"][source.index(2)]))
      },
      StepRule("advance", weight: 2, when: \.runs) { _, _ in .time(.advance(.seconds(6))) },
      // If the loader answers at once, few loads can end out of order, so this step is rare.
      StepRule("loader", weight: 1) { _, source in
        .hierarchy(.loader(answersAtOnce: source.bool(2, outOf: 3)))
      },
    ]
    guard hears(.linkOpening) else { return rules }
    return rules + [
      StepRule(
        "openLink",
        weight: 10,
        when: { $0.isIn(.active) && $0.loading.isEmpty && !$0.unknown.isEmpty }
      ) { model, source in
        let name = Self.pick(model.unknown, among: model.names, &source)
        return .links(.openLink(name, query: source.bool(1, outOf: 4) ? Self.campaign : nil))
      }
    ]
  }

  var courseOfWishes: Course {
    let followsLinks = hears(.linkOpening)
    return { model, source in
      let news = model.unknown
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
}

extension ScenarioCast {
  func event(_ number: Int, _ source: inout ChoiceSource) -> AbstractNotification {
    let types = types(["message", "task", "invitation", ""], &source)
    let objects: [JSONValue?] = [
      .string(id(number, &source)), .string("\(number) of 7 & more"), .string("\(number)/7%2F+a"),
      nil,
    ]
    return AbstractNotification(
      alert: .string("Message \(number)"),
      type: .string(types[source.index(weights: [4, 3, 2, 2])]),
      objectID: objects[source.index(weights: [5, 1, 1, 1])],
      messageID: .string("m-\(number)")
    )
  }
}
