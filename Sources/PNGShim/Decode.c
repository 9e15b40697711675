#include "Samples.h"
#include "Session.h"

#include <stdlib.h>
#include <string.h>

/// The most memory that one chunk may take once inflated. We need no chunk that is larger.
#define CHUNK_MEMORY_LIMIT (1 << 20)

/// The most chunks of a kind without use that are kept; all of them are skipped.
#define CHUNK_COUNT_LIMIT 16

/// A decoder's state, kept out of the frame that calls setjmp.
struct reader {
  png_structp png;
  png_infop info;
  const uint8_t *bytes;
  size_t count;
  size_t position;
  uint32_t width;
  uint32_t height;
  uint32_t *pixels;
  png_bytep *rows;
};

static void read_bytes(png_structp png, png_bytep target, size_t count) {
  struct reader *reader = png_get_io_ptr(png);
  if (count > reader->count - reader->position) png_error(png, "the file ends too early");
  memcpy(target, reader->bytes + reader->position, count);
  reader->position += count;
}

/// Limits against hostile files. Chunks that are not needed are skipped unread, among them text
/// (zTXt may inflate a thousandfold), gAMA, cHRM, sRGB and iCCP: the samples are taken as sRGB.
static void set_limits(struct reader *reader) {
  png_set_user_limits(reader->png, reader->width, reader->height);
  png_set_chunk_malloc_max(reader->png, CHUNK_MEMORY_LIMIT);
  png_set_chunk_cache_max(reader->png, CHUNK_COUNT_LIMIT);
  png_set_keep_unknown_chunks(reader->png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
}

/// Errors where libpng would warn and go on: a wrong checksum, in any chunk, and what makes it
/// guess. A picture without its damaged tRNS is opaque, and may equal another that is.
static void set_strictness(png_structp png) {
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  png_set_benign_errors(png, 0);
#ifdef PNG_IGNORE_ADLER32
  // The same bytes are under the checksums of their chunks, which were just asked for: a second sum,
  // over ten times as many bytes, takes a tenth of the time and finds nothing more.
  png_set_option(png, PNG_IGNORE_ADLER32, PNG_OPTION_ON);
#endif
}

/// Every kind of picture becomes RGBA of 8 bits.
static void set_transforms(png_structp png) {
  png_set_expand(png);
  png_set_gray_to_rgb(png);
  png_set_scale_16(png);
  png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
}

static void read_picture(void *context) {
  struct reader *reader = context;
  set_limits(reader);
  set_strictness(reader->png);
  png_read_info(reader->png, reader->info);
  set_transforms(reader->png);
  png_set_interlace_handling(reader->png);
  png_read_update_info(reader->png, reader->info);
  if (png_get_image_width(reader->png, reader->info) != reader->width ||
      png_get_image_height(reader->png, reader->info) != reader->height ||
      png_get_rowbytes(reader->png, reader->info) != (size_t)reader->width * 4)
    png_error(reader->png, "the header cannot be read");
  png_read_image(reader->png, reader->rows);
  // With the info, so that what stands behind the pixels and does not belong there is an error.
  png_read_end(reader->png, reader->info);
}

/// Pixels that are looked at together.
#define BLOCK 64

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "red is the low byte of four samples");

static int is_opaque(const uint32_t *samples, size_t count) {
  uint32_t common = UINT32_MAX;
  for (size_t i = 0; i < count; i++) common &= samples[i];
  return common >> 24 == 255;
}

/// Decoded samples stand where the pixels will: each four of them become one in place. Opaque ones
/// only change places, which takes a small part of the time.
static void premultiply(uint32_t *pixels, size_t count) {
  for (size_t start = 0; start < count; start += BLOCK) {
    size_t length = count - start < BLOCK ? count - start : BLOCK;
    uint32_t *block = pixels + start;
    if (is_opaque(block, length)) {
      for (size_t i = 0; i < length; i++) block[i] = opaque_pixel(block[i]);
    } else {
      for (size_t i = 0; i < length; i++) block[i] = premultiplied_pixel(block[i]);
    }
  }
}

static int open_reader(struct reader *reader, char *message) {
  reader->rows = malloc(reader->height * sizeof(png_bytep));
  reader->png =
      png_create_read_struct(PNG_LIBPNG_VER_STRING, message, session_error, session_warning);
  if (reader->png != NULL) reader->info = png_create_info_struct(reader->png);
  if (reader->rows == NULL || reader->info == NULL) return 0;
  png_set_read_fn(reader->png, reader, read_bytes);
  for (uint32_t y = 0; y < reader->height; y++)
    reader->rows[y] = (png_bytep)(reader->pixels + (size_t)y * reader->width);
  return 1;
}

int pngshim_decode(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height,
                   uint32_t *pixels, char *message) {
  struct reader reader = {.bytes = bytes, .count = count, .width = width, .height = height,
                          .pixels = pixels};
  session_message(message, "not enough memory");
  int done = open_reader(&reader, message) && session_run(reader.png, read_picture, &reader);
  if (reader.png != NULL) png_destroy_read_struct(&reader.png, &reader.info, NULL);
  free(reader.rows);
  if (done) premultiply(pixels, (size_t)width * height);
  return done;
}
