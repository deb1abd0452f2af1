public import ArgumentParser
public import PushConformance
public import PushPayloads

extension Requirement.Level: ExpressibleByArgument {}
extension LimitProfile: ExpressibleByArgument {}
extension PushRequest.Recipient: ExpressibleByArgument {}
