// An adapter imports one module: it handles payloads, and its center acts on the simulated application.
@_exported public import PushPayloads
@_exported public import PushSimulation
