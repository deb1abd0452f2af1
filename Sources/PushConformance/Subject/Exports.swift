// An adapter needs one import only: it also handles payloads and the simulated application.
@_exported public import PushPayloads
@_exported public import PushSimulation
