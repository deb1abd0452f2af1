import Testing

@testable import PayloadFuzzing

@Suite("A wrong reader is caught")
struct WrongReaderTests {
  @Test(arguments: WrongReader.all)
  func wrong(_ row: WrongReader) {
    let input = FuzzInput(body: Array(row.body.utf8))
    let violations = row.oracle.violations(of: ReadInput(input, by: row.reader))
    #expect(violations.map(\.description).joined(separator: "\n") == row.finding)
    #expect(row.oracle.violations(of: ReadInput(input)) == [])
  }
}
