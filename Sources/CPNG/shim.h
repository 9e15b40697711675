// libpng, and the zlib it is built on (checksums).
#include <png.h>
#include <zlib.h>
