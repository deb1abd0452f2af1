import PushPayloads
import Testing

@Suite("A document knows where its values stand")
struct JSONDocumentTests {
  static let text = #"{"aps" : {"alert": {"title":"Grüße"}, "badge":1.0}, "a/b~c": [true, [7]] }"#
  let document: JSONDocument

  init() throws {
    document = try JSONScanner.scan(Self.text.utf8).get()
  }

  @Test(
    arguments: [
      ("", Self.text),
      ("/aps/alert", #"{"title":"Grüße"}"#),
      ("/aps/alert/title", #""Grüße""#),
      ("/aps/badge", "1.0"),
      ("/a~1b~0c", "[true, [7]]"),
      ("/a~1b~0c/0", "true"),
      ("/a~1b~0c/1/0", "7"),
    ]
  )
  func pointerThereAndBack(pointer: String, source: String) throws {
    let parsed = try #require(JSONPointer(parsing: pointer))
    let element = try #require(document.element(at: parsed))
    #expect(String(decoding: element.source, as: UTF8.self) == source)
    #expect(element.pointer.description == pointer)
  }

  @Test(arguments: [
    "/nothing", "/aps/badge/0", "/a~1b~0c/2", "/a~1b~0c/00", "/a~1b~0c/-1", "/a~1b~0c/+1",
  ])
  func pointerToNothing(pointer: String) throws {
    let parsed = try #require(JSONPointer(parsing: pointer))
    #expect(document.element(at: parsed) == nil)
  }

  @Test("A text that is not a pointer is refused", arguments: ["aps", "/~2", "/~"])
  func malformedPointer(text: String) {
    #expect(JSONPointer(parsing: text) == nil)
  }

  @Test("The last value of a repeated name is found, and all stay in the members")
  func duplicates() throws {
    let document = try JSONScanner.scan(#"{"a":1,"b":2,"a":3}"#.utf8).get()
    #expect(document.element(at: JSONPointer(["a"]))?.value == 3)
    #expect(document.value.object?["a"] == 3)
    #expect(document.value.object?.members.map(\.key) == ["a", "b", "a"])
    #expect(document.value.text == #"{"a":1,"b":2,"a":3}"#)
  }

  @Test(
    "Names are compared by their code units, unpaired surrogates included",
    arguments: [
      (#"{"a":1,"\u0061":2}"#, 1), (#"{"é":1,"\u00E9":2}"#, 1), (#"{"é":1,"e\u0301":2}"#, 0),
      (#"{"😀":1,"\ud83d\ude00":2}"#, 1), (#"{"\ud83d":1,"\ud83c":2}"#, 0),
      (#"{"\ud83d":1,"\uD83D":2}"#, 1), (#"{"\ud83d":1,"\ufffd":2,"\uFFFD":3}"#, 1),
      (#"{"\ud83d\ufffd":1,"\ufffd\ud83d":2}"#, 0),
    ]
  )
  func names(text: String, duplicates: Int) throws {
    let document = try JSONScanner.scan(text.utf8).get()
    #expect(document.duplicateNames.count == duplicates)
  }

  @Test(
    "Values are the same if their names, texts and numbers are, whatever their layout is",
    arguments: [
      ("[1, {\"a\": true}]", #"[1,{"\u0061":true}]"#, true), ("[1]", "[1.0]", false),
      (#"{"a":"b"}"#, #"["a","b"]"#, false), ("[[],1]", "[[1]]", false), ("[1,2]", "[1]", false),
      (#"["a"]"#, #"["\u0062"]"#, false), ("[null]", "[false]", false),
    ]
  )
  func same(text: String, other: String, isSame: Bool) throws {
    let (root, other) = (
      try JSONScanner.scan(text.utf8).get().root, try JSONScanner.scan(other.utf8).get().root
    )
    #expect(root.isSame(as: other) == isSame)
    #expect((root.value == other.value) == isSame)
  }

  @Test(
    arguments: [
      ("ab\ncd", 4, "2:2"), ("ab\r\ncd", 4, "2:1"), ("ab\rcd", 3, "2:1"), ("", 0, "1:1"),
      ("é😀x", 6, "1:3"), ("ab", 99, "1:3"), ("a\n\nb", 3, "3:1"),
    ]
  )
  func position(text: String, offset: Int, position: String) {
    #expect(SourcePosition(of: offset, in: Array(text.utf8)).description == position)
  }

  @Test("Several positions are the same as single ones, and a step back does not move")
  func positions() {
    let bytes = Array("é\r\n😀x\n\ny".utf8)
    let offsets = Array(0...bytes.count + 1)
    #expect(
      SourcePosition.all(of: offsets, in: bytes)
        == offsets.map { SourcePosition(of: $0, in: bytes) }
    )
    #expect(
      SourcePosition.all(of: [4, 0], in: bytes).map(\.description) == ["2:1", "2:1"]
    )
  }
}
