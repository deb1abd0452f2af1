/// Returns the number of allocations of this process so far; -1 on systems where they are not counted.
long counted_allocations(void);
