package import PushSimulation

extension PlayProblem: WireRecord {
  package static let wire = WireForm(Self.init(step:cause:)) { ($0.step, $0.cause) }
}

extension PlayProblem.Cause: WireValue {
  package init(from reader: inout WireReader) throws(WireError) {
    self =
      switch try reader.readCase() {
      case 0: .unknownNotification(try reader.read())
      case 1: .unknownParticipant(try reader.read())
      case 2: .needsState(try reader.read(), seen: try reader.read())
      case 3: .participantIsGone(try reader.read())
      case 4: .illegalTransition(try reader.read())
      case 5: .respondersArePopped(try reader.read())
      case 6: .servicesAreMade(try reader.read())
      case 7: .noService(try reader.read())
      case 8: .namesNoEvent(try reader.read())
      case 9: .noURL(try reader.read())
      case 10: .needsRole(try reader.read())
      case 11:
        .lateEffect(try reader.read(), declared: try reader.read(), isBeyondJobs: try reader.read())
      case 12: .waitsThoughSynchronous
      case 13: .neverQuiet(try reader.read())
      case 14: .assumesMainActor
      case 15: .adapterKeepsBridge(try reader.read())
      case 16: .orderDoesNotFit
      case 17: .processEnded(try reader.read())
      case 18: .cannotComeEarly
      default: throw WireError()
      }
  }

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

extension ProcessEnd.Cause: WireValue {
  package init(from reader: inout WireReader) throws(WireError) {
    self =
      switch try reader.readCase() {
      case 0: .exited(try reader.read())
      case 1: .signal(try reader.read())
      case 2: .timeLimit(try reader.read())
      case 3: .output(limit: try reader.read())
      case 4: .memory(limit: try reader.read())
      case 5: .closedChannel
      case 6: .unreadableAnswer
      case 7: .notStarted(try reader.read())
      case 8: .adapter(try reader.read())
      case 9: .givenUp(hangs: try reader.read())
      default: throw WireError()
      }
  }

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
