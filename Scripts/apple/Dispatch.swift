// The part of Dispatch that the kit uses, with the declarations of Apple's SDK. The check reads no bodies.
// `@unchecked Sendable` stands where the SDK says that a class can be sent to other threads.

open class DispatchObject {}

public final class DispatchSpecificKey<Value>: Sendable {
  public init() {}
}

open class DispatchQueue: DispatchObject, @unchecked Sendable {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let concurrent = Attributes(rawValue: 1)
  }
  public class var main: DispatchQueue { fatalError() }
  public class func global() -> DispatchQueue { fatalError() }
  public convenience init(label: String, attributes: Attributes = []) { fatalError() }
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {}
  public func asyncAfter(
    deadline: DispatchTime,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {}
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {}
  public func sync<Value>(execute work: () throws -> Value) rethrows -> Value { fatalError() }
  public func setSpecific<Value>(key: DispatchSpecificKey<Value>, value: Value?) {}
  public class func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? { fatalError() }
}

public class DispatchWorkItem {
  public init(block: @escaping @convention(block) () -> Void) {}
  public var isCancelled: Bool { fatalError() }
  public func cancel() {}
  public func perform() {}
}

public struct DispatchTime: Sendable {
  public static func now() -> DispatchTime { fatalError() }
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime { fatalError() }
}
