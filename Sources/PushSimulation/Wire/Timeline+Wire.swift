extension Timeline: WireValue {
  package init(from reader: inout WireReader) throws(WireError) {
    self.init()
    // Effects refer to sightings, screens and completion handlers by index, so the reader reads these three lists
    // first.
    sightings = try reader.read()
    reader.bounds.sightings = sightings.count
    screens = try reader.read()
    reader.bounds.screens = screens.count
    completions = try reader.read()
    reader.bounds.completions = completions.count
    effects = try reader.read()
    attachments = try reader.read()
    delivered = try reader.read()
    facts = try reader.read()
    turns = try reader.read()
    deliveredInTheEnd = try reader.read()
    lateEffects = try reader.read()
    guard isSound(within: reader.bounds) else { throw WireError() }
  }

  private func isSound(within bounds: WireReader.Bounds) -> Bool {
    turns.allSatisfy { turn in
      (0..<bounds.steps).contains(turn.step) && effects.indices.contains(turn.effects)
        && attachments.indices.contains(turn.attachments)
        && delivered.indices.contains(turn.delivered) && facts.indices.contains(turn.facts)
    } && completions.allSatisfy { turns.indices.contains($0.turn) }
      && lateEffects.allSatisfy { (0...turns.count).contains($0.afterTurns) }
  }

  package func write(to writer: inout WireWriter) {
    writer.write(sightings, screens, completions, effects, attachments)
    writer.write(delivered, facts, turns, deliveredInTheEnd, lateEffects)
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    other.lowerBound >= lowerBound && other.upperBound <= upperBound
  }
}

private protocol WireIndex: WireValue {
  static func count(in bounds: WireReader.Bounds) -> Int
  init(index: Int)
  var index: Int { get }
}

extension WireIndex {
  package init(from reader: inout WireReader) throws(WireError) {
    self.init(index: try reader.readIndex(below: Self.count(in: reader.bounds)))
  }

  package func write(to writer: inout WireWriter) { writer.write(unsigned: UInt64(index)) }
}

extension NotificationID: WireIndex {
  static func count(in bounds: WireReader.Bounds) -> Int { bounds.notifications }
}

extension ParticipantID: WireIndex {
  static func count(in bounds: WireReader.Bounds) -> Int { bounds.participants }
}

extension SightingID: WireIndex {
  static func count(in bounds: WireReader.Bounds) -> Int { bounds.sightings }
}

extension ScreenID: WireIndex {
  static func count(in bounds: WireReader.Bounds) -> Int { bounds.screens }
}

extension CompletionID: WireIndex {
  static func count(in bounds: WireReader.Bounds) -> Int { bounds.completions }
}

extension Turn: WireRecord {
  package static let wire = WireForm(
    Self.init(step:stimulus:state:attachments:effects:delivered:badge:facts:isUnfinished:)
  ) {
    (
      $0.step, $0.stimulus, $0.state, $0.attachments, $0.effects, $0.delivered, $0.badge,
      $0.facts, $0.isUnfinished
    )
  }
}

extension StatedFact: WireRecord {
  package static let wire = WireForm(Self.init(clause:holds:)) { ($0.clause, $0.holds) }
}

extension Attachment: WireRecord {
  package static let wire = WireForm(
    Self.init(participant:kind:answersYesTo:isReleased:isLatest:isUncertain:)
  ) {
    ($0.participant, $0.kind, $0.answersYesTo, $0.isReleased, $0.isLatest, $0.isUncertain)
  }
}

extension NotificationSet: WireEnum {
  package static let wireCases: [WireCase<Self>] = [
    .init { .all }, .init { .none }, .init { .only(IDSet($0 as [NotificationID])) },
  ]

  package func write(to writer: inout WireWriter) {
    switch self {
    case .all: writer.write(case: 0)
    case .none: writer.write(case: 1)
    case .only(let first): writer.write(case: 2, first.sorted)
    }
  }
}

extension Sighting: WireRecord {
  package static let wire = WireForm(Self.init(url:type:objectID:messageID:title:isSilent:)) {
    ($0.url, $0.type, $0.objectID, $0.messageID, $0.title, $0.isSilent)
  }
}

extension ResolvedSighting: WireRecord {
  package static let wire = WireForm(Self.init(sighting:notification:)) {
    ($0.sighting, $0.notification)
  }
}

extension MadeScreen: WireRecord {
  package static let wire = WireForm(Self.init(type:notification:)) { ($0.type, $0.notification) }
}

extension AwaitedCompletion: WireRecord {
  package static let wire = WireForm(Self.init(kind:notification:turn:)) {
    ($0.kind, $0.notification, $0.turn)
  }
}

extension DeliveredNotification: WireRecord {
  package static let wire = WireForm(Self.init(notification:identifier:)) {
    ($0.notification, $0.identifier)
  }
}

extension LateEffect: WireRecord {
  package static let wire = WireForm(Self.init(afterTurns:effect:)) { ($0.afterTurns, $0.effect) }
}

extension IllegalTransition: WireRecord {
  package static let wire = WireForm(Self.init(from:to:)) { ($0.from, $0.to) }
}

extension ApplicationState: WireValue {}
extension ParticipantKind: WireValue {}
extension AwaitedCompletion.Kind: WireValue {}
