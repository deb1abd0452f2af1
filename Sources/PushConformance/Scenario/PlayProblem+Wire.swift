package import PushSimulation

extension PlayProblem: WireRecord {
  package static let wire = WireForm(Self.init(step:cause:)) { ($0.step, $0.cause) }
}

extension PlayProblem.Cause: WireEnum {
  package static let wireCases: [WireCase<Self>] = [
    .init(unknownNotification), .init(unknownParticipant), .init(needsState),
    .init(participantIsGone), .init(illegalTransition), .init(respondersArePopped),
    .init(servicesAreMade), .init(noService), .init(namesNoEvent), .init(noURL), .init(needsRole),
    .init(lateEffect), .init { .waitsThoughSynchronous }, .init(neverQuiet),
    .init { .assumesMainActor }, .init(adapterKeepsBridge), .init { .orderDoesNotFit },
    .init(processEnded), .init { .cannotComeEarly },
  ]

  package func write(to writer: inout WireWriter) {
    switch self {
    case .unknownNotification(let first): writer.write(case: 0, first)
    case .unknownParticipant(let first): writer.write(case: 1, first)
    case .needsState(let first, let second): writer.write(case: 2, first, second)
    case .participantIsGone(let first): writer.write(case: 3, first)
    case .illegalTransition(let first): writer.write(case: 4, first)
    case .respondersArePopped(let first): writer.write(case: 5, first)
    case .servicesAreMade(let first): writer.write(case: 6, first)
    case .noService(let first): writer.write(case: 7, first)
    case .namesNoEvent(let first): writer.write(case: 8, first)
    case .noURL(let first): writer.write(case: 9, first)
    case .needsRole(let first): writer.write(case: 10, first)
    case .lateEffect(let first, let second, let third): writer.write(case: 11, first, second, third)
    case .waitsThoughSynchronous: writer.write(case: 12)
    case .neverQuiet(let first): writer.write(case: 13, first)
    case .assumesMainActor: writer.write(case: 14)
    case .adapterKeepsBridge(let first): writer.write(case: 15, first)
    case .orderDoesNotFit: writer.write(case: 16)
    case .processEnded(let first): writer.write(case: 17, first)
    case .cannotComeEarly: writer.write(case: 18)
    }
  }
}

extension PlayProblem.Unrest: WireValue {}
extension Policies.Work: WireValue {}

extension ProcessEnd: WireRecord {
  package static let wire = WireForm(Self.init(cause:last:message:)) {
    ($0.cause, $0.last, $0.message)
  }
}

extension ProcessEnd.Cause: WireEnum {
  package static let wireCases: [WireCase<Self>] = [
    .init(exited), .init(signal), .init(timeLimit), .init(output), .init(memory),
    .init { .closedChannel }, .init { .unreadableAnswer }, .init(notStarted), .init(adapter),
    .init(givenUp),
  ]

  package func write(to writer: inout WireWriter) {
    switch self {
    case .exited(let first): writer.write(case: 0, first)
    case .signal(let first): writer.write(case: 1, first)
    case .timeLimit(let first): writer.write(case: 2, first)
    case .output(let first): writer.write(case: 3, first)
    case .memory(let first): writer.write(case: 4, first)
    case .closedChannel: writer.write(case: 5)
    case .unreadableAnswer: writer.write(case: 6)
    case .notStarted(let first): writer.write(case: 7, first)
    case .adapter(let first): writer.write(case: 8, first)
    case .givenUp(let first): writer.write(case: 9, first)
    }
  }
}

extension ProcessEnd.OpenStep: WireRecord {
  package static let wire = WireForm(Self.init(play:scenario:step:callback:)) {
    ($0.play, $0.scenario, $0.step, $0.callback)
  }
}
