import Foundation

/// An act against the process in which a center runs.
package enum HostileDeed: String, CaseIterable, Sendable {
  // Deeds that end the process, or keep it from continuing.
  case nothing, exits
  case exitsAtOnce = "exits-at-once"
  case aborts, traps, recurses, hangs, allocates, floods
  case forksAndHangs = "forks-and-hangs"
  case closesEverything = "closes-everything"
  case writesEverywhere = "writes-everywhere"
  // Deeds after which the process continues.
  case truncates
  case printsForgery = "prints-forgery"
  case closesStreams = "closes-streams"
  case forks
  case catchesSignals = "catches-signals"
  case writesReport = "writes-report"
  case removesJournal = "removes-journal"

  /// True if the process cannot answer after the deed.
  package var endsProcess: Bool {
    switch self {
    case .nothing, .exits, .exitsAtOnce, .aborts, .traps, .recurses, .hangs, .allocates, .floods,
      .forksAndHangs, .closesEverything, .writesEverywhere:
      true
    case .truncates, .printsForgery, .closesStreams, .forks, .catchesSignals, .writesReport,
      .removesJournal:
      false
    }
  }

  package func perform() {
    switch self {
    case .nothing, .truncates: break
    case .exits: exit(0)
    case .exitsAtOnce: _exit(0)
    case .aborts: abort()
    case .traps: fatalError("a trap")
    case .recurses: _ = Self.recurse(1)
    case .hangs: Self.hang()
    case .forksAndHangs:
      Self.fork()
      Self.hang()
    case .allocates: Self.allocate()
    case .floods: while true { print(String(repeating: "flood ", count: 10_000)) }
    case .closesEverything: for number in 0..<1_024 as Range<Int32> { close(number) }
    case .writesEverywhere:
      for number in 3..<1_024 as Range<Int32> { Self.write(Self.forgery, to: number) }
    case .printsForgery:
      print(Self.forgery)
      print(String(repeating: "\u{1B}[2J\u{0}\u{7F}", count: 100))
      Self.write(Self.forgery, to: 2)
    case .closesStreams: for number in 0...2 as ClosedRange<Int32> { close(number) }
    case .forks: Self.fork()
    case .catchesSignals:
      for number in 1...31 as ClosedRange<Int32> { signal(number) { _ in } }
    case .writesReport: Self.writeReport()
    case .removesJournal: Self.removeJournal()
    }
  }

  private static let forgery = """
    {"type":"case","subject":"prints-forgery","suite":"prints-forgery.requirements.token","id":\
    "token.text-is-lossless-hexadecimal","level":"must","outcome":"passed"}

    """

  // This is safe: a process performs one deed, on the main actor, and a deed that uses these variables never returns.
  nonisolated(unsafe) private static var count = 0
  nonisolated(unsafe) private static var kept: [Data] = []

  @inline(never) private static func recurse(_ number: Int) -> Int {
    unsafe count += number
    // The compiler refuses a recursion that cannot end.
    return number == .max ? 0 : recurse(number + 1) + number
  }

  /// Appends the number of this process to the file that a test names, and never returns.
  private static func hang() -> Never {
    if let path = ProcessInfo.processInfo.environment["PROCESSES"] {
      let file = unsafe open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
      write("\(getpid())\n", to: file)
      close(file)
    }
    while true { unsafe count += 1 }
  }

  private static func allocate() {
    while true { unsafe kept.append(Data(repeating: 1, count: 64 << 20)) }
  }

  private static func write(_ text: String, to number: Int32) {
    systemWrite(Array(text.utf8), to: number)
  }

  /// Forks, as C code below a center can do: both processes continue from here.
  private static func fork() {
    guard let function = unsafe dlsym(dlopen(nil, RTLD_NOW), "fork") else { return }
    let fork = unsafe unsafeBitCast(function, to: (@convention(c) () -> Int32).self)
    _ = fork()
  }

  private static func removeJournal() {
    guard let path = ProcessInfo.processInfo.environment["JOURNAL"] else { return }
    unsafe unlink(path)
  }

  /// Writes an empty report to the path of the tool's own report.
  private static func writeReport() {
    guard let path = ProcessInfo.processInfo.environment["REPORT"] else { return }
    try? Data(#"<testsuites tests="0" failures="0" errors="0" skipped="0" time="0.000"/>"#.utf8)
      .write(to: URL(filePath: path))
  }
}

// This function is outside of the type, because inside the type `write` means the type's method.
private func systemWrite(_ bytes: [UInt8], to number: Int32) {
  _ = unsafe write(number, bytes, bytes.count)
}
