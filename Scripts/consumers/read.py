"""Reads JUnit reports with one consumer: read.py CONSUMER REPORT…

Prints one line of JSON for each report: the list of tallies that the consumer gives for it. A tally has `tests` and what
the consumer tells apart: `failures`, `errors` and `skipped`, or `failed` for failures and errors together.
"""

from __future__ import annotations

import contextlib
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path

Tally = dict[str, int]


def tally(outcomes: Iterable[str], *told: str) -> Tally:
    """Count outcomes; only those that the consumer tells apart are in the tally."""
    counts = Counter(outcomes)
    unknown = set(counts) - set(told) - {"passed"}
    if unknown:
        raise ValueError(f"outcomes that nothing expects: {sorted(unknown)}")
    return {"tests": counts.total()} | {name: counts[name] for name in told}


def junitparser(path: Path) -> list[Tally]:
    """The counts of the attributes, those that the library computes, and those of its command `merge`."""
    from junitparser import JUnitXml
    from junitparser.cli import merge

    def counts(xml: JUnitXml) -> Tally:
        return {name: getattr(xml, name) for name in ("tests", "failures", "errors", "skipped")}

    xml = JUnitXml.fromfile(str(path))
    declared = counts(xml)
    xml.update_statistics()
    with tempfile.TemporaryDirectory() as folder:
        merged = f"{folder}/merged.xml"
        merge([str(path)], merged, None)
        return [declared, counts(xml), counts(JUnitXml.fromfile(merged))]


def junit2html(path: Path) -> list[Tally]:
    """The cases of the page, and a page without an error."""
    from junit2htmlreport.parser import Junit

    report = Junit(str(path))
    report.html()
    cases = [case for suite in report.suites for case in suite.all()]
    return [tally((str(case.outcome()) for case in cases), "failed", "skipped")]


def mergify_cli(path: Path) -> list[Tally]:
    """The spans of cases that the client would send."""
    import asyncio

    from mergify_cli.ci.junit_processing.junit import files_to_spans

    status = "test.case.result.status"
    spans = asyncio.run(files_to_spans((str(path),)))
    return [tally((span.attributes[status] for span in spans if status in span.attributes), "failed", "skipped")]


def trcli(path: Path) -> list[Tally]:
    """The results that the command line of TestRail would send."""
    from trcli.cli import Environment
    from trcli.readers.junit_xml import JunitParser

    environment = Environment()
    environment.file, environment.silent = str(path), True
    names = {1: "passed", 4: "skipped", 5: "failed"}
    cases = [
        case for suite in JunitParser(environment).parse_file() for section in suite.testsections
        for case in section.testcases]
    return [tally((names[case.result.status_id] for case in cases), "failed", "skipped")]


def test_results_parser(path: Path) -> list[Tally]:
    """The test runs that Codecov stores."""
    from test_results_parser import parse_junit_xml

    names = {"pass": "passed", "failure": "failures", "error": "errors", "skip": "skipped"}
    runs = parse_junit_xml(path.read_bytes()).testruns
    return [tally((names[str(run.outcome)] for run in runs), "failures", "errors", "skipped")]


def sphinx_test_reports(path: Path) -> list[Tally]:
    """The cases that a documentation shows, and the counts of its suites."""
    from ub_test_reports.junitparser import JUnitParser

    names = {"failed": "failures", "error": "errors"}
    suites = JUnitParser(str(path)).parse()
    outcomes = [case["result"] for suite in suites for case in suite["testcases"]]
    declared = {
        name: sum(suite[member] for suite in suites)
        for name, member in {
            "tests": "tests", "failures": "failures", "errors": "errors", "skipped": "skips"}.items()}
    return [
        tally((names.get(outcome, outcome) for outcome in outcomes), "failures", "errors", "skipped"), declared]


def betelgeuse(path: Path) -> list[Tally]:
    """The results that would be imported into Polarion."""
    from betelgeuse import parse_junit

    names = {"failure": "failures", "error": "errors"}
    outcomes = [case["status"] for case in parse_junit(str(path))]
    return [tally((names.get(outcome, outcome) for outcome in outcomes), "failures", "errors", "skipped")]


def dump2polarion(path: Path) -> list[Tally]:
    """The records that would be exported to Polarion."""
    from dump2polarion.results.junittools import import_junit

    return [tally((record["verdict"] for record in import_junit(str(path)).results), "failed", "skipped")]


def launchable(path: Path) -> list[Tally]:
    """The events of cases that the client would send."""
    from junitparser import JUnitXml
    from launchable.commands.record.case_event import CaseEvent
    from launchable.testpath import FilePathNormalizer

    build = CaseEvent.default_path_builder(FilePathNormalizer())
    data = CaseEvent.default_data_builder()
    names = {CaseEvent.TEST_PASSED: "passed", CaseEvent.TEST_FAILED: "failed", CaseEvent.TEST_SKIPPED: "skipped"}
    return [tally(
        (
            names[event["status"]]
            for suite in JUnitXml.fromfile(str(path)) for case in suite
            for event in CaseEvent.from_case_and_suite(build, case, suite, str(path), data)),
        "failed", "skipped")]


def robotframework_oxygen(path: Path) -> list[Tally]:
    """The tests of Robot Framework, in which a skipped case passes."""
    from oxygen.junit import JUnitHandler

    suites = JUnitHandler({"keyword": "run_junit", "tags": []}).parse_results(str(path))["suites"]
    outcomes = [
        "passed" if all(keyword["pass"] for keyword in test["keywords"]) else "failed"
        for suite in suites for test in suite["tests"]]
    return [tally(outcomes, "failed")]


# By the name of the package.
CONSUMERS: dict[str, Callable[[Path], list[Tally]]] = {
    function.__name__.replace("_", "-"): function
    for function in (
        betelgeuse, dump2polarion, junit2html, junitparser, launchable, mergify_cli, robotframework_oxygen,
        sphinx_test_reports, test_results_parser, trcli)
}


def main() -> None:
    name, *reports = sys.argv[1:]
    for report in reports:
        try:
            # Some consumers print, and only the tallies are for the reader of this program.
            with contextlib.redirect_stdout(sys.stderr):
                told = CONSUMERS[name](Path(report))
        except (Exception, SystemExit) as error:  # A consumer that refuses a report is a result as well.
            told = f"{type(error).__name__}: {error}"
        print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
