// The part of Foundation that the kit uses, with the declarations of Apple's SDK. A declaration has its availability
// if it is newer than macOS 10.15 and iOS 13. The check reads no bodies. `@unchecked Sendable` stands where the SDK
// says that a class can be sent to other threads.
//
// A name that is missing here is an error of the check. Add its declaration, and look its availability up in Apple's
// documentation.

@_exported import Darwin
@_exported import Dispatch

// MARK: - Values

public struct Data: Hashable, Sendable, RandomAccessCollection, RangeReplaceableCollection, Codable {
  public typealias Index = Int
  public typealias SubSequence = Data
  public init() {}
  public init?(base64Encoded text: String, options: Base64DecodingOptions = []) {}
  public init<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 {}
  public init(contentsOf url: URL, options: ReadingOptions = []) throws {}
  public var startIndex: Int { fatalError() }
  public var endIndex: Int { fatalError() }
  public subscript(index: Int) -> UInt8 { fatalError() }
  public subscript(range: Range<Int>) -> Data { fatalError() }
  public mutating func replaceSubrange<Bytes: Collection>(_ range: Range<Int>, with bytes: Bytes)
  where Bytes.Element == UInt8 {}
  public func base64EncodedString(options: Base64EncodingOptions = []) -> String { fatalError() }
  public func write(to url: URL, options: WritingOptions = []) throws {}

  public struct Base64DecodingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public struct Base64EncodingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = WritingOptions(rawValue: 1)
  }
}

public struct Date: Hashable, Sendable, Comparable, Codable {
  public init() {}
  public init(timeIntervalSince1970 seconds: Double) {}
  public var timeIntervalSince1970: Double { fatalError() }
  public static func < (left: Date, right: Date) -> Bool { fatalError() }
}

public class ISO8601DateFormatter {
  public init() {}
  public func string(from date: Date) -> String { fatalError() }
}

public struct CharacterSet: Hashable, Sendable {
  public init(charactersIn text: String) {}
  public static var alphanumerics: CharacterSet { fatalError() }
  public static var whitespaces: CharacterSet { fatalError() }
  public static var whitespacesAndNewlines: CharacterSet { fatalError() }
  public init(charactersIn range: ClosedRange<Unicode.Scalar>) {}
  public func union(_ other: CharacterSet) -> CharacterSet { fatalError() }
  public func intersection(_ other: CharacterSet) -> CharacterSet { fatalError() }
}

extension String {
  public struct Encoding: Hashable, Sendable {
    public static let utf8 = Encoding()
  }
  public init?<Bytes: Sequence>(bytes: Bytes, encoding: Encoding) where Bytes.Element == UInt8 {}
  public init(contentsOf url: URL, encoding: Encoding) throws { fatalError() }
}

extension StringProtocol {
  public var removingPercentEncoding: String? { fatalError() }
  public func addingPercentEncoding(withAllowedCharacters characters: CharacterSet) -> String? { fatalError() }
  public func trimmingCharacters(in characters: CharacterSet) -> String { fatalError() }
}

extension Error {
  public var localizedDescription: String { fatalError() }
}

// MARK: - URLs

