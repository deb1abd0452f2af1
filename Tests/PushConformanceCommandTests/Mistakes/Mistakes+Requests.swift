extension MistakeGroup {
  /// Live Activities, widgets and controls.
  static let activitiesAndWidgets = MistakeGroup(
    "activities-and-widgets",
    [
      activity(
        "no timestamp",
        #"{"aps":{"event":"update","content-state":{"stops":2}}}"#
      ),
      activity(
        "a timestamp in milliseconds",
        #"{"aps":{"timestamp":1700000000000,"event":"update","content-state":{"stops":2}}}"#
      ),
      activity(
        "dates in words",
        #"""
        {"aps":{"timestamp":"2026-11-21T12:00:00Z","event":"end","content-state":{"stops":0},\#
        "dismissal-date":"2026-11-21T13:00:00Z"}}
        """#
      ),
      activity(
        "an event that does not exist",
        #"{"aps":{"timestamp":1700000000,"event":"begin","content-state":{"stops":3}}}"#
      ),
      activity(
        "a state with an underscore",
        #"{"aps":{"timestamp":1700000000,"event":"update","content_state":{"stops":2}}}"#
      ),
      activity(
        "a start without attributes",
        #"""
        {"aps":{"timestamp":1700000000,"event":"start","content-state":{"stops":3},\#
        "alert":{"title":"On its way","body":"Three stops"}}}
        """#
      ),
      Mistake(
        "the topic of the app for a Live Activity",
        #"{"aps":{"timestamp":1700000000,"event":"update","content-state":{"stops":2}}}"#,
        "--push-type",
        "liveactivity",
        "--topic",
        "com.example.app",
        "--now",
        "1700000000"
      ),
      Mistake(
        "a Live Activity sent as an alert",
        #"""
        {"aps":{"timestamp":1700000000,"event":"update","content-state":{"stops":2},\#
        "relevance-score":75}}
        """#,
        "--push-type",
        "alert",
        "--now",
        "1700000000"
      ),
      Mistake(
        "widgets with the flag of a silent push",
        #"{"aps":{"content-available":1}}"#,
        "--push-type",
        "widgets"
      ),
      Mistake(
        "widgets with a one for true",
        #"{"aps":{"content-changed":1}}"#,
        "--push-type",
        "widgets"
      ),
    ]
  )

  /// Headers, limits, and types that follow rules of their own.
  static let headers = MistakeGroup(
    "headers",
    [
      Mistake(
        "a call to the topic of the app",
        #"{"call":"1c1b"}"#,
        "--push-type",
        "voip",
        "--topic",
        "com.example.app"
      ),
      Mistake(
        "controls to the topic of widgets",
        #"{"aps":{"content-changed":true}}"#,
        "--push-type",
        "controls",
        "--topic",
        "com.example.app.push-type.widgets"
      ),
      Mistake(
        "a collapse identifier made of names",
        lunch,
        "--push-type",
        "alert",
        "--collapse-id",
        "conversation: Ada Lovelace, Grace Hopper, Hedy Lamarr, Katherine Johnson"
      ),
      Mistake(
        "an expiration in milliseconds",
        lunch,
        "--push-type",
        "alert",
        "--expiration",
        "1700000000000"
      ),
      Mistake(
        "an expiration in words",
        lunch,
        "--push-type",
        "alert",
        "--expiration",
        "2026-11-21T12:00:00Z"
      ),
      Mistake("a type of another service", lunch, "--push-type", "notification"),
      Mistake("a type with a capital letter", lunch, "--push-type", "Alert"),
      Mistake("a priority in a word", lunch, "--push-type", "alert", "--priority", "high"),
      Mistake(
        "a website whose arguments are no list",
        #"{"aps":{"alert":{"title":"Flight","body":"Boarding"},"url-args":"boarding"}}"#,
        "--push-type",
        "alert"
      ),
      Mistake(
        "a thousand emoji, counted as characters",
        #"{"aps":{"alert":"\#(String(repeating: "🎉", count: 1_020))"}}"#,
        "--push-type",
        "alert"
      ),
    ]
  )

  private static let lunch = #"{"aps":{"alert":{"title":"Grace","body":"Lunch at one?"}}}"#

  private static func activity(_ name: String, _ body: String) -> Mistake {
    Mistake(
      name,
      body,
      "--push-type",
      "liveactivity",
      "--priority",
      "10",
      "--now",
      "1700000000"
    )
  }
}
