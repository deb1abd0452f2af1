extension MistakeGroup {
  static let silentPushes = MistakeGroup(
    "silent-pushes",
    [
      "a sound": [#"{"aps":{"content-available":1,"sound":"default"}}"#, background],
      "an empty sound, to be safe": [#"{"aps":{"content-available":1,"sound":""}}"#, background],
      "an alert": [
        #"{"aps":{"content-available":1,"alert":{"title":"News","body":"Three stories"}}}"#,
        background,
      ],
      "a badge": [#"{"aps":{"content-available":1,"badge":3}}"#, background],
      "priority 10": [#"{"aps":{"content-available":1}}"#, "--push-type background --priority 10"],
      "no priority": [
        #"{"aps":{"content-available":1}}"#,
        "--push-type background --topic com.example.app --headers-complete",
      ],
      "no push type": [
        #"{"aps":{"content-available":1}}"#,
        "--priority 5 --topic com.example.app --headers-complete",
      ],
      "no flag": [#"{"aps":{},"sync":"inbox"}"#, background],
      "the type of an alert": [#"{"aps":{"content-available":1},"sync":"inbox"}"#, alert],
      "a secret without an alert for the service extension": [
        #"{"aps":{"mutable-content":1},"secret":"3q2+7w=="}"#, alert,
      ],
    ]
  )

  static let soundsAndLevels = MistakeGroup(
    "sounds-and-levels",
    [
      "critical as a Boolean": [
        #"{"aps":{"alert":"Smoke","sound":{"critical":true,"name":"alarm.caf","volume":1}}}"#
      ],
      "a volume in per cent": [
        #"{"aps":{"alert":"Smoke","sound":{"critical":1,"name":"alarm.caf","volume":50}}}"#
      ],
      "a volume in quotes": [
        #"{"aps":{"alert":"Smoke","sound":{"critical":1,"name":"alarm.caf","volume":"0.5"}}}"#
      ],
      "a list of sounds": [#"{"aps":{"alert":"Smoke","sound":["alarm.caf","default"]}}"#],
      "a level with an underscore": [
        #"{"aps":{"alert":"Leave now","interruption-level":"time_sensitive"}}"#
      ],
      "a level in capitals": [
        #"{"aps":{"alert":"Leave now","interruption-level":"TIME-SENSITIVE"}}"#
      ],
      "a level that Apple misspelled once": [
        #"{"aps":{"alert":"Leave now","interruption-level":"time-senstive"}}"#
      ],
      "a level by its number": [#"{"aps":{"alert":"Leave now","interruption-level":2}}"#],
      "a critical level with an ordinary sound": [
        #"{"aps":{"alert":"Smoke","sound":"default","interruption-level":"critical"}}"#
      ],
      "a score in per cent": [#"{"aps":{"alert":"Sale","relevance-score":80}}"#],
    ]
  )
}