public struct URL: Hashable, Sendable, Codable {
  public enum DirectoryHint: Sendable { case isDirectory, notDirectory, checkFileSystem, inferFromPath }
  public init?(string: String) {}
  public init(fileURLWithPath path: String) {}
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public func query(percentEncoded: Bool = true) -> String? { fatalError() }
  public init(fileURLWithPath path: String, isDirectory: Bool) {}
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public init(filePath path: String, directoryHint: DirectoryHint = .inferFromPath, relativeTo base: URL? = nil) {}
  public var absoluteString: String { fatalError() }
  public var scheme: String? { fatalError() }
  public var host: String? { fatalError() }
  public var path: String { fatalError() }
  public var lastPathComponent: String { fatalError() }
  public var pathComponents: [String] { fatalError() }
  public var pathExtension: String { fatalError() }
  public var standardizedFileURL: URL { fatalError() }
  public func appendingPathComponent(_ component: String) -> URL { fatalError() }
  public func appendingPathComponent(_ component: String, isDirectory: Bool) -> URL { fatalError() }
  public func deletingLastPathComponent() -> URL { fatalError() }
  public func resolvingSymlinksInPath() -> URL { fatalError() }
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public func host(percentEncoded: Bool = true) -> String? { fatalError() }
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public func path(percentEncoded: Bool = true) -> String { fatalError() }
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public func appending(path: String, directoryHint: DirectoryHint = .inferFromPath) -> URL { fatalError() }
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public func appending(component: String, directoryHint: DirectoryHint = .inferFromPath) -> URL { fatalError() }
  public func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues { fatalError() }
  public func withUnsafeFileSystemRepresentation<Result>(
    _ body: (UnsafePointer<Int8>?) throws -> Result
  ) rethrows -> Result { fatalError() }
}

public struct URLResourceKey: Hashable, Sendable {
  public static let fileSizeKey = URLResourceKey()
  public static let isDirectoryKey = URLResourceKey()
  public static let isRegularFileKey = URLResourceKey()
  public static let isSymbolicLinkKey = URLResourceKey()
}

public struct URLResourceValues: Sendable {
  public var fileSize: Int? { fatalError() }
  public var isDirectory: Bool? { fatalError() }
  public var isRegularFile: Bool? { fatalError() }
  public var isSymbolicLink: Bool? { fatalError() }
}

// MARK: - Objects

public protocol NSObjectProtocol: AnyObject {}

open class NSObject: NSObjectProtocol, Hashable {
  public init() {}
  open var description: String { fatalError() }
  open func isEqual(_ other: Any?) -> Bool { fatalError() }
  public static func == (left: NSObject, right: NSObject) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
}

open class NSNull: NSObject, @unchecked Sendable {}

open class NSNumber: NSObject, @unchecked Sendable {
  public convenience init(value: Bool) { fatalError() }
  public convenience init(value: Int) { fatalError() }
  public convenience init(value: Int64) { fatalError() }
  public convenience init(value: UInt64) { fatalError() }
  public convenience init(value: Double) { fatalError() }
  public var boolValue: Bool { fatalError() }
  public var intValue: Int { fatalError() }
  public var int64Value: Int64 { fatalError() }
  public var uint64Value: UInt64 { fatalError() }
  public var doubleValue: Double { fatalError() }
  public var stringValue: String { fatalError() }
  public var objCType: UnsafePointer<Int8> { fatalError() }
  public func isEqual(to other: NSNumber) -> Bool { fatalError() }
}

public enum ComparisonResult: Int, Sendable { case orderedAscending = -1, orderedSame, orderedDescending }

open class NSDecimalNumber: NSNumber, @unchecked Sendable {}

open class NSDictionary: NSObject {
  public convenience init(dictionary: [AnyHashable: Any]) { fatalError() }
}

open class NSLock: NSObject, @unchecked Sendable {
  public func lock() {}
  public func unlock() {}
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { fatalError() }
}

public let NSUnderlyingErrorKey: String = ""
public let NSPOSIXErrorDomain: String = ""

open class NSError: NSObject, Error, @unchecked Sendable {
  public var domain: String { fatalError() }
  public var code: Int { fatalError() }
  public var userInfo: [String: Any] { fatalError() }
}

/// The function that the compiler calls for `error as NSError`.
public func _convertErrorToNSError(_ error: any Error) -> NSError { fatalError() }

// MARK: - Notifications

