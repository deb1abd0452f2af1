import Foundation
import PushPayloads
import Testing

@Suite("User info has the shape in which iOS hands a payload over")
struct UserInfoTests {
  static let object: JSONObject = [
    "aps": ["alert": ["title": "é"], "badge": 1, "content-available": 1],
    "flag": true, "ratio": 1.5, "whole": 2.0, "none": .null, "list": ["a", 1, .null, [false]],
    "big": .number(JSONNumber(UInt64.max)),
  ]

  @Test("Values are strings, numbers, nulls, arrays and dictionaries of Foundation")
  func shape() throws {
    let userInfo = Self.object.userInfo
    let aps = try #require(userInfo["aps"] as? [AnyHashable: Any])
    #expect((aps["alert"] as? [AnyHashable: Any])?["title"] as? String == "é")
    #expect(aps["badge"] as? NSNumber == 1)
    #expect(userInfo["none"] is NSNull)
    #expect(userInfo["flag"] as? Bool == true)
    #expect(userInfo["ratio"] as? Double == 1.5)
    #expect((userInfo["list"] as? [Any])?.count == 4)
    #expect((userInfo["big"] as? NSNumber)?.uint64Value == .max)
  }

  @Test("A round trip loses only the order, and keeps Booleans and numbers apart")
  func roundTrip() throws {
    let back = try #require(JSONObject(userInfo: Self.object.userInfo))
    #expect(back.members.map(\.key) == ["aps", "big", "flag", "list", "none", "ratio", "whole"])
    for member in Self.object {
      guard member.key != "aps" else { continue }
      #expect(back[member.key] == member.value, "\(member.key)")
    }
    #expect(back["aps"]?.object?["alert"] == ["title": "é"])
  }

  @Test("Swift's own values are read as well")
  func nativeValues() throws {
    let object = try #require(
      JSONObject(userInfo: [
        "b": true, "i": 7, "d": 0.5, "s": "x", "a": [1, 2], "o": ["k": NSNull()],
      ])
    )
    #expect(object == ["a": [1, 2], "b": true, "d": 0.5, "i": 7, "o": ["k": .null], "s": "x"])
  }

  @Test(
    "Long integers that Foundation has read keep every digit",
    arguments: [
      "9223372036854775807", "-9223372036854775807", "-9223372036854775808", "18446744073709551615",
    ]
  )
  func longIntegers(digits: String) throws {
    let object = try JSONSerialization.jsonObject(with: Data(#"{"n":\#(digits)}"#.utf8))
    let userInfo = try #require(object as? [String: Any])
    #expect(JSONObject(userInfo: userInfo)?["n"]?.number?.lexeme == digits)
    let decimal = NSDecimalNumber(string: digits)
    #expect(JSONObject(userInfo: ["n": decimal])?["n"]?.number?.lexeme == digits)
    #expect(JSONObject(userInfo: ["n": NSDecimalNumber.notANumber]) == nil)
  }

  @Test("The last value of a repeated name is passed on")
  func duplicates() {
    let object: JSONObject = ["badge": 1, "badge": 2]
    #expect(object.userInfo["badge"] as? Int == 2)
  }

  @Test("A value that JSON does not have is refused")
  func refusals() {
    #expect(JSONObject(userInfo: [1: "number as key"]) == nil)
    #expect(JSONObject(userInfo: ["date": Date(timeIntervalSince1970: 0)]) == nil)
    #expect(JSONObject(userInfo: ["n": ["deep": Double.infinity]]) == nil)
    #expect(JSONObject(userInfo: ["l": [Data()]]) == nil)
  }
}
