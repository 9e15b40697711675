// fontconfig: finds a font file by family name.
#include <fontconfig/fontconfig.h>
