import PushPayloads

extension Vocabulary {
  /// Returns a form of the event, or nil if the event has no form; pushes with equal message ids get the same form.
  func form(of notification: AbstractNotification) -> EventForm? {
    guard !forms.isEmpty, notification.origin == .own, let event = notification.type?.string
    else { return nil }
    let own = forms.filter { $0.event == event }
    guard !own.isEmpty else { return nil }
    return own[notification.key.utf8.reduce(0) { $0 &+ Int($1) } % own.count]
  }

  /// Returns the index of a sample push, preferably of the same event type; equal message ids get the same sample.
  func sample(for notification: AbstractNotification, type: String?, in form: EventForm?) -> Int {
    let types = form?.sampledTypes ?? samples.types
    guard types.count > 1 else { return 0 }
    let own = types.indices.filter { type != nil && types[$0] == type }
    let chosen = own.isEmpty ? Array(types.indices) : own
    // The hash differs from the hash that chooses the form. Otherwise a form would always get the same sample.
    let hash = notification.key.utf8.reduce(0 as UInt) { $0 &* 31 &+ UInt($1) }
    return chosen[Int(hash % UInt(chosen.count))]
  }

  /// Returns the form that shares the most members with a payload; nil if ``template`` shares at least as many.
  func form(ofPayload payload: JSONValue?) -> EventForm? {
    guard !forms.isEmpty, let payload else { return nil }
    var best: (form: EventForm?, members: Int) = (nil, template.members(in: payload) ?? 0)
    for form in forms {
      guard let members = form.template.members(in: payload), members > best.members
      else { continue }
      best = (form, members)
    }
    return best.form
  }

  /// Returns true if the form's template has a place for the event type, or if ``form(ofPayload:)`` returns this form
  /// for the payload.
  func recognizes(_ form: EventForm, in payload: JSONObject) -> Bool {
    form.template.path(to: .type) != nil
      || self.form(ofPayload: .object(payload))?.template == form.template
  }

  /// Returns whether a key belongs only to other forms.
  ///
  /// A push omits such a key, because an app can recognize a form by its keys.
  func isOfAnotherForm(_ key: String, than template: PushTemplate) -> Bool {
    guard !forms.isEmpty, !template.rootKeys.contains(key) else { return false }
    return ([self.template] + forms.map(\.template)).contains { $0.rootKeys.contains(key) }
  }

  /// Returns the URL that a push of this app has in place of a scenario's URL; equal URLs become equal links.
  func link(_ url: JSONValue?) -> JSONValue? {
    guard let beginningOfLinks, let text = url?.string,
      let scheme = text.prefixMatch(of: /[A-Za-z][A-Za-z0-9+.-]*:(\/\/)?/)
    else { return url }
    let rest = text[scheme.range.upperBound...]
    guard beginningOfLinks.contains("{id}") else { return .string(beginningOfLinks + rest) }
    let number = rest.utf8.reduce(0 as UInt64) { ($0 &* 257 &+ UInt64($1)) % 999_999_937 }
    return .string(beginningOfLinks.replacing("{id}", with: "\(number)"))
  }

  func template(of form: EventForm?) -> PushTemplate { form?.template ?? template }

  func pathToURL(of form: EventForm?) -> [String]? {
    if let form { form.template.path(to: .url) } else { pathToURL }
  }

  func sendsActionURL(in notification: AbstractNotification) -> Bool {
    notification.origin == .own && sends(.actionURL)
      && template(of: form(of: notification)).path(to: .actionURL) != nil
  }

  /// Returns whether a payload's type belongs to an event with one of these names in scenarios.
  func isType(_ type: String?, ofAny names: Set<String>) -> Bool {
    names.contains { type != nil && events[$0]?.name == type }
  }

  /// Returns the type that a form without a placeholder for the type implies: the event's name in payloads.
  func implicitType(of form: EventForm) -> JSONValue? {
    guard form.template.path(to: .type) == nil else { return nil }
    return .string(events[form.event]?.name ?? form.event)
  }
}

extension AbstractNotification {
  /// The string that selects the form and the sample of a push: the message id, or else the object id.
  fileprivate var key: String { (messageID ?? objectID)?.text ?? "" }
}

extension PushTemplate {
  fileprivate var rootKeys: [String] {
    if case .object(let members) = form { members.map(\.key) } else { [] }
  }
}
