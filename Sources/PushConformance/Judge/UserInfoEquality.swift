import Foundation

/// The comparison of payloads that the system passed to an app with payloads that the app passed on.
enum UserInfoEquality {
  /// Returns whether two values are equal, regardless of the order of the members of dictionaries.
  ///
  /// The function compares arrays and dictionaries element by element, and leaves all other values to Foundation. On
  /// Linux, with `--static-swift-stdlib`, Foundation treats two equal arrays as different if the arrays have an element
  /// such as `NSNull` (Swift 6.3.1).
  static func areEqual(_ here: Any, _ there: Any) -> Bool {
    switch (here, there) {
    case (let here as [AnyHashable: Any], let there as [AnyHashable: Any]):
      here.count == there.count
        && here.allSatisfy { name, value in there[name].map { areEqual(value, $0) } ?? false }
    case (let here as [Any], let there as [Any]):
      here.count == there.count && zip(here, there).allSatisfy { areEqual($0, $1) }
    default:
      NSDictionary(dictionary: ["": here]).isEqual(NSDictionary(dictionary: ["": there]))
    }
  }
}
