// From premultiplied pixels to the samples that a PNG holds, and back.

#ifndef SAMPLES_H
#define SAMPLES_H

#include <stdint.h>

/// One premultiplied channel without its alpha (1…254), rounded; never above 255.
static inline uint32_t unpremultiplied(uint32_t channel, uint32_t alpha) {
  uint32_t value = (channel * 255 + alpha / 2) / alpha;
  return value > 255 ? 255 : value;
}

/// A 0xAARRGGBB pixel as samples in the order in which a file holds them, the first one in the
/// low byte: red, green, blue and, with `has_alpha`, alpha (otherwise 0).
static inline uint32_t samples_of(uint32_t pixel, int has_alpha) {
  uint32_t alpha = pixel >> 24;
  uint32_t red = pixel >> 16 & 255, green = pixel >> 8 & 255, blue = pixel & 255;
  if (!has_alpha) return red | green << 8 | blue << 16;
  if (alpha == 0) return 0;
  if (alpha != 255) {
    red = unpremultiplied(red, alpha);
    green = unpremultiplied(green, alpha);
    blue = unpremultiplied(blue, alpha);
  }
  return red | green << 8 | blue << 16 | alpha << 24;
}

/// Samples in the order in which a file holds them, alpha 255, as a pixel.
static inline uint32_t opaque_pixel(uint32_t samples) {
  return (samples & 0xFF00FF00) | (samples & 255) << 16 | (samples >> 16 & 255);
}

/// Samples in the order in which a file holds them as a premultiplied pixel, rounded.
static inline uint32_t premultiplied_pixel(uint32_t samples) {
  uint32_t alpha = samples >> 24;
  uint32_t red = ((samples & 255) * alpha + 127) / 255;
  uint32_t green = ((samples >> 8 & 255) * alpha + 127) / 255;
  uint32_t blue = ((samples >> 16 & 255) * alpha + 127) / 255;
  return alpha << 24 | red << 16 | green << 8 | blue;
}

#endif
