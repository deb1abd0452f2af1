extension MistakeGroup {
  /// Values whose type is not the type that Apple documents.
  static let types = MistakeGroup(
    "types",
    [
      "a badge in quotes": [#"{"aps":{"alert":"New order","badge":"3"}}"#],
      "a badge that counts up, in quotes": [#"{"aps":{"alert":"New order","badge":"+1"}}"#],
      "a badge of minus one for none": [#"{"aps":{"alert":"New order","badge":-1}}"#],
      "a badge of null for none": [#"{"aps":{"alert":"New order","badge":null}}"#],
      "a badge that is switched on": [#"{"aps":{"alert":"New order","badge":true}}"#],
      "a sound that is switched on": [#"{"aps":{"alert":"New order","sound":true}}"#],
      "a Boolean to wake the app": [#"{"aps":{"content-available":true}}"#, background],
      "a one in quotes for the service extension": [
        #"{"aps":{"alert":{"title":"Photo"},"mutable-content":"1"}}"#
      ],
      "identifiers as numbers": [#"{"aps":{"alert":"New order","thread-id":31,"category":7}}"#],
      "every number in quotes": [
        #"{"aps":{"alert":"Sale","badge":"1","content-available":"1","relevance-score":"0.5"}}"#
      ],
    ]
  )

  /// Members with the names of another platform, library or language.
  static let names = MistakeGroup(
    "names",
    [
      "camel case to wake the app": [
        #"{"aps":{"contentAvailable":1},"sync":"inbox"}"#, background,
      ],
      "an underscore to wake the app": [#"{"aps":{"alert":"News","content_available":1}}"#],
      "an underscore for the service extension": [
        #"{"aps":{"alert":{"title":"Photo"},"mutable_content":1},"image":"https://example.com/1.jpg"}"#
      ],
      "camel case throughout": [
        #"""
        {"aps":{"alert":{"title":"Grace","body":"Hi"},"threadId":"c-31","interruptionLevel":"active"}}
        """#
      ],
      "a message for a body": [#"{"aps":{"alert":{"title":"Grace","message":"Lunch at one?"}}}"#],
      "a text for a body": [#"{"aps":{"alert":{"title":"Grace","text":"Lunch at one?"}}}"#],
      "keys of localized texts with underscores": [
        #"{"aps":{"alert":{"loc_key":"FROM","loc_args":["Grace"]}}}"#
      ],
      "the dictionary in capitals": [#"{"APS":{"alert":"Hi"}}"#, alert],
      "the dictionary as apns": [#"{"apns":{"alert":"Hi"}}"#, alert],
      "a badge count": [#"{"aps":{"alert":"Hi","badge_count":3,"badgeCount":3}}"#],
    ]
  )
}
