extension MistakeGroup {
  /// Members on another level, and payloads inside something else.
  static let places = MistakeGroup(
    "places",
    [
      "the alert beside aps": [#"{"aps":{},"alert":{"title":"Grace","body":"Hi"}}"#, alert],
      "badge and sound in the alert": [
        #"{"aps":{"alert":{"title":"Grace","body":"Hi","badge":3,"sound":"default"}}}"#
      ],
      "data of the app inside aps": [
        #"{"aps":{"alert":"New order","order":"A-17","data":{"id":7}}}"#
      ],
      "a link in the alert": [#"{"aps":{"alert":{"title":"New song","url":"app://songs/7"}}}"#],
      "flags beside aps": [
        #"{"aps":{"alert":{"title":"Photo"}},"mutable-content":1,"thread-id":"c-31"}"#, alert,
      ],
      "texts at the root": [#"{"title":"Grace","body":"Hi"}"#, alert],
      "a Firebase message": [
        #"{"message":{"token":"dJ2k","notification":{"title":"Grace","body":"Hi"}}}"#, alert,
      ],
      "the older form of a Firebase message": [
        #"""
        {"to":"dJ2k","notification":{"title":"Grace","body":"Hi"},"content_available":true}
        """#
      ],
      "a wrapper around the payload": [#"{"payload":{"aps":{"alert":"Hi"}}}"#, alert],
      "an array around the payload": [#"[{"aps":{"alert":"Hi"}}]"#],
    ]
  )

  static let texts = MistakeGroup(
    "texts",
    [
      "a title of null": [#"{"aps":{"alert":{"title":null,"body":"Hi"}}}"#],
      "empty texts": [#"{"aps":{"alert":{"title":"","body":""}}}"#],
      "an empty alert": [#"{"aps":{"alert":"","sound":"default"}}"#],
      "a number for a body": [#"{"aps":{"alert":{"title":"Total","body":42}}}"#],
      "a list of lines": [#"{"aps":{"alert":["Lunch","at one?"]}}"#],
      "numbers among the arguments": [
        #"{"aps":{"alert":{"loc-key":"MESSAGES","loc-args":[3,"Grace"]}}}"#
      ],
      "arguments in a string": [#"{"aps":{"alert":{"loc-key":"FROM","loc-args":"Grace"}}}"#],
      "arguments without their key": [#"{"aps":{"alert":{"title":"Grace","loc-args":["one"]}}}"#],
      "a title and its key": [
        #"{"aps":{"alert":{"title":"From Grace","title-loc-key":"FROM","body":"Hi"}}}"#
      ],
      "half an emoji": [#"{"aps":{"alert":"Happy birthday \ud83c"}}"#],
    ]
  )
}
