import ArgumentParser
import Foundation
import PushConformance

struct ShardFlags: ParsableArguments {
  @Option(
    name: .customLong("shard"),
    parsing: .unconditional,
    help: ArgumentHelp(
      "Play one of N shares of the run, counted from 1; 'report merge' makes one report of all."
        + " By default the share that Bazel, CircleCI, Buildkite or GitLab asks for in its variables.",
      valueName: "i/n"
    )
  )
  var text: String?

  mutating func validate() throws {
    guard let text, Shard(text) == nil else { return }
    throw ValidationError(
      "--shard '\(text)' is not a shard; write I/N, such as 2/3, with I from 1 to N and N up to \(Shard.most)"
    )
  }

  /// Returns whether the run is divided; false for a malformed variable, which ``shard(in:)`` reports.
  func divides() -> Bool { (try? shard()).map { !$0.isWhole } ?? false }

  func shard(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(ToolFailure) -> Shard {
    if let shard = text.flatMap({ Shard($0) }) { return shard }
    return try ShardVariables(environment: environment).shard()
  }
}

/// The environment variables with which CI services and Bazel divide a job into shards.
struct ShardVariables {
  private struct Service {
    let index: String
    let total: String
    /// The number that the service gives to the first shard: 0 or 1.
    let first: Int
  }

  /// Bazel comes first, because a job of a CI service can run Bazel.
  private static let services = [
    Service(index: "TEST_SHARD_INDEX", total: "TEST_TOTAL_SHARDS", first: 0),  // Bazel
    Service(index: "CIRCLE_NODE_INDEX", total: "CIRCLE_NODE_TOTAL", first: 0),  // CircleCI
    Service(index: "BUILDKITE_PARALLEL_JOB", total: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0),
    Service(index: "CI_NODE_INDEX", total: "CI_NODE_TOTAL", first: 1),  // GitLab
  ]

  let environment: [String: String]

  func shard() throws(ToolFailure) -> Shard {
    for service in Self.services {
      let shard = try shard(of: service)
      // Some services also set the variables of a job that is not divided.
      if !shard.isWhole { return shard }
    }
    return .whole
  }

  private func shard(of service: Service) throws(ToolFailure) -> Shard {
    guard let total = try number(service.total, from: 1, to: Shard.most) else {
      guard value(service.index) != nil, service.first == 1 || value(service.index) != "0"
      else { return .whole }
      throw .usage(
        "\(service.index) is set and \(service.total) is not; set both, or write --shard I/N"
      )
    }
    let last = total - 1 + service.first
    guard let index = try number(service.index, from: service.first, to: last) else {
      guard total > 1 else { return .whole }
      throw .usage(
        "\(service.total) is \(total) and \(service.index) is not set; set both, or write --shard I/N"
      )
    }
    return Shard(index - service.first + 1, of: total) ?? .whole
  }

  private func value(_ name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  private func number(_ name: String, from least: Int, to most: Int) throws(ToolFailure) -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Shard.number(text.utf8), (least...most).contains(number) else {
      throw .usage(
        "\(name) is '\(text)', and not a number from \(least) to \(most); fix it, or write --shard I/N"
      )
    }
    return number
  }
}
