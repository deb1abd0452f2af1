#include "CountedAllocations.h"

#include <stddef.h>
#include <stdint.h>

#ifdef __GLIBC__

// The symbols of an executable come before those of the C library. The C library keeps its own functions under these
// names, so memory from here can be freed as usual.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

// The benchmark has one thread.
static long count;

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count += 1;
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  count += 1;
  return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count += 1;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  count += 1;
  *memory = __libc_memalign(alignment, size);
  return *memory ? 0 : 12;
}

long counted_allocations(void) { return count; }
#else
long counted_allocations(void) { return -1; }
#endif
