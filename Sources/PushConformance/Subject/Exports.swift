// Adapters also use payloads and the simulated application. These exports let an adapter get all of them with one
// import.
@_exported public import PushPayloads
@_exported public import PushSimulation
