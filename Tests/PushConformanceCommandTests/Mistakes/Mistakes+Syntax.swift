extension MistakeGroup {
  /// Bodies that no serialiser writes, put together by hand or by a template.
  static let syntax = MistakeGroup(
    "syntax",
    [
      Mistake("a trailing comma", #"{"aps":{"alert":"Lunch at one?","badge":1,}}"#),
      Mistake("single quotes", "{'aps': {'alert': 'Lunch at one?'}}"),
      Mistake("typographic quotes from a document", "{“aps”: {“alert”: “Lunch at one?”}}"),
      Mistake("a line break inside the text", "{\"aps\":{\"alert\":\"Dear Ada,\nlunch at one?\"}}"),
      Mistake("quotes inside the text", #"{"aps":{"alert":"Grace: "Lunch?""}}"#),
      Mistake(
        "a missing comma",
        """
        {
          "aps": {
            "alert": { "title": "Grace", "body": "Lunch at one?" }
            "badge": 1
          }
        }
        """
      ),
      Mistake(
        "a comment",
        """
        {
          // sent by the test script
          "aps": { "alert": "Lunch at one?" }
        }
        """
      ),
      Mistake("a badge that should count up", #"{"aps":{"alert":"Lunch at one?","badge":+1}}"#),
      Mistake("NaN from a quotient", #"{"aps":{"alert":"Your average"},"average":NaN}"#),
      Mistake(
        "names without quotes",
        #"{aps: {alert: "Lunch at one?", "content-available": 1}}"#
      ),
    ]
  )

  /// Bytes that were sent instead of the text.
  static let bytes = MistakeGroup(
    "bytes",
    [
      Mistake("a byte order mark", bytes: [0xEF, 0xBB, 0xBF] + Array(lunch.utf8)),
      Mistake(
        "Windows-1252",
        bytes: Array(#"{"aps":{"alert":"Gr"#.utf8) + [0xFC, 0xDF] + Array(#"e"}}"#.utf8)
      ),
      Mistake("UTF-16", bytes: [0xFF, 0xFE] + lunch.utf8.flatMap { [$0, 0] }),
      Mistake("Base64", "eyJhcHMiOnsiYWxlcnQiOiJMdW5jaCBhdCBvbmU/In19"),
      Mistake("serialised twice", #""{\"aps\":{\"alert\":\"Lunch at one?\"}}""#),
      Mistake("YAML", "aps:\n  alert: Lunch at one?\n  badge: 1\n"),
      Mistake(
        "the error page of a proxy",
        """
        <!DOCTYPE html>
        <html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>
        """
      ),
      Mistake("a form field", "payload=%7B%22aps%22%3A%7B%22alert%22%3A%22Lunch%22%7D%7D"),
      Mistake("cut by a column of a database", String(lunch.prefix(24))),
      Mistake("nothing", "", "--push-type", "alert"),
    ]
  )

  private static let lunch = #"{"aps":{"alert":"Lunch at one?"}}"#
}
