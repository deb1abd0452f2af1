import Foundation
import PushPayloads
import PushSimulation

extension Run {
  func name(_ notification: NotificationID?) -> String {
    notification.map { notifications[$0.index].name.inQuotes }
      ?? "a notification that the kit cannot identify"
  }

  func name(_ screen: ScreenID) -> String { name(timeline.screens[screen.index]) }

  func name(_ made: MadeScreen) -> String {
    made.type.inQuotes + (made.notification.map { " for \(name($0))" } ?? "")
  }

  func permissionRequest(_ number: Int) -> String {
    let turn = timeline.turns.first { $0.stimulus == .permission(.requested(number)) }
    return "the request" + (turn.map { " of step \($0.step + 1)" } ?? " for permission")
  }

  func text(ofStack screens: [MadeScreen]) -> String {
    guard !screens.isEmpty else { return "empty" }
    let isMixed = screens.contains { $0.notification != nil }
    return screens.map { screen in
      name(screen) + (isMixed && screen.notification == nil ? " for no notification" : "")
    }
    .joined(separator: ", ")
  }

  func name(_ participant: ParticipantID) -> String {
    participants[participant.index].name.inQuotes
  }

  func text(_ effect: Effect, inTurn turn: Int) -> String {
    guard case .services(.called(let service, let call)) = effect else { return text(effect) }
    return "called service \(name(service))\(phrase(call, to: service, inTurn: turn))"
  }

  func serviceCall(at place: Int) -> (service: String, phrase: String)? {
    guard case .services(.called(let service, let call)) = timeline.effects[place],
      let turn = timeline.turns.firstIndex(where: { $0.effects.contains(place) })
    else { return nil }
    return (name(service), phrase(call, to: service, inTurn: turn))
  }

  private func phrase(
    _ call: ServiceCall,
    to service: ParticipantID,
    inTurn turn: Int
  ) -> String {
    let view = TurnView(run: self, index: turn)
    // The delegate can call a service in a later turn than that of the callback.
    let due =
      view.serviceCall
      ?? (0..<turn).lazy.compactMap { TurnView(run: self, index: $0).serviceCall }
      .first { $0.isSame(as: call) }
    let phrase = call.text(insteadOf: due)
    guard [.openURL, .handleOpenURL].contains(call.callback),
      let facts = view.services.first(where: { $0.service == service })?.facts
    else { return phrase }
    return "\(phrase): \(facts.takesURLs)"
  }

  func text(_ effect: Effect) -> String {
    switch effect {
    case .registration(.registeredForRemoteNotifications): "called registerForRemoteNotifications"
    case .registration(.unregisteredForRemoteNotifications):
      "called unregisterForRemoteNotifications"
    case .registration(.registeredUserNotificationSettings(let types)):
      "called registerUserNotificationSettings for \(types.names)"
    case .registration(.registeredForRemoteNotificationTypes(let types)):
      "called registerForRemoteNotificationTypes for \(types.names)"
    case .permission(.requestedAuthorization(let types)):
      "called requestAuthorization for \(types.names)"
    case .token(.uploaded(let token, let path, let account)):
      "uploaded the token '\(token)'" + (path.map { " to '\($0)'" } ?? "")
        + (account.map { " for \($0.inQuotes)" } ?? "")
    case .toast(.presented(let sighting)):
      "toast of \(text(sighting))"
    case .links(.openedURL(let url, let accepted, let scene)):
      (url.map { "opened \($0)" } ?? "called the router without a URL")
        + (scene.map { " in scene \($0.inQuotes)" } ?? "")
        + (accepted ? "" : ", which the router refused")
    case .suppression(.asked(let suppressor, let sighting, let answer)):
      "asked \(name(suppressor)) about \(text(sighting)): \(answer ? "yes" : "no")"
    case .suppression(.awaited(let suppressor, let sighting)):
      "asked \(name(suppressor)) about \(text(sighting)): no answer yet"
    case .broadcast(.notified(let observer, let sighting)):
      "notified \(name(observer)) of \(text(sighting))"
    case .broadcast(.toldOfOpening(let observer, let sighting)):
      "notified \(name(observer)) that \(text(sighting)) was opened"
    case .token(.toldObserver(let observer, let token)):
      "notified \(name(observer)) of the token '\(token)'"
    case .responses(.handledAction(let action, let text, let sighting)):
      "handled the action \(action.inQuotes) of \(self.text(sighting))"
        + (text.map { ", with the text '\($0.onOneLine)'" } ?? "")
    case .responses(.submittedAction(let action, let text, let sighting, let isHeld)):
      (isHeld ? "began to submit" : "submitted") + " the action \(action.inQuotes) of"
        + " \(self.text(sighting))" + (text.map { ", with the text '\($0.onOneLine)'" } ?? "")
    case .responders(.asked(let responder, let sighting, let accepts)):
      "offered \(text(sighting)) to \(name(responder)), which \(accepts ? "accepts" : "declines") it"
    case .responders(.notified(let responder, let sighting)):
      "handed \(text(sighting)) to \(name(responder))"
    case .hierarchy(.startedLoad(let sighting)):
      "began to load the screens of \(text(sighting))"
    case .responses(.startedContentLoad(let sighting, isHeld: let isHeld)):
      (isHeld ? "began to load" : "loaded") + " the content of \(text(sighting))"
    case .hierarchy(.changedStack(let change, let screens)):
      "\(change.text) the navigation stack, which is now "
        + text(ofStack: screens.map { timeline.screens[$0.index] })
    case .services(.made): "created the services"
    case .services(.called(let service, let call)):
      "called service \(name(service))\(call.text(insteadOf: call))"
    case .services(.answeredFetch(let service, let completion, let result)):
      "got \(result.rawValue) from service \(name(service)) for the fetch"
        + (completion.map { " of \(name(timeline.completions[$0.index].notification))" } ?? "")
    case .services(.builtInterface): "built the first screens"
    case .services(.handledNotification(let sighting)):
      "handled \(text(sighting))"
    case .services(.repliedToLaunch(let answer)): "answered the launch with \(answer)"
    case .navigation(.receivedData(let screen, let data, let isOnStack)):
      "handed \(data?.text ?? "an unknown value") to \(name(screen))"
        + (isOnStack ? "" : ", which is not on the stack")
    case .navigation(.logged(let line)): "logged '\(line.onOneLine)'"
    case .links(.repliedToURL(let isTaken)): isTaken ? "accepted the URL" : "declined the URL"
    case .responses(.completed(let id, .content(let content))):
      "answered the request of \(name(timeline.completions[id.index].notification))"
        + " with \(content.text)"
    case .responses(.completed(let id, let answer)):
      "completed \(text(timeline.completions[id.index].kind)) of "
        + "\(name(timeline.completions[id.index].notification))\(text(answer))"
    case .participant(.reacted(let participant, let deed)): text(deed, of: participant)
    case .permission(.reported(let request, .granted(let isGranted))):
      "answered \(permissionRequest(request)): permission is \(isGranted ? "granted" : "refused")"
    case .permission(.reported(let request, .status(let status))):
      "answered \(permissionRequest(request)): the permission is \(status.rawValue)"
    case .permission(.reportedStatus(let status)):
      "reported that the permission is \(status?.rawValue ?? "not known")"
    case .account(.unregistered(let token, let account)):
      "unregistered the token '\(token)'" + (account.map { " of \($0.inQuotes)" } ?? "")
    case .account(.broughtToFront(let account)): "switched to the account \(account.inQuotes)"
    case .activity(.uploaded(let token, let purpose)):
      "uploaded '\(token)' as the token \(purpose.text)"
    case .activity(.unregistered(let token, let purpose)):
      "unregistered '\(token)' as the token \(purpose.text)"
    case .responses(.passedOn(let callback, let notification)):
      "passed on to its owner \(callback.text) of \(name(notification))"
    case .withdrawal(.removed([], _)): "removed no notification: the call had no identifiers"
    case .withdrawal(.removed(let identifiers, [])):
      "removed no notification: none has the identifier "
        + identifiers.map(\.inQuotes).joined(separator: " or ")
    case .withdrawal(.removed(_, let removed)):
      "removed \(removed.map(name).joined(separator: ", ")) from Notification Center"
    case .extension(.startedDownload(let url, let notification)):
      "began to download \(url)" + (notification == nil ? ", which no notification names" : "")
    case .extension(.startedTextFetch(let id, let notification)):
      "asked the server for the text of \(id.inQuotes)"
        + (notification == nil ? ", an id that no notification has" : "")
    case .responses(.setCategories(let categories)): "registered \(categories.text)"
    case .badge(.set(let count)): "set the badge to \(count)"
    case .participant(.deallocated(let participant)): "\(name(participant)) was deallocated"
    }
  }

