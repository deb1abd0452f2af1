import PushSimulation

struct PlayRequest {
  var scenario: Scenario
  var schedule: Schedule
  var listens: Bool
  var manner: PlayManner

  var bytes: [UInt8] {
    var writer = WireWriter()
    writer.write(RequestKind.play, manner, listens, schedule, scenario)
    return writer.bytes
  }
}

extension PlayRequest {
  /// Reads a request whose first byte, the kind of the request, has already been read.
  init(from reader: inout WireReader) throws(WireError) {
    manner = try reader.read()
    listens = try reader.read()
    schedule = try reader.read()
    scenario = try reader.readLast()
  }
}

struct PlayManner: Sendable, Hashable {
  var way: QuietWay
  /// True if the subject hung in an earlier play, so that the kit waits for less time.
  var isImpatient: Bool
}

extension PlayManner: WireValue {
  init(from reader: inout WireReader) throws(WireError) {
    self = try reader.read(Self.init(way:isImpatient:))
  }

  func write(to writer: inout WireWriter) { writer.write(way, isImpatient) }
}

extension QuietWay: WireValue {}
