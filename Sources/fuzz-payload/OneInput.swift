import PayloadFuzzing

/// Judges one input of libFuzzer; ends the process if there is a fault.
///
/// The entry point of the program is in libFuzzer. So the compiler must not treat this file as the main file: its name
/// must not be main.swift, and the target needs a second file.
@c(LLVMFuzzerTestOneInput)
public func judgeOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  if let choices = unsafe GeneratedInput.choices(start, count) {
    GeneratedInput.judge(choices)
    return 0
  }
  return unsafe PayloadFuzzer.runOnKit(start, count)
}
