// libwebp, and its encoder of animations. Decoding serves the tests.
#include <webp/decode.h>
#include <webp/encode.h>
#include <webp/mux.h>
