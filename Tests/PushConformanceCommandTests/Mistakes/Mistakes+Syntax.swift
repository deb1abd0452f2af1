extension MistakeGroup {
  /// Bodies that no serializer writes, put together by hand or by a template.
  static let syntax = MistakeGroup(
    "syntax",
    [
      "a trailing comma": [#"{"aps":{"alert":"Lunch at one?","badge":1,}}"#],
      "single quotes": ["{'aps': {'alert': 'Lunch at one?'}}"],
      "typographic quotes from a document": ["{“aps”: {“alert”: “Lunch at one?”}}"],
      "a line break inside the text": ["{\"aps\":{\"alert\":\"Dear Ada,\nlunch at one?\"}}"],
      "quotes inside the text": [#"{"aps":{"alert":"Grace: "Lunch?""}}"#],
      "a missing comma": [
        """
        {
          "aps": {
            "alert": { "title": "Grace", "body": "Lunch at one?" }
            "badge": 1
          }
        }
        """
      ],
      "a comment": [
        """
        {
          // sent by the test script
          "aps": { "alert": "Lunch at one?" }
        }
        """
      ],
      "a badge that should count up": [#"{"aps":{"alert":"Lunch at one?","badge":+1}}"#],
      "NaN from a quotient": [#"{"aps":{"alert":"Your average"},"average":NaN}"#],
      "names without quotes": [#"{aps: {alert: "Lunch at one?", "content-available": 1}}"#],
    ]
  )

  /// Bytes that were sent instead of the text.
  static let bytes = MistakeGroup(
    "bytes",
    bytes: [
      Mistake("a byte order mark", bytes: [0xEF, 0xBB, 0xBF] + Array(lunch.utf8)),
      Mistake(
        "Windows-1252",
        bytes: Array(#"{"aps":{"alert":"Gr"#.utf8) + [0xFC, 0xDF] + Array(#"e"}}"#.utf8)
      ),
      Mistake("UTF-16", bytes: [0xFF, 0xFE] + lunch.utf8.flatMap { [$0, 0] }),
    ],
    [
      "Base64": ["eyJhcHMiOnsiYWxlcnQiOiJMdW5jaCBhdCBvbmU/In19"],
      "serialized twice": [#""{\"aps\":{\"alert\":\"Lunch at one?\"}}""#],
      "YAML": ["aps:\n  alert: Lunch at one?\n  badge: 1\n"],
      "the error page of a proxy": [
        """
        <!DOCTYPE html>
        <html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>
        """
      ],
      "a form field": ["payload=%7B%22aps%22%3A%7B%22alert%22%3A%22Lunch%22%7D%7D"],
      "cut by a column of a database": [String(lunch.prefix(24))],
      "nothing": ["", alert],
    ]
  )

  private static let lunch = #"{"aps":{"alert":"Lunch at one?"}}"#
}
