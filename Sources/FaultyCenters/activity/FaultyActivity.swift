import PushConformance
import PushPayloads
import PushSimulation

/// Faults in keeping the tokens of Live Activities.
enum FaultyActivity {
  static let rows = [
    row(
      KnowsNoActivities.self,
      "activity.rotated-token-is-uploaded",
      "activity.token-is-uploaded-once"
    ),
    row(
      SendsEachTokenTwice.self,
      "activity.push-to-start-token-is-uploaded-once",
      "activity.token-is-uploaded-once"
    ),
    row(
      ObservesActivitiesAlone.self,
      "activity.push-to-start-token-is-uploaded-once",
      "activity.rotated-token-is-uploaded"
    ),
    row(
      HasOneKindOfToken.self,
      "activity.push-to-start-token-is-uploaded-once",
      "activity.rotated-token-is-uploaded",
      "activity.token-is-no-device-token",
      "activity.token-is-uploaded-once"
    ),
    row(
      TakesStartsForActivities.self,
      "activity.failed-upload-is-tried-again",
      "activity.push-to-start-token-is-uploaded-once",
      "activity.rotated-token-is-uploaded",
      "activity.uploads-name-their-purpose"
    ),
    row(
      NamesTheNewestActivity.self,
      "activity.failed-upload-is-tried-again",
      "activity.nothing-is-uploaded-after-the-end",
      "activity.rotated-token-is-uploaded",
      "activity.token-is-uploaded-once",
      "activity.uploads-name-their-purpose"
    ),
    row(CutsAtTheLengthOfDevices.self, "activity.uploads-name-their-purpose"),
    row(
      StaysWithTheFirst.self,
      "activity.older-token-is-not-sent-again",
      "activity.push-to-start-token-is-uploaded-once",
      "activity.rotated-token-is-uploaded",
      "activity.token-is-uploaded-once"
    ),
    row(KnowsItFromBefore.self, "activity.rotated-token-is-uploaded"),
    row(SendsWhateverComes.self, "activity.repeated-token-is-not-sent-again"),
    row(HasOnePlace.self, "activity.token-in-use-stays-registered"),
    row(EndsEverything.self, "activity.token-in-use-stays-registered"),
    row(ForgetsTheEnd.self, "activity.nothing-is-uploaded-after-the-end"),
    row(SendsAllAtOnce.self, "activity.device-token-is-left-alone"),
    row(SignsTheDeviceOff.self, "activity.device-token-is-left-alone"),
  ]

  static func row<Center: PlainActivities>(
    _ type: Center.Type,
    _ requirements: String...
  ) -> SubjectRow {
    var row = SubjectRow(
      type,
      roles: [.registering, .lifecycleObserving, .retrying, .activityTokens]
    )
    row.requirements = Set(requirements)
    return row
  }

  final class KnowsNoActivities: PlainActivities {
    override func activity(_ id: String, didUpdatePushToken token: DeviceToken) {}
  }

  /// Sends a token when it comes, and once more when the observation says that it has changed.
  final class SendsEachTokenTwice: PlainActivities {
    override func receive(_ token: String, for purpose: ActivityTokenPurpose) {
      let isNew = entries[purpose]?.token != token
      super.receive(token, for: purpose)
      if isNew { uploadToken(for: purpose) }
    }
  }

  final class ObservesActivitiesAlone: PlainActivities {
    override func didUpdatePushToStartToken(_ token: DeviceToken, attributesType: String) {}
  }

  /// Has one function for every token, which the server takes for the device's.
  final class HasOneKindOfToken: PlainActivities {
    override func sendActivityToken(
      _ token: String,
      for purpose: ActivityTokenPurpose,
      completion: @escaping @MainActor (Result<Void, any Error>) -> Void
    ) {
      application.uploadDeviceToken(token, to: "/devices", completion: completion)
    }
  }

  /// Sends the token that starts activities as that of an activity.
  final class TakesStartsForActivities: PlainActivities {
    override func didUpdatePushToStartToken(_ token: DeviceToken, attributesType: String) {
      receive(token.hexadecimal, for: .activity(attributesType))
    }
  }

  /// Asks which activity is the current one when the request is built.
  final class NamesTheNewestActivity: PlainActivities {
    private var newest: ActivityTokenPurpose?
    override func activity(_ id: String, didUpdatePushToken token: DeviceToken) {
      if newest == nil || entries[.activity(id)] == nil { newest = .activity(id) }
      super.activity(id, didUpdatePushToken: token)
    }
    override func sendActivityToken(
      _ token: String,
      for purpose: ActivityTokenPurpose,
      completion: @escaping @MainActor (Result<Void, any Error>) -> Void
    ) {
      var named = purpose
      if case .activity = purpose { named = newest ?? purpose }
      super.sendActivityToken(token, for: named, completion: completion)
    }
  }

  /// Believes that a token has 32 bytes.
  final class CutsAtTheLengthOfDevices: PlainActivities {
    override func sendActivityToken(
      _ token: String,
      for purpose: ActivityTokenPurpose,
      completion: @escaping @MainActor (Result<Void, any Error>) -> Void
    ) {
      super.sendActivityToken(String(token.prefix(64)), for: purpose, completion: completion)
    }
  }

  /// Asks for the token once.
  final class StaysWithTheFirst: PlainActivities {
    override func receive(_ token: String, for purpose: ActivityTokenPurpose) {
      if entries[purpose] == nil { super.receive(token, for: purpose) }
    }
  }

  /// Sends no token that it has sent before, whatever came in between.
  final class KnowsItFromBefore: PlainActivities {
    private var known: Set<String> = []
    override func receive(_ token: String, for purpose: ActivityTokenPurpose) {
      if known.insert(token).inserted { super.receive(token, for: purpose) }
    }
  }

  final class SendsWhateverComes: PlainActivities {
    override func receive(_ token: String, for purpose: ActivityTokenPurpose) {
      entries[purpose]?.retry?.cancel()
      entries[purpose] = Entry(token: token)
      uploadToken(for: purpose)
    }
  }

  /// Knows "the" activity, and has the server forget the one before.
  final class HasOnePlace: PlainActivities {
    override func activity(_ id: String, didUpdatePushToken token: DeviceToken) {
      for case .activity(let other) in Array(entries.keys) where other != id {
        if let gone = entries[.activity(other)] { drop(gone.token, for: .activity(other)) }
      }
      super.activity(id, didUpdatePushToken: token)
    }
  }

  /// Throws everything away with the activity that ends.
  final class EndsEverything: PlainActivities {
    override func activityDidEnd(_ id: String) {
      super.activityDidEnd(id)
      for (purpose, entry) in entries { drop(entry.token, for: purpose) }
    }
  }

  /// Takes the last token of an activity for the first one of another.
  final class ForgetsTheEnd: PlainActivities {
    override func activityDidEnd(_ id: String) {
      super.activityDidEnd(id)
      ended.remove(id)
    }
  }

  /// Sends the whole list of tokens whenever one of them changes.
  final class SendsAllAtOnce: PlainActivities {
    override func receive(_ token: String, for purpose: ActivityTokenPurpose) {
      super.receive(token, for: purpose)
      if let sent { send(sent) { _ in } }
    }
  }

  /// Has the server forget the device with the activity.
  final class SignsTheDeviceOff: PlainActivities {
    override func drop(_ token: String, for purpose: ActivityTokenPurpose) {
      super.drop(token, for: purpose)
      if let sent { application.unregisterDeviceToken(sent.token, completion: nil) }
    }
  }
}
