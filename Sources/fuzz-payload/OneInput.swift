import PayloadFuzzing

/// Judges one input of libFuzzer; it ends the process where it finds something.
///
/// The file must not be called main.swift, and the target needs a second file: libFuzzer brings the
/// program's entry point.
///
/// - Parameters:
///   - start: The bytes.
///   - count: How many there are.
/// - Returns: 0, since libFuzzer knows no other answer.
@c(LLVMFuzzerTestOneInput)
public func judgeOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  if let choices = unsafe GeneratedInput.choices(start, count) {
    GeneratedInput.judge(choices)
    return 0
  }
  return unsafe PayloadFuzzer.runOnKit(start, count)
}
