// The part of stdio.h that the headers of libxml2 need.
#pragma once
#include <darwin.h>
typedef struct __sFILE FILE;
