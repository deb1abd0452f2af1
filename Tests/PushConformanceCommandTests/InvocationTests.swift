import Testing

@testable import PushConformanceCommand

@Suite("The words that start the tool again")
struct InvocationTests {
  private static let rows = [
    // In the package that has built the executable, or below it.
    ("/home/ada/app/.build/debug/chat", "/home/ada/app", "swift run chat"),
    ("/home/ada/app/.build/x86_64/release/chat", "/home/ada/app/Tests", "swift run chat"),
    ("/home/ada/my app/.build/debug/my check", "/home/ada/my app", "swift run 'my check'"),
    // Somewhere else.
    ("/home/ada/app/.build/debug/chat", "/home/ada", "chat"),
    ("/home/ada/app/.build/debug/chat", "/home/ada/app2", "chat"),
    ("/usr/local/bin/chat", "/home/ada/app", "chat"),
    ("my check", "/home/ada/app", "'my check'"),
  ]

  @Test(
    "SwiftPM runs what it has built, and of another executable the name is notified",
    arguments: rows
  )
  func words(executable: String, folder: String, expected: String) {
    #expect(Invocation(executable: executable, folder: folder).words == expected)
  }
}
