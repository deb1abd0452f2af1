// One round of measurements of simdjson: simdjson_parse FILE…
//
// Prints a line for each file: the name, the bytes of the file, nanoseconds of CPU time, and no number of allocations.
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <simdjson.h>

static double processor_time() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

int main(int count, char **names) {
  for (int place = 1; place < count; place++) {
    simdjson::padded_string text = simdjson::padded_string::load(names[place]);
    simdjson::dom::parser parser;
    for (long repetitions = 1;; repetitions *= 4) {
      double start = processor_time();
      for (long number = 0; number < repetitions; number++)
        if (parser.parse(text).error()) return 1;
      double time = processor_time() - start;
      if (time < 1e7) continue;
      std::printf("simdjson %zu %f -\n", text.size(), time / repetitions);
      break;
    }
  }
}
