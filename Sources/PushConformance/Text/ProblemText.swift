import PushCorpus
import PushSimulation

extension PlayProblem {
  func text(in run: Run, at door: FrontDoor) -> String {
    let place = step.map { step in
      let steps = run.steps
      let text = steps.indices.contains(step) ? " (\(steps[step].text))" : ""
      return "At step \(step + 1)\(text): "
    }
    return (place ?? "") + cause.text(in: run, at: door)
  }
}

extension PlayProblem.Cause {
  func text(in run: Run?, at door: FrontDoor = .commandLine) -> String {
    switch self {
    case .unknownNotification(let name): "the scenario has no notification '\(name)'"
    case .unknownParticipant(let name): "the scenario has no participant '\(name)'"
    case .participantIsGone(let name):
      "'\(name)' was released in an earlier step; give a screen that opens again another name"
    case .illegalTransition(let error): "\(error)"
    case .needsState(let legal, let seen):
      "the step needs an application that is \(legal.map(\.name).joined(separator: " or "));"
        + " it is \(seen.name)"
    case .respondersArePopped(let name):
      "'\(name)' is a responder; write popResponder, which removes the newest responder from the"
        + " chain"
    case .servicesAreMade(let name):
      "'\(name)' is a service; the app makes its services at the launch and keeps them"
    case .noService(let name): "'\(name)' is not a service, so it fetches nothing"
    case .namesNoEvent(let name):
      "'\(name)' has no type, so there is no link to it"
    case .noURL(let text): "'\(text)' is not a URL"
    case .cannotComeEarly:
      "write 'early' only between two steps that change the app's state or post messages on the bus; the second step"
        + " must not stop the app's code, and two 'early' must not follow each other"
    case .needsRole(let role):
      "the step needs the role \(role.rawValue); conform the adapter to \(role.protocolName)"
    case .lateEffect(let late, let declared, let isBeyondJobs):
      "an effect happened after the kit had judged the center quiet"
        + (run.map { ": \($0.text(late.effect))" } ?? "")
        + ". The center declares .work(.\(declared.rawValue)); "
        + declared.remedy(isBeyondJobs: isBeyondJobs)
    case .waitsThoughSynchronous:
      "a callback waits for something that the scenario answers later, though the center declares"
        + " .work(.synchronous); declare .work(.mainActor)"
    case .neverQuiet(let unrest): "the center did not become quiet: \(unrest.text)"
    case .assumesMainActor:
      "code on the thread pool assumed that it was on the main actor, which crashes the app; look"
        + " for MainActor.assumeIsolated in a detached task, an actor or a nonisolated function"
    case .adapterKeepsBridge(let kind):
      "the adapter keeps \(kind.withArticle) alive that it never passed to the center; do not store"
        + " the bridge, or an object that owns it, in the adapter"
    case .orderDoesNotFit where run?.way == .hops:
      "the token replays an order of the center's tasks, and here the system decides the order, so"
        + " the center is not judged; replay the token where the kit runs the tasks itself"
    case .orderDoesNotFit:
      "the token replays an order of the center's tasks that is no longer possible, so the center"
        + " is not judged; play other orders with "
        + door.moreOrders
    case .processEnded(let end): end.text(at: door)
    }
  }
}

extension PlayProblem.Unrest {
  fileprivate var text: String {
    switch self {
    case .outside:
      "a call waits for something outside the kit's control: a queue, a thread, a session, or a"
        + " continuation that nothing resumes"
    case .jobs:
      "its tasks never end and have no visible effect; look for a loop on Task.yield() inside a"
        + " callback"
    case .effects: "it repeats the same effects without end after one callback"
    case .timers:
      "its timers never end; look for a timer that starts itself again at once, or hundreds of"
        + " times a second"
    }
  }
}

extension Policies.Work {
  fileprivate func remedy(isBeyondJobs: Bool) -> String {
    switch self {
    case .synchronous where !isBeyondJobs:
      "if it works in tasks of the main actor, declare .work(.mainActor)"
    case .synchronous, .mainActor:
      "if it works on a queue or thread that nothing awaits, declare .work(.settles) and implement"
        + " settle()"
    case .settles: "let settle() return only when all work is done"
    }
  }
}

