// These exports let an adapter manage with one import: it also uses payloads and the simulated application.
@_exported public import PushPayloads
@_exported public import PushSimulation
