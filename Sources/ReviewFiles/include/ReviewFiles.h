// The review page's own files, compiled into the binary, so that it runs without any folder beside
// it.
#ifndef REVIEW_FILES_H
#define REVIEW_FILES_H

#include <stddef.h>

// A file of the page: its name in the page's folder, and its bytes.
typedef struct {
  const char *name;
  const unsigned char *bytes;
  size_t count;
} review_file;

// The file at `index`, or one with a null name past the last.
review_file review_files(size_t index);

#endif
