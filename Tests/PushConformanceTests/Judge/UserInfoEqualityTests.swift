import Foundation
import Testing

@testable import PushConformance

@Suite("Payloads are equal if their parts are") struct UserInfoEqualityTests {
  private static func payload(_ last: Any, _ member: String = "nested") -> [AnyHashable: Any] {
    ["aps": ["badge": NSNumber(value: 1)], member: ["list": [NSNumber(value: 1), "two", last]]]
  }

  @Test("Members have no order, and null is equal to null") func equal() {
    let here = Self.payload(NSNull())
    #expect(UserInfoEquality.areEqual(here, Self.payload(NSNull())))
    #expect(UserInfoEquality.areEqual(here, NSDictionary(dictionary: Self.payload(NSNull()))))
  }

  static let others: [(name: String, value: @Sendable () -> Any)] = [
    ("another element", { payload("null") }),
    ("another name", { payload(NSNull(), "other") }),
    ("a member less", { payload(NSNull()).filter { $0.key != AnyHashable("aps") } }),
    ("an element less", { ["aps": ["badge": 1], "nested": ["list": [1, "two"]]] }),
    ("an array in place of an object", { [payload(NSNull())] }),
    ("no parts", { "payload" }),
  ]

  @Test("A changed part makes a difference", arguments: others)
  func different(name: String, value: @Sendable () -> Any) {
    #expect(!UserInfoEquality.areEqual(Self.payload(NSNull()), value()), "\(name)")
    #expect(!UserInfoEquality.areEqual(value(), Self.payload(NSNull())), "\(name)")
  }
}
