public import PushPayloads
public import PushSimulation

/// The pushes of an app: their form, and where they lead.
extension PushApp {
  /// Declares the form of the app's own pushes.
  ///
  /// Without this line, the URL, the type, the ids and the other own members are at the root: `url`, `type`, `id`,
  /// `message_id`. An app whose form has no URL opens the link of the type and the object
  /// (``links(toObject:toEvent:)``).
  ///
  /// - Parameter template: Returns the payload as a literal, with the placeholders of its argument.
  /// - Returns: The longer declaration.
  public func sends(_ template: (PushFields) -> PushTemplate) -> PushApp {
    declaring(".sends { … }") { $0.vocabulary.template = template(PushFields()) }
  }

  /// Declares that the server makes another body of each push, such as an encrypted one.
  ///
  /// - Parameter body: Returns the body for a push of the form that ``sends(_:)`` declares. It keeps `aps`, and returns
  ///   equal bodies for equal pushes.
  /// - Returns: The longer declaration.
  public func encodes(_ body: @escaping @Sendable (JSONObject) -> JSONObject) -> PushApp {
    declaring(".encodes { … }") { $0.vocabulary.encode = body }
  }

  /// Declares forms of push that the server never sends.
  ///
  /// Scenarios with such a push are skipped, and generated runs have none.
  public func neverSends(_ shapes: PushShape...) -> PushApp {
    let names = shapes.map { ".\($0.rawValue)" }.joined(separator: ", ")
    // Further lines add forms, so they contradict nothing.
    return declaring(".neverSends(\(names))", about: names) {
      $0.vocabulary.neverSends.formUnion(shapes)
    }
  }

  /// Declares the members by which the pushes of another SDK are recognised, beside `aps`.
  public func foreignPushes(have members: JSONObject) -> PushApp {
    declaring(".foreignPushes(have:)", for: [.passingOn]) { $0.vocabulary.foreignMarks = members }
  }

  /// Declares the names of the app's events, with the screens that each leads to.
  ///
  /// - Parameter events: The events by their names in scenarios: `message`, `task` and `invitation`, which lead to
  ///   screens, and `announcement`, which leads to none.
  /// - Returns: The longer declaration.
  public func events(_ events: [String: Vocabulary.Event]) -> PushApp {
    declaring(".events(…)") { $0.vocabulary.events = events }
  }

  /// Declares the links that lead to the same screens as a push.
  ///
  /// - Parameters:
  ///   - toObject: The link to an object, with the placeholders `{type}` and `{id}`.
  ///   - toEvent: The link to an event without an object, with the placeholder `{type}`.
  /// - Returns: The longer declaration.
  public func links(toObject: String, toEvent: String) -> PushApp {
    declaring(".links(toObject: \(toObject), toEvent: \(toEvent))") {
      $0.vocabulary.link = Vocabulary.Link(toObject: toObject, toEvent: toEvent)
    }
  }

  /// Declares the actions of the app's notifications; the app hears of no others.
  ///
  /// Without this line, the app has the actions `show`, `archive` and `reply`, and hears of dismissals and of actions that
  /// only another version of it knows.
  ///
  /// - Parameters:
  ///   - show: The identifier of an action that opens the app; nil if the app has none.
  ///   - archive: The identifier of an action that does not open the app.
  ///   - reply: The identifier of an action that takes a text.
  ///   - dismissals: Whether a category asks for dismissals (`UNNotificationCategoryOptions.customDismissAction`).
  /// - Returns: The longer declaration.
  public func actions(
    show: String? = nil,
    archive: String? = nil,
    reply: String? = nil,
    dismissals: Bool = false
  ) -> PushApp {
    let named = [("show", show), ("archive", archive), ("reply", reply)]
    let text = named.compactMap { name, identifier in identifier.map { "\(name): \($0)" } }
    return declaring(".actions(\(text.joined(separator: ", ")))", for: [.responding]) { app in
      (app.vocabulary.hearsOfDismissals, app.vocabulary.hearsOfUnknownActions) = (dismissals, false)
      app.vocabulary.actions = Dictionary(
        uniqueKeysWithValues: named.compactMap { name, identifier in
          identifier.map { (name, Vocabulary.Action($0, opensApp: name == "show")) }
        }
      )
    }
  }

  /// Declares the names by which a push withdraws notifications, which the form has as `withdrawn`.
  ///
  /// - Parameters:
  ///   - names: The kind of the names.
  ///   - inArray: Whether a single name is written in an array; several always are.
  /// - Returns: The longer declaration.
  public func withdraws(
    by names: Vocabulary.Withdrawal.Names,
    inArray: Bool = false
  ) -> PushApp {
    declaring(".withdraws(by: .\(names.rawValue))", for: [.withdrawing]) {
      $0.vocabulary.withdrawal = Vocabulary.Withdrawal(names: names, isArray: inArray)
    }
  }

  /// Declares the changes that the service extension makes beside attaching and decrypting.
  ///
  /// - Parameters:
  ///   - members: The members that it changes, such as the badge if it counts.
  ///   - placeholder: The text that it shows where decryption fails; nil if it then changes nothing.
  ///   - mayDiscard: Whether it may answer with an empty content, so that nothing is shown. That takes the entitlement
  ///     `com.apple.developer.usernotifications.filtering`.
  /// - Returns: The longer declaration.
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
