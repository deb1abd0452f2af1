// One round of measurements: payload-benchmark FOLDER
//
// Writes the bodies into the folder for the programs in Peers. Prints a line for each measurement, as those programs do:
// the name, the bytes of the body, nanoseconds of CPU time, and the number of allocations.

import CountedAllocations
import Foundation
import PayloadFuzzing
import PushPayloads

/// The shortest measurement, in nanoseconds of CPU time.
let shortest = 10_000_000

func processorTime() -> Int {
  var time = timespec()
  unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
}

func measure(_ name: String, _ body: [UInt8], _ run: ([UInt8]) -> Void) {
  run(body)
  let before = counted_allocations()
  run(body)
  let allocations = counted_allocations() - before
  var count = 1
  while true {
    let start = processorTime()
    for _ in 0..<count { run(body) }
    let time = processorTime() - start
    if time >= shortest {
      print(name, body.count, Double(time) / Double(count), before < 0 ? "-" : "\(allocations)")
      return
    }
    count *= max(2, min(100, shortest / max(time, 1)))
  }
}

let folder = URL(filePath: CommandLine.arguments.dropFirst().first ?? ".")
let checker = PayloadChecker(
  request: PushRequest(pushType: .alert, priority: 10, topic: "com.example.chat")
)
let decoder = JSONDecoder()
for body in Bodies.all {
  let data = Data(body)
  try data.write(to: folder.appending(path: "\(body.count).json"))
  let isClean = checker.check(body).diagnostics.allSatisfy { $0.rule == "size.too-large" }
  precondition(isClean, "A body has a finding, so the check would be measured with its message.")
  measure("scan", body) { _ = JSONScanner.scan($0) }
  measure("check", body) { _ = checker.check($0) }
  measure("JSONSerialization", body) { _ in _ = try? JSONSerialization.jsonObject(with: data) }
  measure("JSONDecoder", body) { _ in _ = try? decoder.decode(DecodedPush.self, from: data) }
}
measure("fuzz", Bodies.all[0]) { body in
  unsafe body.withUnsafeBufferPointer { bytes in
    _ = unsafe PayloadFuzzer.runOnKit(bytes.baseAddress, bytes.count)
  }
}
