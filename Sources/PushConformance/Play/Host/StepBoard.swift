/// A piece of memory in which a play notes the current step, so that the note is still there after a crash.
///
/// The memory is a page that two processes share, or plain memory that an exit handler reads. The reader can find a
/// half-written note, or bytes that a subject has written there. So the reader reads within fixed bounds, and accepts
/// any bytes in a string.
///
/// The conformance to `Sendable` is unchecked because of the raw pointer, which never changes. A race can at worst make
/// a note wrong.
@safe package struct StepBoard: @unchecked Sendable {
  package static let size = 512
  /// The board for the plays of this process; nil if nothing reads the notes.
  @MainActor package static var current: StepBoard?

  /// The offsets of the notes: a number takes 8 bytes; a string takes 8 bytes for its length, and then its bytes.
  private enum Place {
    static let plays = 0
    static let step = 8
    static let scenario = 16
    static let callback = 264
    static let longestText = 240
  }

  /// The largest number of a play or a step; a reader treats any greater number as this number.
  private static let largestNumber: Int64 = 1_000_000_000

  private let memory: UnsafeMutableRawPointer

  /// Creates a board on ``size`` zero bytes of memory, which must outlive the board.
  package init(_ memory: UnsafeMutableRawPointer) { unsafe self.memory = unsafe memory }

  /// Notes that a play begins; `number` is the play's position among the plays of one request, from 0.
  func begin(play number: Int, of scenario: String) {
    unsafe memory.storeBytes(of: Int64(-1), toByteOffset: Place.step, as: Int64.self)
    write("", to: Place.callback)
    write(scenario, to: Place.scenario)
    unsafe memory.storeBytes(of: Int64(number + 1), toByteOffset: Place.plays, as: Int64.self)
  }

  func note(step: Int) {
    write("", to: Place.callback)
    unsafe memory.storeBytes(of: Int64(step), toByteOffset: Place.step, as: Int64.self)
  }

  func note(callback: String) { write(callback, to: Place.callback) }

  /// Notes that the current play has ended; the note of its last step remains.
  func end() {
    let number = Int64(clamping: plays.magnitude) * -1
    unsafe memory.storeBytes(of: number, toByteOffset: Place.plays, as: Int64.self)
  }

  package func clear() {
    unsafe memory.storeBytes(of: Int64(0), toByteOffset: Place.plays, as: Int64.self)
  }

  /// The number of plays that have begun since the board was cleared; negative while no play is open.
  package var plays: Int64 {
    unsafe memory.loadUnaligned(fromByteOffset: Place.plays, as: Int64.self)
  }

  package var openStep: ProcessEnd.OpenStep? { plays > 0 ? lastStep : nil }

  /// The last step of the latest play, with numbers within limits, because the memory can hold any bytes.
  package var lastStep: ProcessEnd.OpenStep? {
    let step = unsafe memory.loadUnaligned(fromByteOffset: Place.step, as: Int64.self)
    let plays = plays.magnitude
    guard plays > 0 else { return nil }
    return ProcessEnd.OpenStep(
      play: Int(min(plays - 1, UInt64(Self.largestNumber))),
      scenario: text(at: Place.scenario),
      step: Int(min(max(0, step), Self.largestNumber)),
      callback: text(at: Place.callback)
    )
  }

  private func write(_ text: String, to place: Int) {
    var text = text
    text.withUTF8 { bytes in
      let count = min(bytes.count, Place.longestText)
      if count > 0, let source = bytes.baseAddress {
        unsafe (memory + place + 8).copyMemory(from: source, byteCount: count)
      }
      unsafe memory.storeBytes(of: Int64(count), toByteOffset: place, as: Int64.self)
    }
  }

  private func text(at place: Int) -> String {
    let count = unsafe memory.loadUnaligned(fromByteOffset: place, as: Int64.self)
    let bytes = unsafe UnsafeRawBufferPointer(
      start: memory + place + 8,
      count: max(0, min(Int(clamping: count), Place.longestText))
    )
    return unsafe String(decoding: bytes, as: UTF8.self)
  }
}
