"""The test rule of push-conformance."""

def push_conformance_test(name, archive, tool, subjects = [], options = [], shard_count = 1, **kwargs):
    """Judges subjects in one test of Bazel, or in one test for each shard.

    Args:
      name: The name of the test.
      archive: The label of a tar archive with the executable, and with the kit's folders `Corpus` and `Specs` at its top.
      tool: The path of the executable in the archive: the kit's own, or one that calls `ConformanceTool.main`.
      subjects: The names of the subjects; by default all subjects of the executable.
      options: Further options of `push-conformance run`.
      shard_count: The number of shards.
      **kwargs: Attributes of `sh_test`, such as `flaky` or `size`.
    """
    native.sh_test(
        name = name,
        srcs = ["push_conformance_test.sh"],
        args = ["$(rootpath %s)" % archive, tool] + subjects + options,
        data = [archive],
        shard_count = shard_count,
        **kwargs
    )
