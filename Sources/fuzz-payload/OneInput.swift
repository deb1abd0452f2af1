import PayloadFuzzing

/// Judges one input of libFuzzer; ends the process if there is a fault.
///
/// The entry point of the program is in libFuzzer. So the compiler must not take this file for a main file: the name
/// must not be main.swift, and the target needs a second file.
///
/// - Parameters:
///   - start: The first byte of the input; nil if the input is empty.
///   - count: The number of bytes of the input.
/// - Returns: 0, which tells libFuzzer to keep the input if it has reached new code.
@c(LLVMFuzzerTestOneInput)
public func judgeOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  if let choices = unsafe GeneratedInput.choices(start, count) {
    GeneratedInput.judge(choices)
    return 0
  }
  return unsafe PayloadFuzzer.runOnKit(start, count)
}
