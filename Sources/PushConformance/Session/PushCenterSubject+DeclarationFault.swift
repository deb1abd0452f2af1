import PushPayloads

extension PushCenterSubject {
  package func declarationFault(in kit: ConformanceKit) -> DeclarationFault? {
    let ofLines = contradiction ?? faultOfEdition ?? faultOfEvents ?? faultOfCategories
    let ofPushes = ofLines ?? faultOfShapes ?? faultOfLinks ?? faultOfForm
    return ofPushes ?? faultOfSamples.map(DeclarationFault.samples) ?? faultOfTemplate
      ?? faultOfEncoding ?? kit.faultOfFloor(subject: self)
  }

  private var contradiction: DeclarationFault? {
    var declared: [String: String] = [:]
    for line in app.lines {
      if let first = declared.updateValue(line.text, forKey: line.part) {
        return .declaredTwice(first: first, second: line.text)
      }
      if let needed = line.roles.first(where: { roles.isDisjoint(with: $0) }) {
        return .unused(line: line.text, needs: needed)
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
    let named =
      vocabulary.eventsAtOnce.sorted() + vocabulary.hiddenEvents.sorted()
      + (vocabulary.updateEvents ?? []).sorted()
      + vocabulary.forms.map(\.event) + vocabulary.samples.list.compactMap(\.event)
      + vocabulary.categories.compactMap(\.event)
    if let unknown = named.first(where: { vocabulary.events[$0] == nil }) {
      return .unknownEvent(unknown, known: vocabulary.events.keys.sorted())
    }
    var names: [String: String] = [:]
    for (event, value) in vocabulary.events.sorted(by: { $0.key < $1.key }) {
      if let other = names.updateValue(event, forKey: value.name) {
        return .eventsLookAlike(other, event, name: value.name)
      }
    }
    return nil
  }

  private var faultOfCategories: DeclarationFault? {
    var declared: [String: Vocabulary.Category] = [:]
    for var category in vocabulary.categories {
      guard let identifier = category.identifier else { continue }
      category.event = nil
      if let other = declared.updateValue(category, forKey: identifier), other != category {
        return .categoriesDiffer(identifier)
      }
    }
    return roles.contains(.categoryRegistering) && declared.isEmpty ? .withoutCategory : nil
  }

  private var faultOfShapes: DeclarationFault? {
    for shape in PushShape.allCases where vocabulary.neverSends.contains(shape) {
      if !shape.roles.isEmpty, roles.isDisjoint(with: shape.roles) {
        return .unused(line: shape.line, needs: shape.roles)
      }
      if let value = shape.value, !vocabulary.sends(value) {
        return .contradictsForm(line: shape.line, placeholder: "$0.\(value)")
      }
    }
    if let fault = faultOfNamedEvents { return fault }
    if declaresAccount, !roles.contains(.accountSwitching) {
      return .unused(line: "$0.account in .sends", needs: [.accountSwitching])
    }
    if vocabulary.sends(.withdrawsAll), !roles.contains(.withdrawing) {
      return .unused(line: "$0.withdrawsAll in .sends", needs: [.withdrawing])
    }
    if vocabulary.sends(.actionURL), roles.contains(.hierarchyBuilding) {
      return .excluded(line: "$0.actionURL in .sends", by: .hierarchyBuilding)
    }
    guard let beginning = vocabulary.beginningOfLinks, !vocabulary.sends(.url),
      !vocabulary.sends(.actionURL)
    else { return nil }
    return .contradictsForm(line: ".opensLinks(under: \(beginning))", placeholder: "$0.url")
  }

  private var faultOfNamedEvents: DeclarationFault? {
    for line in app.lines where [".hides", ".updates"].contains(line.part) {
      let isHiding = line.part == ".hides"
      if isHiding,
        let role = [Role.responderChain, .hierarchyBuilding].first(where: roles.contains)
      {
        return .excluded(line: line.text, by: role)
      }
      let events = isHiding ? vocabulary.hiddenEvents : vocabulary.updateEvents ?? []
      let isTold = events.allSatisfy { event in
        vocabulary.template.path(to: .type) != nil
          || vocabulary.forms.contains { $0.event == event }
      }
      if !isTold { return .contradictsForm(line: line.text, placeholder: "$0.type") }
    }
    return nil
  }

  /// True if the declaration itself gives the account a place in pushes; the default form does not count.
  private var declaresAccount: Bool {
    let template = vocabulary.template
    return template != Vocabulary.template && template.path(to: .account) != nil
      || vocabulary.forms.contains { $0.says(.account) }
  }

  /// The fault of a link that does not name its object or its event; nil if all links are complete.
  ///
  /// A link leads to the same screens as a push of the link's event. So each link has to name its event if the center
  /// opens links and the app has several events.
  private var faultOfLinks: DeclarationFault? {
    let (link, events) = (vocabulary.link, vocabulary.events)
    guard link.toObject.contains("{id}")
    else { return .linkWithoutPlace(link: link.toObject, placeholder: "{id}") }
    guard roles.contains(.linkOpening), events.count > 1 else { return nil }
    return [link.toObject, link.toEvent].first { !$0.contains("{type}") }
      .map { .linkWithoutPlace(link: $0, placeholder: "{type}") }
  }

  private var faultOfForm: DeclarationFault? {
    if let line = app.unsteadyLine { return .sendsDifferently(line: line) }
    let templates = [vocabulary.template] + vocabulary.forms.map(\.template)
    let lines = [".sends { … }"] + vocabulary.forms.map { ".sends(\"\($0.event)\") { … }" }
    for (line, template) in zip(lines, templates) {
      guard let path = template.repeatedMember else { continue }
      return .repeatedMember(line: line, path: path)
    }
    return templates.allSatisfy { $0.path(to: .aps) == ["aps"] } ? nil : .withoutAPS
  }

  private var faultOfTemplate: DeclarationFault? {
    let templates = [vocabulary.template] + vocabulary.forms.map(\.template)
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
    // If the app encodes its pushes, `faultOfEncoding` checks the size of the encoded body instead.
    let plain = vocabulary.encode == nil ? templates : []
    let size = plain.map { AbstractNotification.sample("1").body(in: $0, of: vocabulary) }
      .map(\.utf8.count).max()
    let limit = SizeLimit().bytes
    if let size, size > limit { return .tooLarge(size: size, limit: limit) }
    return faultOfForms
  }

  /// The fault of two declared forms that no app can distinguish; nil if there are no such forms.
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
    for template in [vocabulary.template] + vocabulary.forms.map(\.template) {
      let pushes = ["1", "2"].map {
        AbstractNotification.sample($0).body(in: template, of: vocabulary)
      }
      let bodies = pushes.map(encode)
      if bodies[0]["aps"] != pushes[0]["aps"] { return .encodesAPS }
      if bodies != pushes.map(encode) { return .encodesDifferently }
      if bodies[0] == bodies[1], pushes[0] != pushes[1] { return .encodesAlike }
      let (size, limit) = (bodies[0].utf8.count, SizeLimit().bytes)
      if size > limit { return .encodesTooLarge(size: size, limit: limit) }
    }
    return nil
  }

  var faultOfSamples: SampleFault? {
    if let fault = vocabulary.faultOfSamples { return fault }
    let forms = [nil] + vocabulary.forms.indices.map { $0 }
    return forms.lazy.compactMap(brokenPromise(ofForm:)).first
  }

  /// The kinds of push that the kit can recognize in a sample.
  ///
  /// A sample does not show the other kinds: for example, whether an encrypted text can be decrypted, or whether the
  /// app knows an event that the declaration omits.
  private static let recognized: [PushShape] = [
    .silent, .withoutText, .withoutURL, .withoutType, .withoutObjectID, .withoutMessageID,
    .malformed, .badge, .structuredAlert, .localizedText,
  ]

  /// Returns the fault of the first sample of a form that contradicts a line of the declaration; nil if no sample does.
  ///
  /// If `index` is nil, the method checks the samples of the form of `.sends { … }`.
  private func brokenPromise(ofForm index: Int?) -> SampleFault? {
    let form = index.map { vocabulary.forms[$0] }
    let template = vocabulary.template(of: form)
    for sample in vocabulary.samples(ofForm: index) {
      let push = AbstractNotification(sample: sample.body, in: template)
      for shape in Self.recognized where vocabulary.neverSends.contains(shape) {
        // The line `.neverSends(…)` cannot be about a field that the form never has.
        if let value = shape.value, template.path(to: value) == nil { continue }
        guard shape.describes(push, in: vocabulary) else { continue }
        return .neverSent(sample: sample.name, line: shape.line)
      }
      guard let beginning = vocabulary.beginningOfLinks,
        let link = [push.url?.string, push.actionURL].lazy.compactMap(\.self)
          .first(where: { !$0.hasPrefix(beginning.prefix { $0 != "{" }) })
      else { continue }
      return .linkOfOthers(
        sample: sample.name,
        link: link,
        line: ".opensLinks(under: \(beginning))"
      )
    }
    return nil
  }
}

/// The placeholders that a role needs in the form of the pushes: every placeholder of one list in `alternatives`.
private struct TemplateNeed {
  let role: Role
  let alternatives: [[PushTemplate.Field]]

