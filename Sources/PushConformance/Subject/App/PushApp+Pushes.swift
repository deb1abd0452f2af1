public import PushPayloads
public import PushSimulation

extension PushApp {
  /// Declares the form of the app's own pushes.
  ///
  /// Without this line, the URL, the type, the ids and the other members of the app are at the root: `url`, `type`,
  /// `id`, `message_id`. If the form has no URL, the app opens the link that belongs to the type and the object of the
  /// push (``links(toObject:toEvent:)``).
  ///
  /// `template` takes the placeholders for the values of a push, and returns the payload as a literal with these
  /// placeholders.
  public func sends(_ template: (PushFields) -> PushTemplate) -> PushApp {
    let form = template(PushFields())
    return declaring(".sends { … }") {
      if template(PushFields()) != form { $0.unsteadyLine = ".sends { … }" }
      $0.vocabulary.template = form
      $0.vocabulary.samples.form = form
      $0.vocabulary.completeForms()
    }
  }

  /// Declares a form of the pushes of one event, for an app whose pushes do not all have the same members.
  ///
  /// An event can have several forms, such as messages in a room and messages to one person. Scenarios then send pushes
  /// of each form. Pushes of other events, and pushes without an event, have the form of ``sends(_:)``.
  ///
  /// - Parameters:
  ///   - event: The name of the event in scenarios, such as `message`.
  ///   - link: The link that a push of this form opens if the push has no URL. The link can have the placeholders
  ///     `{type}` and `{id}`. Nil if the push then opens a link of ``links(toObject:toEvent:)``.
  ///   - hasCategory: False if pushes of this form lack the category that other pushes of the event have
  ///     (``category(_:of:show:archive:decline:reply:dismissals:)``).
  ///   - template: A closure that returns the payload as a literal. A form without the placeholder `type` needs a
  ///     constant or a member by which the app recognizes the event.
  /// - Returns: The declaration with this line added.
  public func sends(
    _ event: String,
    opening link: String? = nil,
    hasCategory: Bool = true,
    _ template: (PushFields) -> PushTemplate
  ) -> PushApp {
    // Each line adds a form, so two lines about one event do not contradict each other.
    let (line, form) = (".sends(\"\(event)\") { … }", template(PushFields()))
    return declaring(line, about: "form \(vocabulary.forms.count)") {
      if template(PushFields()) != form { $0.unsteadyLine = line }
      $0.vocabulary.forms.append(
        EventForm(event: event, link: link, hasCategory: hasCategory, template: form)
      )
      $0.vocabulary.completeForms()
    }
  }

  /// Declares that the server changes the body of each push before sending, for example by encryption.
  ///
  /// `body` returns the body that the server sends for a body in the form of ``sends(_:)``. The closure has to keep
  /// `aps` unchanged, and to return equal bodies for equal pushes.
  public func encodes(_ body: @escaping @Sendable (JSONObject) -> JSONObject) -> PushApp {
    declaring(".encodes { … }") { $0.vocabulary.encode = body }
  }

  /// Declares kinds of push that the server never sends.
  ///
  /// The kit skips scenarios with such a push, and generates no such push.
  public func neverSends(_ shapes: PushShape...) -> PushApp {
    let names = shapes.map { ".\($0.rawValue)" }.joined(separator: ", ")
    // Each line adds kinds, so two such lines do not contradict each other.
    return declaring(".neverSends(\(names))", about: names) {
      $0.vocabulary.neverSends.formUnion(shapes)
    }
  }

  /// Declares the members besides `aps` by which the app recognizes a push of another SDK.
  public func foreignPushes(have members: JSONObject) -> PushApp {
    declaring(".foreignPushes(have:)", for: [.passingOn]) { $0.vocabulary.foreignMarks = members }
  }

  /// Declares the names of the app's events, with the screens that each event leads to.
  ///
  /// In scenarios, `message`, `task` and `invitation` lead to screens, and `announcement` leads to no screen.
  public func events(_ events: [String: Vocabulary.Event]) -> PushApp {
    declaring(".events(…)") { $0.vocabulary.events = events }
  }

  /// Declares the links that lead to the same screens as a push.
  ///
  /// The link to an object has the placeholders `{type}` and `{id}`, and the link to an event without an object has
  /// `{type}`.
  public func links(toObject: String, toEvent: String) -> PushApp {
    declaring(".links(toObject: \(toObject), toEvent: \(toEvent))") {
      $0.vocabulary.link = Vocabulary.Link(toObject: toObject, toEvent: toEvent)
    }
  }

  /// Declares how the links in the app's pushes begin, such as `https://shop.example/`; the app opens no other links.
  ///
  /// If the app opens only links of one form, `beginning` is the whole form, with the placeholder `{id}` for a number:
  /// `https://shop.example/orders/{id}`.
  public func opensLinks(under beginning: String) -> PushApp {
    declaring(".opensLinks(under: \(beginning))", for: [.routing]) {
      $0.vocabulary.beginningOfLinks = beginning
    }
  }

  /// Declares how a push names the notifications that it withdraws, in the value of the placeholder `withdrawn`.
  ///
  /// `inArray` is true if the server writes a single name as an array of one element. Several names are always an
  /// array.
  public func withdraws(by names: Vocabulary.Withdrawal.Names, inArray: Bool = false) -> PushApp {
    declaring(".withdraws(by: .\(names.rawValue))", for: [.withdrawing]) {
      $0.vocabulary.withdrawal = Vocabulary.Withdrawal(names: names, isArray: inArray)
    }
  }

  /// Declares the changes that the service extension makes to a notification.
  ///
  /// The attachment, the decrypted text and the fetched text need not be declared.
  ///
  /// - Parameters:
  ///   - members: The members that the extension changes, such as the badge if the extension counts unread messages.
  ///   - placeholder: The text that the extension shows if decryption or the fetch of a text fails; nil if the
  ///     extension then shows the original text.
  ///   - mayDiscard: True if the extension can return empty content, so that the system shows nothing. Such an
  ///     extension needs the entitlement `com.apple.developer.usernotifications.filtering`.
  /// - Returns: The declaration with this line added.
  public func extensionChanges(
    _ members: NotificationContent.Member...,
    placeholder: String? = nil,
    mayDiscard: Bool = false
  ) -> PushApp {
    declaring(".extensionChanges(…)", for: [.serviceExtension]) {
      $0.vocabulary.enrichment = Vocabulary.Enrichment(
        placeholder: placeholder,
        changes: Set(members),
        mayDiscard: mayDiscard
      )
    }
  }
}
