// The part of iconv.h that the headers of libxml2 need.
#pragma once
typedef void *iconv_t;
