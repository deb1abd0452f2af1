import PropertyEngine
import PushPayloads

/// What the `aps` dictionary of a silent push holds.
enum BackgroundRecipe {
  /// Makes the flag that wakes the app, and beside it only what no user would notice.
  static func aps(_ source: inout ChoiceSource) -> JSONObject {
    var aps: JSONObject = [APSKey.contentAvailable.rawValue: 1]
    for key in source.subset([APSKey.category, .threadID]) {
      aps[key.rawValue] = .string(Generator.identifier(count: 1...20)(&source))
    }
    return aps
  }
}
