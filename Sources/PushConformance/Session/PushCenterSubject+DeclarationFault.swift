import PushPayloads

extension PushCenterSubject {
  /// Finds the first fault of the declaration.
  ///
  /// - Parameter kit: The kit, whose requirements count for the declared floor.
  /// - Returns: The fault; nil if there is none.
  func declarationFault(in kit: ConformanceKit) -> DeclarationFault? {
    contradiction ?? faultOfEdition ?? faultOfEvents ?? faultOfTemplate ?? faultOfEncoding
      ?? kit.faultOfFloor(subject: self)
  }

  private var contradiction: DeclarationFault? {
    var declared: [String: String] = [:]
    for line in app.lines {
      if let first = declared.updateValue(line.text, forKey: line.part) {
        return .declaredTwice(first: first, second: line.text)
      }
      if !line.roles.isEmpty, roles.isDisjoint(with: line.roles) {
        return .unused(line: line.text, needs: line.roles)
      }
    }
    return roles.isSuperset(of: [.unregistering, .severalAccounts])
      ? .conformsToBoth(.unregistering, .severalAccounts) : nil
  }

  private var faultOfEdition: DeclarationFault? {
    guard let name = app.editionName, app.edition == nil else { return nil }
    return .unknownEdition(name, known: Edition.all.map(\.name))
  }

  private var faultOfEvents: DeclarationFault? {
    let named = vocabulary.eventsAtOnce.sorted() + vocabulary.forms.map(\.event)
    let unknown = named.first { vocabulary.events[$0] == nil }
    return unknown.map { .unknownEvent($0, known: vocabulary.events.keys.sorted()) }
  }

  private var faultOfTemplate: DeclarationFault? {
    let templates = [vocabulary.template] + vocabulary.forms.map(\.template)
    guard templates.allSatisfy({ $0.path(to: .aps) == ["aps"] }) else { return .withoutAPS }
    for need in TemplateNeed.all where roles.contains(need.role) {
      let isMet = need.alternatives.contains { $0.allSatisfy(vocabulary.sends) }
      if !isMet {
        return .withoutPlace(
          for: need.role,
          placeholders: need.alternatives.map { alternative in
            alternative.map { "$0.\($0)" }.joined(separator: " with ")
          }
        )
      }
    }
    let size = templates.map { AbstractNotification.sample.size(in: $0, of: vocabulary) }.max() ?? 0
    let limit = SizeLimit().bytes
    return size > limit ? .tooLarge(size: size, limit: limit) : faultOfForms
  }

  /// The fault of two forms that no app can tell apart; nil if there are none.
  private var faultOfForms: DeclarationFault? {
    for (index, form) in vocabulary.forms.enumerated() {
      let hasType = form.template.path(to: .type) != nil
      if !hasType, form.template == vocabulary.template { return .looksPlain(form.event) }
      for other in vocabulary.forms[(index + 1)...] where other.template == form.template {
        if other.event == form.event ? other.link != form.link : !hasType {
          return .looksAlike(form.event, other.event)
        }
      }
    }
    return nil
  }

  private var faultOfEncoding: DeclarationFault? {
    guard let encode = vocabulary.encode else { return nil }
    let push = AbstractNotification.sample.rendered(with: vocabulary)
    let body = encode(push)
    if body["aps"] != push["aps"] { return .encodesAPS }
    return body == encode(push) ? nil : .encodesDifferently
  }
}

/// The placeholders that a role needs in the form of the pushes.
///
/// Each of `alternatives` is a list of placeholders. The form needs all placeholders of at least one of these lists.
private struct TemplateNeed {
  let role: Role
  let alternatives: [[PushTemplate.Field]]

  static let all = [
    TemplateNeed(role: .routing, alternatives: [[.url], [.type, .objectID]]),
    TemplateNeed(role: .hierarchyBuilding, alternatives: [[.type]]),
    TemplateNeed(role: .linkOpening, alternatives: [[.type]]),
    TemplateNeed(role: .deduplicating, alternatives: [[.messageID]]),
    TemplateNeed(role: .withdrawing, alternatives: [[.withdrawn]]),
    TemplateNeed(role: .attaching, alternatives: [[.attachment]]),
    TemplateNeed(role: .decrypting, alternatives: [[.ciphertext]]),
  ]
}

extension AbstractNotification {
  /// Returns the size, in bytes, of this notification as a push in a form.
  fileprivate func size(in template: PushTemplate, of vocabulary: Vocabulary) -> Int {
    var vocabulary = vocabulary
    (vocabulary.template, vocabulary.forms) = (template, [])
    return rendered(with: vocabulary).utf8.count
  }

  /// An ordinary push, with an alert, a URL, an event type, and the ids of an object and a message.
  fileprivate static let sample = AbstractNotification(
    alert: ["title": "Ada", "body": "Lunch at one?"],
    url: "app://items/1",
    type: "message",
    objectID: "1",
    messageID: "m-1"
  )
}
