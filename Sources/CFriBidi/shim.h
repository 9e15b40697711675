// FriBidi: in which order letters of both directions stand in a line.
#include <fribidi.h>
