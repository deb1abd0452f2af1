// These exports let an adapter get the roles, the payloads and the simulated application with one import.
@_exported public import PushPayloads
@_exported public import PushSimulation
