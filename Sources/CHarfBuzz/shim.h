// HarfBuzz: opens fonts, shapes text, gives outlines.
#include <hb.h>
#include <hb-ot.h>
