import Foundation
import PushPayloads

/// The browser of the machine, without a window and without a network.
enum Chromium {
  /// The path of the program; nil if it is not installed.
  static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first(where: FileManager.default.isExecutableFile(atPath:))

  static let reason = "no Chromium is installed: apt-get install chromium"

  struct View {
    /// The values that the script of ``BrowserProbe`` has returned.
    var values: JSONObject
    var console: [Substring]
  }

  static func look(at page: String, width: Int, isDark: Bool, filter: String = "") async throws
    -> View
  {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "push-conformance-page-\(UUID())"
    )
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(page.utf8).write(to: folder.appending(path: "report.html"))
    try Data(BrowserProbe.page(width: width, filter: filter).utf8)
      .write(to: folder.appending(path: "probe.html"))
    let result = try await Program.run(
      path ?? "",
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
        // The probe reads the frame, which is another file.
        "--disable-web-security", "--allow-file-access-from-files",
        "--host-resolver-rules=MAP * ~NOTFOUND",
        "--user-data-dir=\(folder.appending(path: "profile").path(percentEncoded: false))",
        "--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)",
        "--window-size=1400,1000", "--virtual-time-budget=10000", "--enable-logging=stderr",
        "--v=0", "--dump-dom", folder.appending(path: "probe.html").absoluteString,
      ]
    )
    guard
      let answer = result.output.firstMatch(of: /<output>([^<]*)<\/output>/)?.1
        .removingPercentEncoding,
      let values = try? JSONScanner.scan(Array(answer.utf8)).get().value.object
    else {
      throw Program.Failure(program: "chromium", complaints: result.output + result.complaints)
    }
    let console = result.complaints.split(separator: "\n").filter { $0.contains("CONSOLE") }
    return View(values: values, console: console)
  }
}
