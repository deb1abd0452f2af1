import Testing

@testable import JUnitXML

@Suite("Keys of cases")
struct UniqueNamesTests {
  @Test("A repeated name gets a number that no other name has")
  func numbers() {
    var names = UniqueNames()
    let given = ["a", "a #2", "a", "a", "b", "a"]
    let unique = given.map { names.unique(suite: "s", classname: "c", name: $0) }
    #expect(unique == ["a", "a #2", "a #3", "a #4", "b", "a #5"])
  }

  @Test("The suite and the class name belong to the key")
  func key() {
    var names = UniqueNames()
    let keys = [("s", "c"), ("s", "d"), ("t", "c"), ("sc", ""), ("", "sc"), ("s", "c")]
    let unique = keys.map { names.unique(suite: $0.0, classname: $0.1, name: "a") }
    #expect(unique == ["a", "a", "a", "a", "a", "a #2"])
  }

  @Test("Names that become equal by folding or cutting get numbers")
  func afterCutting() {
    var names = UniqueNames()
    let long = String(repeating: "é", count: 600)
    let given = ["x\ny", "x y", long + "1", long + "2"]
    let unique = given.map { names.unique(suite: "s", classname: "c", name: $0) }
    #expect(unique[0...1] == ["x y", "x y #2"])
    #expect(unique[2] == String(repeating: "é", count: 510) + "…")
    #expect(unique[3] == String(repeating: "é", count: 509) + "… #2")
  }

  @Test("A hundred thousand equal names take linear time and stay distinct")
  func many() {
    var names = UniqueNames()
    var last = ""
    for _ in 0..<100_000 { last = names.unique(suite: "s", classname: "c", name: "same") }
    #expect(last == "same #100000")
  }

  @Test("The set of names keeps its names when it grows")
  func fingerprints() {
    var set = FingerprintSet()
    let words = (0..<50_000 as Range<UInt64>).map { $0 &* 0x9E37_79B9_7F4A_7C15 }
    #expect(words.allSatisfy { set.insert($0) })
    #expect(words.allSatisfy { !set.insert($0) })
    #expect(!set.insert(1) || !set.insert(1))
  }
}
