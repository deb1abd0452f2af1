import PushConformance

enum FaultyActivity: FaultGroup {
  static let roles: Set<Role>? = [.registering, .lifecycleObserving, .retrying, .activityTokens]

  static let rows = faults([
    KnowsNoActivities.self, SendsEachTokenTwice.self, ObservesActivitiesAlone.self,
    SendsActivityTokensAsDeviceTokens.self, TakesStartsForActivities.self,
    NamesTheNewestActivity.self, CutsAtTheLengthOfDevices.self, StaysWithTheFirst.self,
    NeverResendsEarlierActivityToken.self, SendsWhateverComes.self, HasOnePlace.self,
    EndsEverything.self, ForgetsTheEnd.self, SendsAllAtOnce.self,
    UnregistersDeviceWithActivity.self,
  ])

  final class KnowsNoActivities: PlainActivity {
    override func activity(_ id: String, didUpdatePushToken token: DeviceToken) {}
  }

  final class SendsEachTokenTwice: PlainActivity {
    override func receive(_ token: String, for purpose: Purpose) {
      let isNew = entries[purpose]?.token != token
      super.receive(token, for: purpose)
      if isNew { uploadToken(for: purpose) }
    }
  }

  final class ObservesActivitiesAlone: PlainActivity {
    override func didUpdatePushToStartToken(_ token: DeviceToken, attributesType: String) {}
  }

  final class SendsActivityTokensAsDeviceTokens: PlainActivity {
    override func send(_ token: String, for purpose: Purpose, _ completion: @escaping Completion) {
      application.uploadDeviceToken(token, to: "/devices", completion: completion)
    }
  }

  final class TakesStartsForActivities: PlainActivity {
    override func didUpdatePushToStartToken(_ token: DeviceToken, attributesType: String) {
      receive(token.hexadecimal, for: .activity(attributesType))
    }
  }

  final class NamesTheNewestActivity: PlainActivity {
    private var newest: Purpose?
    override func activity(_ id: String, didUpdatePushToken token: DeviceToken) {
      if newest == nil || entries[.activity(id)] == nil { newest = .activity(id) }
      super.activity(id, didUpdatePushToken: token)
    }
    override func send(_ token: String, for purpose: Purpose, _ completion: @escaping Completion) {
      var named = purpose
      if case .activity = purpose { named = newest ?? purpose }
      super.send(token, for: named, completion)
    }
  }

  /// Cuts each token to 32 bytes.
  final class CutsAtTheLengthOfDevices: PlainActivity {
    override func send(_ token: String, for purpose: Purpose, _ completion: @escaping Completion) {
      super.send(String(token.prefix(64)), for: purpose, completion)
    }
  }

  final class StaysWithTheFirst: PlainActivity {
    override func receive(_ token: String, for purpose: Purpose) {
      if entries[purpose] == nil { super.receive(token, for: purpose) }
    }
  }

  final class NeverResendsEarlierActivityToken: PlainActivity {
    private var known: Set<String> = []
    override func receive(_ token: String, for purpose: Purpose) {
      if known.insert(token).inserted { super.receive(token, for: purpose) }
    }
  }

  /// Uploads a token again when ActivityKit delivers the same token again.
  final class SendsWhateverComes: PlainActivity {
    override func receive(_ token: String, for purpose: Purpose) {
      entries[purpose]?.retry?.cancel()
      entries[purpose] = Entry(token: token)
      uploadToken(for: purpose)
    }
  }

  /// Unregisters the tokens of all other activities when ActivityKit delivers the token of an activity.
  final class HasOnePlace: PlainActivity {
    override func activity(_ id: String, didUpdatePushToken token: DeviceToken) {
      for case .activity(let other) in Array(entries.keys) where other != id {
        if let gone = entries[.activity(other)] { drop(gone.token, for: .activity(other)) }
      }
      super.activity(id, didUpdatePushToken: token)
    }
  }

  final class EndsEverything: PlainActivity {
    override func activityDidEnd(_ id: String) {
      super.activityDidEnd(id)
      for (purpose, entry) in entries { drop(entry.token, for: purpose) }
    }
  }

  final class ForgetsTheEnd: PlainActivity {
    override func activityDidEnd(_ id: String) {
      super.activityDidEnd(id)
      ended.remove(id)
    }
  }

  /// Uploads the device token again whenever ActivityKit delivers a token.
  final class SendsAllAtOnce: PlainActivity {
    override func receive(_ token: String, for purpose: Purpose) {
      super.receive(token, for: purpose)
      if let sent { send(sent) { _ in } }
    }
  }

  final class UnregistersDeviceWithActivity: PlainActivity {
    override func drop(_ token: String, for purpose: Purpose) {
      super.drop(token, for: purpose)
      if let sent { application.unregisterDeviceToken(sent.token, completion: nil) }
    }
  }
}