  static let all = [
    TemplateNeed(role: .routing, alternatives: [[.url], [.type, .objectID]]),
    TemplateNeed(role: .hierarchyBuilding, alternatives: [[.type]]),
    TemplateNeed(role: .linkOpening, alternatives: [[.type]]),
    TemplateNeed(role: .deduplicating, alternatives: [[.messageID]]),
    TemplateNeed(role: .withdrawing, alternatives: [[.withdrawn], [.withdrawsAll]]),
    TemplateNeed(role: .accountSwitching, alternatives: [[.account]]),
    TemplateNeed(role: .attaching, alternatives: [[.attachment]]),
    TemplateNeed(role: .decrypting, alternatives: [[.ciphertext]]),
    TemplateNeed(role: .textFetching, alternatives: [[.messageID]]),
  ]
}

extension AbstractNotification {
  /// Returns the body that a push of a form has for this notification, before the app encodes the push.
  fileprivate func body(in template: PushTemplate, of vocabulary: Vocabulary) -> JSONObject {
    var vocabulary = vocabulary
    (vocabulary.template, vocabulary.forms) = (template, [])
    return rendered(with: vocabulary)
  }

  fileprivate static func sample(_ id: String) -> AbstractNotification {
    AbstractNotification(
      alert: ["title": "Ada", "body": "Lunch at one?"],
      url: .string("app://items/\(id)"),
      type: "message",
      objectID: .string(id),
      messageID: .string("m-\(id)")
    )
  }

  /// Creates the notification by which a scenario would describe the push in a sample.
  fileprivate init(sample: JSONObject, in template: PushTemplate) {
    let values = template.values(in: .object(sample))
    func value(_ field: PushTemplate.Field) -> JSONValue? {
      values[field] == .null ? nil : values[field]
    }
    let aps = sample["aps"]?.object ?? JSONObject()
    self.init(
      alert: aps["alert"],
      url: value(.url),
      actionURL: value(.actionURL)?.string,
      type: value(.type),
      objectID: value(.objectID),
      messageID: value(.messageID),
      attachment: value(.attachment),
      ciphertext: value(.ciphertext),
      aps: aps
    )
  }
}
