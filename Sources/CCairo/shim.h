// cairo: image and PDF surfaces.
#include <cairo.h>
#include <cairo-pdf.h>
