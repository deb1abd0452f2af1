extension MistakeGroup {
  /// Pushes that the user should not notice.
  static let silentPushes = MistakeGroup(
    "silent-pushes",
    [
      Mistake(
        "a sound",
        #"{"aps":{"content-available":1,"sound":"default"}}"#,
        "--push-type",
        "background",
        "--priority",
        "5"
      ),
      Mistake(
        "an empty sound, to be safe",
        #"{"aps":{"content-available":1,"sound":""}}"#,
        "--push-type",
        "background",
        "--priority",
        "5"
      ),
      Mistake(
        "an alert",
        #"{"aps":{"content-available":1,"alert":{"title":"News","body":"Three stories"}}}"#,
        "--push-type",
        "background",
        "--priority",
        "5"
      ),
      Mistake(
        "a badge",
        #"{"aps":{"content-available":1,"badge":3}}"#,
        "--push-type",
        "background",
        "--priority",
        "5"
      ),
      Mistake(
        "priority 10",
        #"{"aps":{"content-available":1}}"#,
        "--push-type",
        "background",
        "--priority",
        "10"
      ),
      Mistake(
        "no priority",
        #"{"aps":{"content-available":1}}"#,
        "--push-type",
        "background",
        "--topic",
        "com.example.app",
        "--headers-complete"
      ),
      Mistake(
        "no push type",
        #"{"aps":{"content-available":1}}"#,
        "--priority",
        "5",
        "--topic",
        "com.example.app",
        "--headers-complete"
      ),
      Mistake(
        "no flag",
        #"{"aps":{},"sync":"inbox"}"#,
        "--push-type",
        "background",
        "--priority",
        "5"
      ),
      Mistake(
        "the type of an alert",
        #"{"aps":{"content-available":1},"sync":"inbox"}"#,
        "--push-type",
        "alert"
      ),
      Mistake(
        "a secret without an alert for the service extension",
        #"{"aps":{"mutable-content":1},"secret":"3q2+7w=="}"#,
        "--push-type",
        "alert"
      ),
    ]
  )

  /// The sound of a notification, and its level of interruption.
  static let soundsAndLevels = MistakeGroup(
    "sounds-and-levels",
    [
      Mistake(
        "critical as a Boolean",
        #"{"aps":{"alert":"Smoke","sound":{"critical":true,"name":"alarm.caf","volume":1}}}"#
      ),
      Mistake(
        "a volume in per cent",
        #"{"aps":{"alert":"Smoke","sound":{"critical":1,"name":"alarm.caf","volume":50}}}"#
      ),
      Mistake(
        "a volume in quotes",
        #"{"aps":{"alert":"Smoke","sound":{"critical":1,"name":"alarm.caf","volume":"0.5"}}}"#
      ),
      Mistake("a list of sounds", #"{"aps":{"alert":"Smoke","sound":["alarm.caf","default"]}}"#),
      Mistake(
        "a level with an underscore",
        #"{"aps":{"alert":"Leave now","interruption-level":"time_sensitive"}}"#
      ),
      Mistake(
        "a level in capitals",
        #"{"aps":{"alert":"Leave now","interruption-level":"TIME-SENSITIVE"}}"#
      ),
      Mistake(
        "a level that Apple misspelt once",
        #"{"aps":{"alert":"Leave now","interruption-level":"time-senstive"}}"#
      ),
      Mistake("a level by its number", #"{"aps":{"alert":"Leave now","interruption-level":2}}"#),
      Mistake(
        "a critical level with an ordinary sound",
        #"{"aps":{"alert":"Smoke","sound":"default","interruption-level":"critical"}}"#
      ),
      Mistake("a score in per cent", #"{"aps":{"alert":"Sale","relevance-score":80}}"#),
    ]
  )
}
