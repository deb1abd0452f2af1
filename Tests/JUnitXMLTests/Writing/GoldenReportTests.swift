import ConformanceTestSupport
import JUnitXML
import Testing

@Suite("A report, byte for byte")
struct GoldenReportTests {
  @Test("A report with every element of the dialect has the expected bytes")
  func everything() throws {
    let folder = try TemporaryFolder()
    let counts = try Self.report.write(to: folder.file("report.xml"))
    #expect(try folder.text(of: "report.xml") == Self.expected)
    #expect(try folder.contents == ["report.xml"])
    #expect([counts.tests, counts.failures, counts.errors, counts.skipped] == [7, 2, 1, 1])
  }

  static let report = JUnitReport(
    name: "conformance",
    timestamp: JUnitTimestamp("2026-11-21T03:04:05Z"),
    suites: [
      JUnitSuite(
        name: "reference.requirements.routing",
        timestamp: JUnitTimestamp("2026-11-21T03:04:05Z"),
        hostname: "ci-01",
        properties: [JUnitProperty(name: "swift.version", value: "6.3.1 <&\">")],
        cases: [
          JUnitCase(
            name: "routing.cold-launch-tap-routes-once",
            time: .milliseconds(17),
            file: "Tests/Routing.swift",
            line: 10
          ),
          JUnitCase(
            name: "routing.url-opens",
            time: .milliseconds(600),
            file: "Tests/Routing.swift",
            line: 42,
            properties: [JUnitProperty(name: "clause", value: "two\nlines")],
            outcome: .failed(
              JUnitProblem(
                message: "expected [a], got [a, a]",
                type: "kit.Mismatch",
                body: "1. launch\n2. tap(a) <-- routed twice & more"
              )
            ),
            systemOut: "one\r\ntwo\u{1B}[0m\n[[ATTACHMENT|artifacts/diff.txt]]\n"
          ),
          JUnitCase(
            name: "routing.url-opens",
            outcome: .error(JUnitProblem(message: "", type: "Crash"))
          ),
          JUnitCase(
            name: "routing.needs-scenes",
            file: "Tests/Routing.swift",
            outcome: .skipped(message: "role scenes is not offered")
          ),
        ]
      ),
      JUnitSuite(
        name: " \n ",
        time: .seconds(2),
        cases: [
          JUnitCase(classname: "other", name: "", line: 0),
          JUnitCase(
            name: "ends\u{0}early",
            file: "A.swift",
            outcome: .failed(
              JUnitProblem(message: "first\nsecond", type: "a.b", body: "first\nsecond\nthird")
            )
          ),
          JUnitCase(name: "said", systemOut: "note"),
        ]
      ),
      JUnitSuite(name: "empty"),
    ]
  )

  static let expected = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="conformance" tests="7" failures="2" errors="1" skipped="1" time="2.617" timestamp="2026-11-21T03:04:05Z">
      <testsuite name="reference.requirements.routing" tests="4" failures="1" errors="1" skipped="1" time="0.617" timestamp="2026-11-21T03:04:05Z" hostname="ci-01">
        <properties>
          <property name="swift.version" value="6.3.1 &lt;&amp;&quot;&gt;"/>
        </properties>
        <testcase classname="reference.requirements.routing" name="routing.cold-launch-tap-routes-once" time="0.017" file="Tests/Routing.swift" line="10"/>
        <testcase classname="reference.requirements.routing" name="routing.url-opens" time="0.600" file="Tests/Routing.swift" line="42">
          <properties>
            <property name="clause" value="two lines"/>
          </properties>
          <failure message="expected [a], got [a, a]" type="kit.Mismatch">Tests/Routing.swift:42: expected [a], got [a, a]
    1. launch
    2. tap(a) &lt;-- routed twice &amp; more</failure>
          <system-out>one
    two
    [[ATTACHMENT|artifacts/diff.txt]]
    </system-out>
        </testcase>
        <testcase classname="reference.requirements.routing" name="routing.url-opens #2" time="0.000">
          <error message="(no message)" type="kit.Crash">(no message)</error>
        </testcase>
        <testcase classname="reference.requirements.routing" name="routing.needs-scenes" time="0.000" file="Tests/Routing.swift">
          <skipped message="role scenes is not offered">role scenes is not offered</skipped>
        </testcase>
      </testsuite>
      <testsuite name="(unnamed)" tests="3" failures="1" errors="0" skipped="0" time="2.000">
        <testcase classname="other" name="(unnamed)" time="0.000"/>
        <testcase classname="(unnamed)" name="ends\u{0}early" time="0.000" file="A.swift">
          <failure message="first second" type="a.b">A.swift: first second
    first
    second
    third</failure>
        </testcase>
        <testcase classname="(unnamed)" name="said" time="0.000">
          <system-out>note</system-out>
        </testcase>
      </testsuite>
      <testsuite name="empty" tests="0" failures="0" errors="0" skipped="0" time="0.000">
      </testsuite>
    </testsuites>

    """#

  @Test("A report without suites is still a report")
  func noSuites() throws {
    let folder = try TemporaryFolder()
    try JUnitReport(name: "none").write(to: folder.file("report.xml"))
    #expect(
      try folder.text(of: "report.xml") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="none" tests="0" failures="0" errors="0" skipped="0" time="0.000">
        </testsuites>

        """
    )
  }
}
