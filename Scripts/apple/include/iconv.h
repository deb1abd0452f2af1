// What the headers of libxml2 want of it.
#pragma once
typedef void *iconv_t;
