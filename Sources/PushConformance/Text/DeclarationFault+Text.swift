extension DeclarationFault {
  var text: String {
    switch self {
    case .declaredTwice(let first, let second):
      first == second
        ? "the app declares \(first) twice; remove one of the lines"
        : "the app declares both \(first) and \(second); keep the one that is true"
    case .unknownEdition(let name, let known):
      "the app declares .edition(\"\(name)\"), and there is no such edition; the editions are"
        + " \(known.joined(separator: ", "))"
    case .unused(let line, let roles):
      "the app declares \(line), which has no effect for this adapter; conform the adapter to "
        + roles.map(\.protocolName).joined(separator: " or ") + ", or remove the line"
    case .excluded(let line, let role):
      "the app declares \(line), and the adapter conforms to \(role.protocolName), where the events decide what is"
        + " shown; remove one of them"
    case .conformsToBoth(let one, let several):
      "the adapter conforms to \(one.protocolName), for apps with one account in use, and to"
        + " \(several.protocolName), for apps with several; keep one of them"
    case .unknownEvent(let name, let known):
      "a line names the event '\(name)', and the app has no such event; the events of .events are"
        + " \(known.joined(separator: ", "))"
    case .categoriesDiffer(let identifier):
      "two lines declare the category \(identifier) differently, and the system knows one category by this identifier;"
        + " declare the same actions and dismissals, or another identifier"
    case .withoutCategory:
      "the adapter conforms to CategoryRegisteringCenter, and the app declares no category; write"
        + " .category(\"…\", of: \"…\"), or remove the protocol"
    case .looksAlike(let one, let other) where one == other:
      "two forms of the pushes of '\(one)' look alike, and open different links; write a constant by which the app"
        + " knows the form into one of them, or the same link"
    case .looksPlain(let event):
      "the pushes of '\(event)' look like all other pushes; write $0.type, or a constant by which the app knows the"
        + " event, into their form"
    case .looksAlike(let one, let other):
      "the pushes of the events '\(one)' and '\(other)' look alike; write $0.type, or a constant by which the"
        + " app knows the event, into one of their forms"
    case .withoutAPS:
      "the pushes of .sends have no aps dictionary; write \"aps\": $0.aps at its root"
    case .sendsDifferently(let line):
      "the closure of \(line) returns two forms in two calls; write only constants and placeholders, and $0.sampled"
        + " for a value that differs"
    case .repeatedMember(let line, let path):
      "the form of \(line) has two members at \(path); remove one of them"
    case .samples(let fault): fault.text
    case .withoutPlace(let role, let placeholders):
      "the adapter conforms to \(role.protocolName), but the pushes of .sends have no member that"
        + " it reads; write \(placeholders.joined(separator: ", or ")) into .sends"
    case .tooLarge(let size, let limit):
      "a simple push of .sends has \(size) bytes, and APNs accepts \(limit); shorten its constants"
    case .encodesAPS:
      "the function of .encodes changes aps, which the system reads; keep that member as it is"
    case .encodesDifferently:
      "the function of .encodes returns two bodies for one push; make it depend only on its argument"
    case .encodesAlike:
      "the function of .encodes returns one body for two pushes with different members; keep the members"
        + " by which the app tells pushes apart"
    case .encodesTooLarge(let size, let limit):
      "a simple push has \(size) bytes after .encodes, and APNs accepts \(limit); return a smaller body"
    case .contradictsForm(let line, let placeholder):
      "the app declares \(line), but no form of its pushes has a place for \(placeholder); write"
        + " \(placeholder) into .sends, or remove the line"
    case .eventsLookAlike(let one, let other, let name):
      "the events '\(one)' and '\(other)' of .events have the same name in pushes, '\(name)'; give"
        + " each a name of its own, or leave one of them out"
    case .linkWithoutPlace(let link, let placeholder):
      "the link '\(link)' of .links has no place for \(placeholder); write it into the link, or declare"
        + " a link without it by .sends(\"…\", opening:)"
    case .judgesTooFew(let floor, let judged, let lines):
      "the file of answers says that the kit judges \(floor) requirements, but it can judge only \(judged)"
        + Self.told(lines)
        + "; remove a line that is not true, conform the adapter to more roles, or run adopt"
    }
  }

  private static let linesShown = 3

  private static func told(_ lines: [LineCount]) -> String {
    let shown = lines.prefix(linesShown).map { "\($0.line) \($0.requirements)" }
    guard !shown.isEmpty else { return "" }
    let rest = lines.count - shown.count
    return "; lines turn requirements off (\(shown.joined(separator: ", "))"
      + (rest > 0 ? " and \(rest) more)" : ")")
  }
}
