import PayloadFuzzing

/// Judges one input of libFuzzer, which has the program's entry point.
@c(LLVMFuzzerTestOneInput)
public func fuzzOrderPush(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  PayloadFuzzer.run(
    start,
    count,
    fields: OrderPushReading.fields,
    keys: OrderPushReading.keys,
    parse: OrderPushReading.parse
  )
}
