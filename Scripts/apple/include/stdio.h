// What the headers of libxml2 want of it.
#pragma once
#include <darwin.h>
typedef struct __sFILE FILE;
