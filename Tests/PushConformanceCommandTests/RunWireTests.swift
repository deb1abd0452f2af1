import ConformanceTestSupport
import ReferenceAdapters
import Testing

@testable import PushConformance

@Suite("Runs between processes")
@MainActor struct RunWireTests {
  @Test("A run that was written is read back equal")
  func equal() async throws {
    let kit = try Kit.load()
    for subject in ReferenceSubjects.all {
      let stage = Stage(subject: subject)
      for scenario in kit.scenarios where kit.reasonToSkip(scenario, subject) == nil {
        let run = await stage.play(scenario)
        var writer = WireWriter()
        run.write(to: &writer)
        var reader = WireReader(writer.bytes)
        let read = try Run.read(of: scenario, with: subject, from: &reader)
        #expect(read.timeline == run.timeline)
        #expect(read.problem == run.problem)
        #expect(read.order == run.order)
      }
    }
  }

  @Test("A scenario that was written is read back with its notifications and steps")
  func scenarios() throws {
    for scenario in try Kit.load().scenarios {
      var writer = WireWriter()
      writer.write(scenario)
      var reader = WireReader(writer.bytes)
      let read: Scenario = try reader.read()
      #expect(read.notifications == scenario.notifications, "\(scenario.id)")
      #expect(read.steps == scenario.steps, "\(scenario.id)")
    }
  }

  @Test("Bytes that are cut off or changed are refused, or make another run")
  func hostile() async throws {
    let kit = try Kit.load()
    let subject = try #require(ReferenceSubjects.all.first)
    let scenario = try #require(kit.scenarios.first { kit.reasonToSkip($0, subject) == nil })
    var writer = WireWriter()
    await Stage(subject: subject).play(scenario).write(to: &writer)
    let bytes = writer.bytes
    for length in bytes.indices {
      var reader = WireReader(bytes[..<length])
      #expect(throws: WireError.self) {
        try Run.read(of: scenario, with: subject, from: &reader)
      }
    }
    for place in bytes.indices {
      for value in [0, 1, 0x7f, 0x80, 0xff] as [UInt8] {
        var changed = bytes
        changed[place] = value
        var reader = WireReader(changed)
        _ = try? Run.read(of: scenario, with: subject, from: &reader)
      }
    }
  }

  @Test("Lengths beyond the bytes, deep nesting and numbers without an end are refused")
  func bounds() {
    var writer = WireWriter()
    writer.write(unsigned: .max)
    var long = WireReader(writer.bytes)
    #expect(throws: WireError.self) { try long.read() as [String] }
    var deep = WireReader((0..<5_000).flatMap { _ in [4, 1] as [UInt8] })
    #expect(throws: WireError.self) { try deep.read() as JSONValue }
    var endless = WireReader([UInt8](repeating: 0xff, count: 100))
    #expect(throws: WireError.self) { try endless.readUnsigned() }
  }
}
