import PushCorpus
import PushPayloads
import Testing

@Suite("Files are decoded strictly, and an error names the place and the fault")
struct StrictJSONTests {
  enum Color: String, Decodable, CaseIterable { case red, green }

  struct Sample: Decodable, Equatable {
    var name: String
    var small: UInt8?
    var ratio: Double?
    var flag: Bool?
    var color: Color?
    var any: JSONValue?
    var object: JSONObject?
    var map: [String: Int]?
    var parts: [Part]?
  }

  struct Part: Decodable, Equatable {
    var id: Int

    enum CodingKeys: String, CodingKey, CaseIterable { case id }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      id = try container.decode(Int.self, forKey: .id)
      guard id > 0 else {
        throw DecodingError.dataCorruptedError(
          forKey: .id,
          in: container,
          debugDescription: "an id is above 0"
        )
      }
    }
  }

  @Test("A type gets its members, and numbers keep their spelling")
  func accepts() throws {
    let text = """
      {"name": "é", "small": 255, "ratio": 1e1, "flag": false, "color": "green", "any": [1.0, null],
       "object": {"b": 1, "a": -0}, "map": {"x": 1, "y": 2}, "parts": [{"id": 1}]}
      """
    let sample = try StrictJSON.decode(Sample.self, from: Array(text.utf8), file: "a.json")
    #expect(sample.name == "é")
    #expect(sample.small == 255)
    #expect(sample.ratio == 10)
    #expect(sample.flag == false)
    #expect(sample.color == .green)
    #expect(sample.any?.text == "[1.0,null]")
    #expect(sample.object?.utf8 == Array(#"{"b":1,"a":-0}"#.utf8))
    #expect(sample.map == ["x": 1, "y": 2])
    #expect(sample.parts?.map(\.id) == [1])
  }

  @Test(
    arguments: [
      ("{\n  'name'", "a.json:2:3: strings and names need double quotes, not single quotes"),
      ("{\"name\":1}", "a.json:1:9: /name: expected a string, found a number"),
      ("{\"small\":1}", "a.json:1:1: the member \"name\" is missing"),
      ("[]", "a.json:1:1: expected an object, found an array"),
      (
        "{\"name\":\"\",\n \"name\":\"\"}",
        "a.json:2:2: /name: the member \"name\" occurs here a second time"
      ),
      (
        "{\"name\":\"\",\"nmae\":1}",
        """
        a.json:1:12: /nmae: there is no member "nmae"; the members are \
        name, small, ratio, flag, color, any, object, map, parts
        """
      ),
      ("{\"name\":\"\",\"small\":256}", "a.json:1:20: /small: 256 does not fit UInt8"),
      ("{\"name\":\"\",\"small\":1.0}", "a.json:1:20: /small: expected an integer, found a number"),
      ("{\"name\":\"\",\"ratio\":1e999}", "a.json:1:20: /ratio: 1e999 does not fit Double"),
      ("{\"name\":\"\",\"flag\":1}", "a.json:1:19: /flag: expected true or false, found a number"),
      (
        "{\"name\":\"\",\"color\":\"blue\"}",
        "a.json:1:20: /color: \"blue\" is not a known value; the values are red, green"
      ),
      ("{\"name\":\"\",\"object\":[]}", "a.json:1:21: /object: expected an object, found an array"),
      (
        "{\"name\":\"\",\"map\":{\"x\":true}}",
        "a.json:1:23: /map/x: expected an integer, found true"
      ),
      (
        "{\"name\":\"\",\"parts\":[{\"di\":1}]}",
        "a.json:1:22: /parts/0/di: there is no member \"di\"; the members are id"
      ),
      ("{\"name\":\"\",\"parts\":[{\"id\":0}]}", "a.json:1:27: /parts/0/id: an id is above 0"),
    ]
  )
  func refuses(text: String, message: String) {
    let error = #expect(throws: StrictJSONError.self) {
      try StrictJSON.decode(Sample.self, from: Array(text.utf8), file: "a.json")
    }
    #expect(error?.description == message)
  }

  @Test("An optional value of any kind tells null from a missing member")
  func null() throws {
    func any(_ text: String) throws -> JSONValue? {
      try StrictJSON.decode(Sample.self, from: Array(text.utf8), file: "a.json").any
    }
    #expect(try any(#"{"name":"","any":null}"#) == .some(.null))
    #expect(try any(#"{"name":""}"#) == nil)
  }

  @Test("An array that a type reads beyond its end is an error of the array")
  func tooFewElements() {
    struct Pair: Decodable {
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        _ = try container.decode(Int.self)
        _ = try container.decode(Int.self)
      }
    }
    let error = #expect(throws: StrictJSONError.self) {
      try StrictJSON.decode(Pair.self, from: Array("[1]".utf8), file: "b.json")
    }
    #expect(error?.description == "b.json:1:1: the array ends after 1 elements, more are expected")
  }
}
