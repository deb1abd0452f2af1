// What an adapter needs comes with this module, so that an executable imports one thing.
@_exported public import PushConformance
