extension MistakeGroup {
  static let activitiesAndWidgets = MistakeGroup(
    "activities-and-widgets",
    [
      "no timestamp": [#"{"aps":{"event":"update","content-state":{"stops":2}}}"#, activity],
      "a timestamp in milliseconds": [
        #"{"aps":{"timestamp":1700000000000,"event":"update","content-state":{"stops":2}}}"#,
        activity,
      ],
      "dates in words": [
        #"""
        {"aps":{"timestamp":"2026-11-21T12:00:00Z","event":"end","content-state":{"stops":0},\#
        "dismissal-date":"2026-11-21T13:00:00Z"}}
        """#, activity,
      ],
      "an event that does not exist": [
        #"{"aps":{"timestamp":1700000000,"event":"begin","content-state":{"stops":3}}}"#, activity,
      ],
      "a state with an underscore": [
        #"{"aps":{"timestamp":1700000000,"event":"update","content_state":{"stops":2}}}"#, activity,
      ],
      "a start without attributes": [
        #"""
        {"aps":{"timestamp":1700000000,"event":"start","content-state":{"stops":3},\#
        "alert":{"title":"On its way","body":"Three stops"}}}
        """#, activity,
      ],
      "the topic of the app for a Live Activity": [
        #"{"aps":{"timestamp":1700000000,"event":"update","content-state":{"stops":2}}}"#,
        "--push-type liveactivity --topic com.example.app --now 1700000000",
      ],
      "a Live Activity sent as an alert": [
        #"""
        {"aps":{"timestamp":1700000000,"event":"update","content-state":{"stops":2},\#
        "relevance-score":75}}
        """#, "--push-type alert --now 1700000000",
      ],
      "widgets with the flag of a silent push": [
        #"{"aps":{"content-available":1}}"#, "--push-type widgets",
      ],
      "widgets with a one for true": [#"{"aps":{"content-changed":1}}"#, "--push-type widgets"],
    ]
  )

  /// Headers, limits, and types that follow rules of their own.
  static let headers = MistakeGroup(
    "headers",
    [
      "a call to the topic of the app": [
        #"{"call":"1c1b"}"#, "--push-type voip --topic com.example.app",
      ],
      "controls to the topic of widgets": [
        #"{"aps":{"content-changed":true}}"#,
        "--push-type controls --topic com.example.app.push-type.widgets",
      ],
      "a collapse identifier made of names": [
        lunch, "--push-type alert --collapse-id",
        "conversation: Ada Lovelace, Grace Hopper, Hedy Lamarr, Katherine Johnson",
      ],
      "an expiration in milliseconds": [lunch, "--push-type alert --expiration 1700000000000"],
      "an expiration in words": [lunch, "--push-type alert --expiration 2026-11-21T12:00:00Z"],
      "a type of another service": [lunch, "--push-type notification"],
      "a type with a capital letter": [lunch, "--push-type Alert"],
      "a priority in a word": [lunch, "--push-type alert --priority high"],
      "a website whose arguments are no list": [
        #"{"aps":{"alert":{"title":"Flight","body":"Boarding"},"url-args":"boarding"}}"#, alert,
      ],
      "a thousand emoji, counted as characters": [
        #"{"aps":{"alert":"\#(String(repeating: "🎉", count: 1_020))"}}"#, alert,
      ],
    ]
  )

  private static let lunch = #"{"aps":{"alert":{"title":"Grace","body":"Lunch at one?"}}}"#
}