extension SkipReason {
  package var text: String {
    switch self {
    case .roleNotOffered(let role):
      "role \(role.rawValue) not offered: the adapter does not conform to \(role.protocolName)"
    case .policy(let mismatch):
      "for apps that declare \(mismatch.meant.joined(separator: " or "))"
        + (mismatch.isDefault ? "" : "; this app declares \(mismatch.declared)")
    case .neverSent(let shape): "the app declares .neverSends(.\(shape.rawValue))"
    case .noSuchAction(let action, nil): "the app declares no action '\(action)'"
    case .noSuchAction(let action, let line?): "the app declares \(line) without '\(action)'"
    case .obstacle(let reason): reason
    case .untestable(let reason): "untestable: \(reason)"
    case .filtered: "left out by the filter"
    case .notExercised:
      "no scenario exercised this requirement; if it matters to the app, add a scenario of your own"
        + " (option --scenarios, or the argument scenarios in swift test)"
    case .notExercisedUnderFilter: "not exercised by the cases that the filter selects"
    case .unseen(let reason): reason.text
    case .notificationWasRemoved:
      "the center removed the notification that the user responds to in this scenario"
    case .answered(let terms): "answered: \(terms)"
    }
  }
}

extension Unseen {
  fileprivate var text: String {
    switch self {
    case .suppressorsReportNothing:
      "the adapter's suppressors do not report the notification; pass a Sighting to the handle"
    case .observersReportNothing:
      "the adapter's observers do not report the notification; pass a Sighting to the handle"
    case .respondersReportNothing:
      "the adapter's responders do not report the notification; pass a Sighting to the handle"
    case .loadsEndOnce:
      "the center awaits its loads, and an await ends once, so no loader can answer twice"
    case .interfaceIsNotShown:
      "the adapter does not call buildInterface() where the app runs its own part of the launch"
    case .nothingShowsObjects:
      "nothing shows which object the center reads: no Sighting has an objectID"
    case .onlyOneListener:
      "no notification is ever shown to two listeners, so there is nothing to compare"
    case .nothingShowsURLs:
      "nothing shows which URL the center reads: it opens no URL at a receipt, and no Sighting has"
        + " a URL"
    case .nothingIsOpened:
      "the center opens nothing: it waits for the user's response, but its adapter conforms to no"
        + " role that gets responses"
    case .noOptionsRequested:
      "the center's registration asks for no alert, badge or sound through the application"
    case .systemShowsNotifications:
      "the center shows no toasts of its own: the system shows its notifications"
    case .downloadsAreNotAnswered:
      "the extension does not answer at the end of a download, so a failed download cannot delay its"
        + " answer"
    case .textsAreNotAnswered:
      "the extension does not answer when a text arrives from the server, so a failed request cannot"
        + " delay its answer"
    case .nobodyIsAsked:
      "the center asks for provisional authorization, which the system grants without a question"
    case .accountsAreNotShown:
      "nothing shows for which account a token is sent; if the center names an account, pass it to"
        + " uploadDeviceToken"
    case .toastsHaveNoAction:
      "the center's toasts do nothing when tapped; pass an action to presentToast if they should"
    }
  }
}

extension CaseError {
  package var kind: String {
    switch self {
    case .play(let problem, _): problem.kind
    case .declaration: "adapter.declaration"
    case .adapter(let cause): PlayProblem(step: nil, cause: cause).kind
    case .unstable, .notRepeatable: "subject.not-repeatable"
    case .answer(let fault): fault.kind
    }
  }

  package var text: String { text(at: .commandLine) }

  package func text(at door: FrontDoor) -> String {
    switch self {
    case .play(let problem, let run): problem.text(in: run, at: door)
    case .declaration(let fault): fault.text
    case .answer(let fault): fault.text
    case .adapter(let cause): cause.text(in: nil, at: door)
    case .unstable(let unstable): unstable.text
    case .notRepeatable(let first, let second, let fields):
      "two readings of one payload differ: first \(first.text(fields)), then \(second.text(fields));"
        + " look for state that outlives a call, and for the order of a dictionary's keys"
    }
  }
}

extension UnstableRun {
  fileprivate var text: String {
    let plays = "two plays of \(run.scenario.id) went different ways"
    let advice =
      "; look for state that is shared between centers, such as a singleton or"
      + " NotificationCenter.default"
    guard let (again, turn) = difference else { return plays + advice }
    let turns = run.timeline.turns.count > turn ? run.timeline.turns : again.timeline.turns
    let step = turns[turn].step
    return "At step \(step + 1) (\(run.steps[step].text)): \(plays): first "
      + "\(run.summary(ofTurn: turn)), then \(again.summary(ofTurn: turn))" + advice
  }
}

extension ParticipantKind {
  var withArticle: String {
    switch self {
    case .suppressor: "a suppressor"
    case .observer: "an observer"
    case .responder: "a responder"
    case .service: "a service"
    }
  }
}
