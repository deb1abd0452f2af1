// An adapter needs one import for the roles, the payloads and the simulated application.
@_exported public import PushPayloads
@_exported public import PushSimulation
