import PropertyEngine
import PushPayloads

/// Makes the `aps` dictionary of a silent push.
enum BackgroundRecipe {
  /// Makes a dictionary with the flag that wakes the app, and with members that the user does not notice.
  static func aps(_ source: inout ChoiceSource) -> JSONObject {
    var aps: JSONObject = [APSKey.contentAvailable.rawValue: 1]
    for key in source.subset([APSKey.category, .threadID]) {
      aps[key.rawValue] = .string(Generator.identifier(count: 1...20)(&source))
    }
    return aps
  }
}