  private func text(_ kind: AwaitedCompletion.Kind) -> String {
    switch kind {
    case .fetch: "the fetch"
    case .presentation: "the presentation"
    case .response: "the response"
    case .content: "the request"
    }
  }

  private func text(_ answer: CompletionAnswer) -> String {
    switch answer {
    case .fetched(let result): " with \(result.rawValue)"
    case .presented(let options): " with \(options.names)"
    case .responded: ""
    case .content(let content): " with \(content.text)"
    }
  }

  private func text(_ sighting: SightingID) -> String {
    let seen = timeline.sightings[sighting.index]
    let fields: [String]
    if let notification = seen.notification {
      fields = seen.sighting.mismatches(with: notifications[notification.index].facts)
        .map { "\($0.field) \($0.seen.inQuotes) instead of \($0.sent?.inQuotes ?? "none")" }
    } else {
      let members = [
        ("type", seen.sighting.type), ("objectID", seen.sighting.objectID),
        ("url", seen.sighting.url), ("title", seen.sighting.title),
        ("messageID", seen.sighting.messageID),
      ]
      fields = members.compactMap { name, value in value.map { "\(name) \($0.inQuotes)" } }
    }
    let isForeign = seen.notification == nil && !fields.isEmpty
    return (isForeign ? "a notification that was not sent" : name(seen.notification))
      + (fields.isEmpty ? "" : " (\(fields.joined(separator: ", ").onOneLine))")
  }
}

extension PassedCallback {
  var text: String {
    switch self {
    case .willPresent: "the presentation"
    case .response: "the response"
    case .fetch: "the fetch"
    }
  }
}

extension NotificationContent {
  fileprivate var text: String {
    let lines = texts.map { "'\($0.onOneLine)'" }.joined(separator: ", ")
    let files = attachments.map(\.url.lastPathComponent).joined(separator: ", ")
    let others: [String?] = [
      badge.map { "badge \($0)" },
      sound.map { "sound '\($0.onOneLine)'" },
      categoryIdentifier.isEmpty ? nil : "category '\(categoryIdentifier.onOneLine)'",
      threadIdentifier.isEmpty ? nil : "thread '\(threadIdentifier.onOneLine)'",
    ]
    let further = others.compactMap(\.self).joined(separator: ", ")
    return (lines.isEmpty ? "no text" : lines) + (files.isEmpty ? "" : " and \(files)")
      + (further.isEmpty ? "" : " (\(further))")
  }
}

extension StackChange {
  /// A phrase that comes before "the navigation stack".
  fileprivate var text: String {
    switch self {
    case .set: "replaced"
    case .push: "pushed a screen onto"
    case .pop: "popped a screen from"
    case .popToRoot: "popped to the root of"
    }
  }
}
