#include "Session.h"

#include <stdlib.h>
#include <string.h>

/// An IDAT chunk holds at most this many bytes of compressed rows; PNG's own limit is 2^31 - 1.
#define CHUNK_SIZE ((size_t)1 << 22)

/// zlib's two header bytes: deflate with a window of 32 KiB, the fastest level.
static const uint8_t zlib_header[2] = {0x78, 0x01};

/// A final deflate block that holds nothing but its end, and room for the checksum.
static const uint8_t zlib_trailer[6] = {0x03, 0x00};

/// A picture that is put together, kept out of the frame that calls setjmp.
struct assembly {
  png_structp png;
  png_infop info;
  const struct pngshim_header *header;
  const uint8_t *bytes;
  size_t count;
  const struct pngshim_band *bands;
  size_t band_count;
  struct sink sink;
};

/// Adler-32 of all bands: of its two sums, the lower one starts at 1, and the higher one adds up
/// every value of the lower.
static uint32_t combined_adler(const struct assembly *assembly) {
  const uint64_t prime = 65521;
  uint64_t low = 1, high = 0;
  for (size_t i = 0; i < assembly->band_count; i++) {
    uint32_t adler = assembly->bands[i].adler;
    uint64_t count = assembly->bands[i].filtered_count % prime;
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

/// One IDAT chunk of the compressed bytes; the first one begins the stream, the last one ends it.
static void write_chunk(const struct assembly *assembly, size_t start, size_t count) {
  int is_first = start == 0, is_last = start + count == assembly->count;
  size_t total = count + (is_first ? sizeof zlib_header : 0) + (is_last ? sizeof zlib_trailer : 0);
  png_write_chunk_start(assembly->png, (png_const_bytep) "IDAT", (png_uint_32)total);
  if (is_first) png_write_chunk_data(assembly->png, zlib_header, sizeof zlib_header);
  png_write_chunk_data(assembly->png, assembly->bytes + start, count);
  if (is_last) write_trailer(assembly->png, combined_adler(assembly));
  png_write_chunk_end(assembly->png);
}

static void write_picture(void *context) {
  struct assembly *assembly = context;
  session_write_header(assembly->png, assembly->info, assembly->header);
  for (size_t start = 0, count; start < assembly->count; start += count) {
    count = assembly->count - start;
    if (count > CHUNK_SIZE) count = CHUNK_SIZE;
    write_chunk(assembly, start, count);
  }
  // png_write_end would ask for rows that libpng has compressed itself.
  png_write_chunk(assembly->png, (png_const_bytep) "IEND", NULL, 0);
}

/// Room for the whole file, so that it need not grow: all but the compressed bytes is 99 bytes and
/// 12 for each further IDAT.
static int reserve(struct assembly *assembly) {
  assembly->sink.capacity = assembly->count + 128 + assembly->count / CHUNK_SIZE * 12;
  assembly->sink.bytes = malloc(assembly->sink.capacity);
  return assembly->sink.bytes != NULL;
}

int pngshim_assemble(const struct pngshim_header *header, const uint8_t *bytes, size_t count,
                     const struct pngshim_band *bands, size_t band_count,
                     struct pngshim_bytes *result, char *message) {
  struct assembly assembly = {.header = header, .bytes = bytes, .count = count, .bands = bands,
                              .band_count = band_count};
  *result = (struct pngshim_bytes){NULL, 0};
  session_message(message, "not enough memory");
  if (!reserve(&assembly)) return 0;
  assembly.png = session_open_writer(&assembly.sink, message);
  assembly.info = assembly.png == NULL ? NULL : png_create_info_struct(assembly.png);
  int done = assembly.info != NULL && session_run(assembly.png, write_picture, &assembly);
  if (assembly.png != NULL) png_destroy_write_struct(&assembly.png, &assembly.info);
  if (done) {
    *result = (struct pngshim_bytes){assembly.sink.bytes, assembly.sink.count};
  } else {
    free(assembly.sink.bytes);
  }
  return done;
}