open class NotificationCenter: NSObject, @unchecked Sendable {
  public class var `default`: NotificationCenter { fatalError() }
  public func post(_ notification: Notification) {}
  public func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {}
  public func addObserver(
    forName name: Notification.Name?,
    object: Any?,
    queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { fatalError() }
  public func removeObserver(_ observer: Any) {}
}

open class OperationQueue: NSObject, @unchecked Sendable {
  public class var main: OperationQueue { fatalError() }
}

public struct Notification {
  public var name: Name
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?
  public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) { fatalError() }
  public struct Name: Hashable, Sendable, RawRepresentable {
    public var rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

// MARK: - JSON

open class JSONEncoder: @unchecked Sendable {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let prettyPrinted = OutputFormatting(rawValue: 1)
    public static let sortedKeys = OutputFormatting(rawValue: 2)
    public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
  }
  public init() {}
  public var outputFormatting: OutputFormatting = []
  public func encode<Value: Encodable>(_ value: Value) throws -> Data { fatalError() }
}

open class JSONDecoder: @unchecked Sendable {
  public init() {}
  public func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value { fatalError() }
}

open class JSONSerialization: NSObject {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let fragmentsAllowed = ReadingOptions(rawValue: 4)
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let sortedKeys = WritingOptions(rawValue: 2)
  }
  public class func jsonObject(with data: Data, options: ReadingOptions = []) throws -> Any { fatalError() }
  public class func data(withJSONObject object: Any, options: WritingOptions = []) throws -> Data { fatalError() }
}

// MARK: - Files and the process

open class FileManager: NSObject, @unchecked Sendable {
  public class var `default`: FileManager { fatalError() }
  public var currentDirectoryPath: String { fatalError() }
  public var temporaryDirectory: URL { fatalError() }
  public func fileExists(atPath path: String) -> Bool { fatalError() }
  public func createDirectory(
    at url: URL,
    withIntermediateDirectories: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  public func contentsOfDirectory(atPath path: String) throws -> [String] { fatalError() }
  public func contentsOfDirectory(
    at url: URL,
    includingPropertiesForKeys keys: [URLResourceKey]?,
    options: DirectoryEnumerationOptions = []
  ) throws -> [URL] { fatalError() }
  public func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] { fatalError() }
  public func removeItem(atPath path: String) throws {}
  public func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws {}
  public struct DirectoryEnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}

public struct UUID: Hashable, Sendable {
  public init() {}
  public var uuidString: String { fatalError() }
}

public struct FileAttributeKey: Hashable, Sendable {
  public static let posixPermissions = FileAttributeKey()
}

open class Thread: NSObject, @unchecked Sendable {
  open class func detachNewThread(_ block: @escaping @Sendable () -> Void) {}
  open class func sleep(forTimeInterval interval: Double) {}
}

open class FileHandle: NSObject, @unchecked Sendable {
  public init(fileDescriptor: Int32, closeOnDealloc: Bool) {}
  open class var standardError: FileHandle { fatalError() }
  open func write(_ data: Data) {}
  @available(macOS 10.15.4, iOS 13.4, tvOS 13.4, watchOS 6.2, *)
  public func read(upToCount count: Int) throws -> Data? { fatalError() }
  @available(macOS 10.15.4, iOS 13.4, tvOS 13.4, watchOS 6.2, *)
  public func write<Bytes: Sequence>(contentsOf bytes: Bytes) throws where Bytes.Element == UInt8 {}
  public func close() throws {}
}

open class ProcessInfo: NSObject, @unchecked Sendable {
  public class var processInfo: ProcessInfo { fatalError() }
  public var environment: [String: String] { fatalError() }
}

open class Bundle: NSObject, @unchecked Sendable {
  public class var main: Bundle { fatalError() }
  public convenience init(for type: AnyClass) { fatalError() }
  public convenience init?(url: URL) { fatalError() }
  public var executableURL: URL? { fatalError() }
  public var bundleURL: URL { fatalError() }
  public var resourceURL: URL? { fatalError() }
  public func url(forResource name: String?, withExtension ext: String?) -> URL? { fatalError() }
}
