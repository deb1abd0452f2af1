extension MistakeGroup {
  /// Members on another level, and payloads inside something else.
  static let places = MistakeGroup(
    "places",
    [
      Mistake(
        "the alert beside aps",
        #"{"aps":{},"alert":{"title":"Grace","body":"Hi"}}"#,
        "--push-type",
        "alert"
      ),
      Mistake(
        "badge and sound in the alert",
        #"{"aps":{"alert":{"title":"Grace","body":"Hi","badge":3,"sound":"default"}}}"#
      ),
      Mistake(
        "data of the app inside aps",
        #"{"aps":{"alert":"New order","order":"A-17","data":{"id":7}}}"#
      ),
      Mistake(
        "a link in the alert",
        #"{"aps":{"alert":{"title":"New song","url":"app://songs/7"}}}"#
      ),
      Mistake(
        "flags beside aps",
        #"{"aps":{"alert":{"title":"Photo"}},"mutable-content":1,"thread-id":"c-31"}"#,
        "--push-type",
        "alert"
      ),
      Mistake("texts at the root", #"{"title":"Grace","body":"Hi"}"#, "--push-type", "alert"),
      Mistake(
        "a Firebase message",
        #"{"message":{"token":"dJ2k","notification":{"title":"Grace","body":"Hi"}}}"#,
        "--push-type",
        "alert"
      ),
      Mistake(
        "the older form of a Firebase message",
        #"""
        {"to":"dJ2k","notification":{"title":"Grace","body":"Hi"},"content_available":true}
        """#
      ),
      Mistake(
        "a wrapper around the payload",
        #"{"payload":{"aps":{"alert":"Hi"}}}"#,
        "--push-type",
        "alert"
      ),
      Mistake("an array around the payload", #"[{"aps":{"alert":"Hi"}}]"#),
    ]
  )

  /// The texts to show.
  static let texts = MistakeGroup(
    "texts",
    [
      Mistake("a title of null", #"{"aps":{"alert":{"title":null,"body":"Hi"}}}"#),
      Mistake("empty texts", #"{"aps":{"alert":{"title":"","body":""}}}"#),
      Mistake("an empty alert", #"{"aps":{"alert":"","sound":"default"}}"#),
      Mistake("a number for a body", #"{"aps":{"alert":{"title":"Total","body":42}}}"#),
      Mistake("a list of lines", #"{"aps":{"alert":["Lunch","at one?"]}}"#),
      Mistake(
        "numbers among the arguments",
        #"{"aps":{"alert":{"loc-key":"MESSAGES","loc-args":[3,"Grace"]}}}"#
      ),
      Mistake(
        "arguments in a string",
        #"{"aps":{"alert":{"loc-key":"FROM","loc-args":"Grace"}}}"#
      ),
      Mistake(
        "arguments without their key",
        #"{"aps":{"alert":{"title":"Grace","loc-args":["one"]}}}"#
      ),
      Mistake(
        "a title and its key",
        #"{"aps":{"alert":{"title":"From Grace","title-loc-key":"FROM","body":"Hi"}}}"#
      ),
      Mistake("half an emoji", #"{"aps":{"alert":"Happy birthday \ud83c"}}"#),
    ]
  )
}
