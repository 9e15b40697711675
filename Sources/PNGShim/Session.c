#include "Session.h"

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

void session_message(char *message, const char *text) {
  size_t length = strlen(text);
  if (length >= PNGSHIM_MESSAGE_SIZE) length = PNGSHIM_MESSAGE_SIZE - 1;
  memcpy(message, text, length);
  message[length] = 0;
}

void session_error(png_structp png, png_const_charp text) {
  session_message(png_get_error_ptr(png), text);
  png_longjmp(png, 1);
}

void session_warning(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

int session_run(png_structp png, void (*work)(void *context), void *context) {
  if (setjmp(png_jmpbuf(png))) return 0;
  work(context);
  return 1;
}

/// The capacity that holds `needed` bytes, at least twice the present one.
static size_t grown_capacity(const struct sink *sink, size_t needed) {
  size_t doubled = sink->capacity < SIZE_MAX / 2 ? sink->capacity * 2 : SIZE_MAX;
  return needed > doubled ? needed : doubled;
}

void session_write(png_structp png, png_bytep bytes, size_t count) {
  struct sink *sink = png_get_io_ptr(png);
  if (count > SIZE_MAX - sink->count) png_error(png, "the file is too large");
  if (sink->count + count > sink->capacity) {
    size_t capacity = grown_capacity(sink, sink->count + count);
    uint8_t *grown = realloc(sink->bytes, capacity);
    if (grown == NULL) png_error(png, "not enough memory");
    sink->bytes = grown;
    sink->capacity = capacity;
  }
  memcpy(sink->bytes + sink->count, bytes, count);
  sink->count += count;
}

static void flush_nothing(png_structp png) { (void)png; }

png_structp session_open_writer(struct sink *sink, char *message) {
  png_structp png =
      png_create_write_struct(PNG_LIBPNG_VER_STRING, message, session_error, session_warning);
  if (png != NULL) png_set_write_fn(png, sink, session_write, flush_nothing);
  return png;
}

void session_write_header(png_structp png, png_infop info, const struct pngshim_header *header) {
  int color = header->has_alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB;
  png_set_IHDR(png, info, header->width, header->height, 8, color, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_set_pHYs(png, info, header->pixels_per_metre, header->pixels_per_metre,
               PNG_RESOLUTION_METER);
  png_write_info(png, info);
}

void session_write_end(png_structp png) {
  // png_write_end would ask for rows that libpng has compressed itself.
  png_write_chunk(png, (png_const_bytep) "IEND", NULL, 0);
}

int session_reserve(struct sink *sink, size_t compressed) {
  // Signature, IHDR, sRGB, pHYs and IEND are 87 bytes.
  sink->capacity = compressed + 128;
  sink->bytes = malloc(sink->capacity);
  return sink->bytes != NULL;
}

void session_hand_out(const struct sink *sink, int done, struct pngshim_bytes *result) {
  if (done) {
    *result = (struct pngshim_bytes){sink->bytes, sink->count};
  } else {
    free(sink->bytes);
  }
}

void pngshim_free(struct pngshim_bytes *result) {
  free(result->bytes);
  result->bytes = NULL;
  result->count = 0;
}
