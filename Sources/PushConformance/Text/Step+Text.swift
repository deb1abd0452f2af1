import PushPayloads
import PushSimulation

extension Step {
  /// The step in words, as findings print it.
  package var text: String {
    switch self {
    case .application(let step): step.text
    case .time(.advance(let duration)): "let \(WrittenDuration.text(duration)) pass"
    case .time(.early(let jobs)): "go on before the center is idle: after \(jobs) of its jobs"
    case .participant(let step): step.text
    case .account(let step): step.text
    case .activity(let step): step.text
    case .extension(let step): step.text
    case .hierarchy(let step): step.text
    case .launch(let step): step.text
    case .links(let step): step.text
    case .navigation(let step): step.text
    case .notification(let step): step.text
    case .permission(let step): step.text
    case .registration(let step): step.text
    case .responders(let step): step.text
    case .responses(let step): step.text
    case .scenes(let step): step.text
    case .services(let step): step.text
    case .suppression(let step): step.text
    case .toast(let step): step.text
    case .token(let step): step.text
    }
  }
}

extension ApplicationStep {
  var text: String {
    switch self {
    case .launch: "launch"
    case .launchInBackground: "launch in the background"
    case .resignActive: "resign active"
    case .becomeActive: "become active"
    case .enterBackground: "enter the background"
    case .enterForeground: "enter the foreground"
    case .suspend: "suspend"
    case .resume: "resume"
    case .terminate: "terminate"
    case .forceQuit: "force-quit"
    }
  }
}

extension ParticipantStep {
  var text: String {
    switch self {
    case .attach(let name): "attach \(name.inQuotes)"
    case .detach(let name): "detach \(name.inQuotes)"
    case .release(let name): "release \(name.inQuotes)"
    }
  }
}

extension String {
  /// The text on one line, with `\n` for each line break.
  var onOneLine: String {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: #"\n"#)
  }

  /// The text in quotation marks, so that readers can tell a name from the other words of a sentence.
  var inQuotes: String { "'\(self)'" }
}

extension NotificationNames {
  /// The notifications that a responder takes, in words.
  var notifications: String {
    switch self {
    case .all: "every notification"
    case .none: "no notification"
    case .only(let names):
      names.isEmpty ? "no notification" : names.map(\.inQuotes).joined(separator: ", ")
    }
  }

  /// The toasts that a suppressor suppresses, in words.
  var toasts: String {
    switch self {
    case .all: "every toast"
    case .none: "no toast"
    case .only(let names):
      names.isEmpty ? "no toast" : "the toasts of \(names.map(\.inQuotes).joined(separator: ", "))"
    }
  }
}
