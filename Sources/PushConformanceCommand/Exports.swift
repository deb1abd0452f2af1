// This module re-exports `PushConformance`, so that an executable needs to import only this module.
@_exported public import PushConformance
