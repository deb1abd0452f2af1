import PropertyEngine
import Testing

func cases<Value>(
  _ property: String,
  of generator: Generator<Value>,
  count: UInt64,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ complaint: (Value) -> String?
) {
  var unusable: UInt64 = 0
  for index in 0..<count {
    let seed = CaseSeed(runSeed: 1, propertyID: property, caseIndex: index)
    let generated = generator.generate(seed)
    guard generated.record.isValid else {
      unusable += 1
      continue
    }
    guard let text = complaint(generated.value) else { continue }
    Issue.record(
      "Case \(index) of \(property), run seed 1: \(text)",
      sourceLocation: sourceLocation
    )
    return
  }
  // A test that can use too few of the values does not show that the property holds.
  #expect(
    unusable * 4 <= count,
    "\(unusable) of \(count) cases were unusable",
    sourceLocation: sourceLocation
  )
}
