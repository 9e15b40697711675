#include "Stream.h"

#include <string.h>

/// A chunk holds at most this many bytes of compressed rows; PNG's own limit is 2^31 - 1.
#define CHUNK_SIZE ((size_t)1 << 22)

/// zlib's two header bytes: deflate with a window of 32 KiB, the fastest level.
static const uint8_t zlib_header[2] = {0x78, 0x01};

/// A final deflate block that holds nothing but its end, and room for the checksum.
static const uint8_t zlib_trailer[6] = {0x03, 0x00};

/// Length, name and checksum of a chunk, and an fdAT's sequence number.
#define CHUNK_OVERHEAD 16

size_t stream_bound(const struct stream *stream) {
  return stream->count + sizeof zlib_header + sizeof zlib_trailer +
         (stream->count / CHUNK_SIZE + 1) * CHUNK_OVERHEAD;
}

/// Adler-32 of all bands: of its two sums, the lower one starts at 1, and the higher one adds up
/// every value of the lower.
static uint32_t combined_adler(const struct stream *stream) {
  const uint64_t prime = 65521;
  uint64_t low = 1, high = 0;
  for (size_t i = 0; i < stream->band_count; i++) {
    uint32_t adler = stream->bands[i].adler;
    uint64_t count = stream->bands[i].filtered_count % prime;
    high = (high + (adler >> 16) + count * (low + prime - 1)) % prime;
    low = (low + (adler & 0xffff) + prime - 1) % prime;
  }
  return (uint32_t)(high << 16 | low);
}

static void write_trailer(png_structp png, uint32_t adler) {
  uint8_t trailer[sizeof zlib_trailer];
  memcpy(trailer, zlib_trailer, sizeof trailer);
  png_save_uint_32(trailer + 2, adler);
  png_write_chunk_data(png, trailer, sizeof trailer);
}

/// Begins a chunk with room for `count` bytes of the stream.
static void start_chunk(png_structp png, size_t count, uint32_t *sequence) {
  if (sequence == NULL) {
    png_write_chunk_start(png, (png_const_bytep) "IDAT", (png_uint_32)count);
    return;
  }
  uint8_t number[4];
  png_save_uint_32(number, (*sequence)++);
  png_write_chunk_start(png, (png_const_bytep) "fdAT", (png_uint_32)(count + sizeof number));
  png_write_chunk_data(png, number, sizeof number);
}

/// One chunk of the compressed bytes; the first one begins the stream, the last one ends it.
static void write_chunk(png_structp png, const struct stream *stream, size_t start, size_t count,
                        uint32_t *sequence) {
  int is_first = start == 0, is_last = start + count == stream->count;
  start_chunk(png,
              count + (is_first ? sizeof zlib_header : 0) + (is_last ? sizeof zlib_trailer : 0),
              sequence);
  if (is_first) png_write_chunk_data(png, zlib_header, sizeof zlib_header);
  png_write_chunk_data(png, stream->bytes + start, count);
  if (is_last) write_trailer(png, combined_adler(stream));
  png_write_chunk_end(png);
}

void stream_write(png_structp png, const struct stream *stream, uint32_t *sequence) {
  for (size_t start = 0, count; start < stream->count; start += count) {
    count = stream->count - start;
    if (count > CHUNK_SIZE) count = CHUNK_SIZE;
    write_chunk(png, stream, start, count, sequence);
  }
}
