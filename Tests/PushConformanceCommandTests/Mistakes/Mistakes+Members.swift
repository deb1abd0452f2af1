extension MistakeGroup {
  /// Values of another type than Apple documents.
  static let types = MistakeGroup(
    "types",
    [
      Mistake("a badge in quotes", #"{"aps":{"alert":"New order","badge":"3"}}"#),
      Mistake("a badge that counts up, in quotes", #"{"aps":{"alert":"New order","badge":"+1"}}"#),
      Mistake("a badge of minus one for none", #"{"aps":{"alert":"New order","badge":-1}}"#),
      Mistake("a badge of null for none", #"{"aps":{"alert":"New order","badge":null}}"#),
      Mistake("a badge that is switched on", #"{"aps":{"alert":"New order","badge":true}}"#),
      Mistake("a sound that is switched on", #"{"aps":{"alert":"New order","sound":true}}"#),
      Mistake(
        "a Boolean to wake the app",
        #"{"aps":{"content-available":true}}"#,
        "--push-type",
        "background",
        "--priority",
        "5"
      ),
      Mistake(
        "a one in quotes for the service extension",
        #"{"aps":{"alert":{"title":"Photo"},"mutable-content":"1"}}"#
      ),
      Mistake(
        "identifiers as numbers",
        #"{"aps":{"alert":"New order","thread-id":31,"category":7}}"#
      ),
      Mistake(
        "every number in quotes",
        #"{"aps":{"alert":"Sale","badge":"1","content-available":"1","relevance-score":"0.5"}}"#
      ),
    ]
  )

  /// Members with the names of another platform, library or language.
  static let names = MistakeGroup(
    "names",
    [
      Mistake(
        "camel case to wake the app",
        #"{"aps":{"contentAvailable":1},"sync":"inbox"}"#,
        "--push-type",
        "background",
        "--priority",
        "5"
      ),
      Mistake(
        "an underscore to wake the app",
        #"{"aps":{"alert":"News","content_available":1}}"#
      ),
      Mistake(
        "an underscore for the service extension",
        #"{"aps":{"alert":{"title":"Photo"},"mutable_content":1},"image":"https://example.com/1.jpg"}"#
      ),
      Mistake(
        "camel case throughout",
        #"""
        {"aps":{"alert":{"title":"Grace","body":"Hi"},"threadId":"c-31","interruptionLevel":"active"}}
        """#
      ),
      Mistake(
        "a message for a body",
        #"{"aps":{"alert":{"title":"Grace","message":"Lunch at one?"}}}"#
      ),
      Mistake("a text for a body", #"{"aps":{"alert":{"title":"Grace","text":"Lunch at one?"}}}"#),
      Mistake(
        "keys of localised texts with underscores",
        #"{"aps":{"alert":{"loc_key":"FROM","loc_args":["Grace"]}}}"#
      ),
      Mistake("the dictionary in capitals", #"{"APS":{"alert":"Hi"}}"#, "--push-type", "alert"),
      Mistake("the dictionary as apns", #"{"apns":{"alert":"Hi"}}"#, "--push-type", "alert"),
      Mistake("a badge count", #"{"aps":{"alert":"Hi","badge_count":3,"badgeCount":3}}"#),
    ]
  )
}
