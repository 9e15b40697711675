// A picture's compressed bands as one zlib stream, in the chunks that carry it.

#ifndef STREAM_H
#define STREAM_H

#include "PNGShim.h"

#include <png.h>

/// Compressed bands that stand one after another, and what they were before.
struct stream {
  const uint8_t *bytes;
  size_t count;
  const struct pngshim_band *bands;
  size_t band_count;
};

/// The most bytes that the chunks of a stream take.
size_t stream_bound(const struct stream *stream);

/// Writes a stream in IDAT chunks or, where there is a sequence number, in fdAT chunks that begin
/// with it and count it up; call it within `session_run`.
void stream_write(png_structp png, const struct stream *stream, uint32_t *sequence);

#endif
