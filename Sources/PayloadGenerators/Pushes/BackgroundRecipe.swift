import PropertyEngine
import PushPayloads

/// Makes the `aps` dictionary of a silent push.
enum BackgroundRecipe {
  /// Makes the flag that wakes the app, with members that no user would notice.
  static func aps(_ source: inout ChoiceSource) -> JSONObject {
    var aps: JSONObject = [APSKey.contentAvailable.rawValue: 1]
    for key in source.subset([APSKey.category, .threadID]) {
      aps[key.rawValue] = .string(Generator.identifier(count: 1...20)(&source))
    }
    return aps
  }
}
