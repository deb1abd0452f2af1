import Testing

@Suite("report merge of many shards")
struct ManyShardsTests {
  private static func report(_ index: Int, of total: Int) -> String {
    let suite = "a.scenarios.token"
    return """
      <testsuites>
        <testsuite name="\(suite)" tests="1" failures="0" errors="0" skipped="0">
          <properties>
            <property name="push-conformance.subject" value="a"/>
            <property name="push-conformance.shard" value="\(index)/\(total)"/>
            <property name="push-conformance.shard.suite-cases" value="1"/>
          </properties>
          <testcase classname="\(suite)" name="token.case-\(index)"/>
        </testsuite>
      </testsuites>
      """
  }

  @Test("More shards than the soft limit of open files are merged")
  func limit() async throws {
    let total = 60
    let names = (1...total).map { "\($0).xml" }
    let scratch = try Scratch(
      Dictionary(
        uniqueKeysWithValues: (1...total).map { ("\($0).xml", Self.report($0, of: total)) }
      )
    )
    let line = "ulimit -S -n 40; \"$tool\" report merge out.xml \(names.joined(separator: " "))"
    let run = try await Tool.shell(line, in: scratch)
    #expect(run.status == 0, "\(run)")
    #expect(run.output == "out.xml: 60 tests, 0 failures, 0 errors, 0 skipped\n")
  }
}
