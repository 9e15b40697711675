// The packs' own files, compiled into the binary, so that it runs without any folder beside it.
#ifndef PACK_FILES_H
#define PACK_FILES_H

#include <stddef.h>

// A file of a pack: its name as the pack's documents refer to it, and its bytes.
typedef struct {
  const char *name;
  const unsigned char *bytes;
  size_t count;
} pack_file;

// The file at `index` of the pack chitransit (documents 000 to 003), or one with a null name past
// the last. Names start with the folder: tokens/… or icons/….
pack_file pack_files_chitransit(size_t index);

// The same of the pack citymapper (document 004).
pack_file pack_files_citymapper(size_t index);

#endif
