import Foundation
import Testing

@testable import PushConformanceCommand

@Suite("The schema of lines has what the kit reads, and no line is a trap")
struct AdapterLineTests {
  private static let schema = Scratch.repository
    .appending(path: "Specs/schemas/adapter-line.schema.json")

  private static func definition(_ path: [String]) throws -> JSONValue {
    let document = try JSONScanner.scan(Array(Data(contentsOf: schema))).get()
    return try #require(document.value[["$defs"] + path], "\(path)")
  }

  @Test("Roles, effects and members of a declaration are those of the schema")
  func schemaHasAll() throws {
    func texts(_ path: [String]) throws -> Set<String> {
      Set(try Self.definition(path).array?.compactMap(\.string) ?? [])
    }
    #expect(
      try texts(["center", "properties", "roles", "items", "enum"])
        == Set(AdapterRoles.carried.keys.map(\.rawValue))
    )
    #expect(
      try texts(["deed", "properties", "name", "enum"]) == Set(AdapterDeed.allCases.map(\.rawValue))
    )
    let app = try #require(try Self.definition(["app", "properties"]).object)
    #expect(Set(app.map(\.key)) == Set(AdapterApp.names))
  }

  @Test("A first line that is cut or has another byte is read or refused, at each of its bytes")
  func damage() throws {
    let lines = [
      try AdapterScript.sample("adapter-parser.jsonl"),
      try AdapterScript.sample("adapter-center.jsonl"),
      // A line with many members.
      try AdapterScript.sample("adapter-declaration.jsonl"),
    ].flatMap { $0.split(separator: "\n") }.filter { $0.contains("adapter") }.map { Array($0.utf8) }
    var refused = 0
    for line in lines {
      for place in line.indices {
        let cut = Array(line[..<place])
        #expect(throws: (any Error).self) { try AdapterHandshake(cut) }
        for byte in [0, 0x22, 0x24, 0x39, 0x5D, 0x7D, 0xFF] as [UInt8] {
          var changed = line
          changed[place] = byte
          do { _ = try AdapterHandshake(changed) } catch { refused += 1 }
        }
      }
    }
    #expect(refused > 1_000)
  }
}
