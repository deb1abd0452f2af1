// The part of string.h that the headers of libxml2 need.
#pragma once
#include <darwin.h>
