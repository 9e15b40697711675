#include "Samples.h"
#include "Session.h"

#include <stdlib.h>
#include <zlib.h>

/// One way to compress: which row filters libpng may choose from, and zlib's strategy.
struct attempt {
  int filters;
  int strategy;
};

/// Flat pictures mostly come out smallest without a filter or with Up, gradients with all of them.
static const struct attempt attempts[] = {
    {PNG_FILTER_NONE, Z_DEFAULT_STRATEGY},
    {PNG_FILTER_UP, Z_DEFAULT_STRATEGY},
    {PNG_ALL_FILTERS, Z_DEFAULT_STRATEGY},
};

/// An encoder's state, kept out of the frame that calls setjmp.
struct writer {
  png_structp png;
  png_infop info;
  const uint32_t *pixels;
  const struct pngshim_header *header;
  struct attempt attempt;
  png_bytep row;
  struct sink sink;
};

static void fill_row(png_bytep row, const uint32_t *pixels, const struct pngshim_header *header) {
  int channels = header->has_alpha ? 4 : 3;
  for (uint32_t x = 0; x < header->width; x++) {
    uint32_t samples = samples_of(pixels[x], header->has_alpha);
    for (int channel = 0; channel < channels; channel++)
      *row++ = (png_byte)(samples >> 8 * channel);
  }
}

static void write_picture(void *context) {
  struct writer *writer = context;
  png_set_compression_level(writer->png, 9);
  png_set_compression_mem_level(writer->png, 9);
  png_set_compression_strategy(writer->png, writer->attempt.strategy);
  png_set_compression_buffer_size(writer->png, 1 << 20);
  png_set_filter(writer->png, PNG_FILTER_TYPE_BASE, writer->attempt.filters);
  session_write_header(writer->png, writer->info, writer->header);
  for (uint32_t y = 0; y < writer->header->height; y++) {
    fill_row(writer->row, writer->pixels + (size_t)y * writer->header->width, writer->header);
    png_write_row(writer->png, writer->row);
  }
  png_write_end(writer->png, writer->info);
}

static int run_attempt(struct writer *writer, char *message) {
  writer->png = session_open_writer(&writer->sink, message);
  writer->info = writer->png == NULL ? NULL : png_create_info_struct(writer->png);
  int done = writer->info != NULL && session_run(writer->png, write_picture, writer);
  if (writer->png != NULL) png_destroy_write_struct(&writer->png, &writer->info);
  return done;
}

/// Keeps the smaller of the best result so far and the one just written.
static void keep_smaller(struct pngshim_bytes *best, const struct sink *sink) {
  if (best->bytes != NULL && best->count <= sink->count) {
    free(sink->bytes);
    return;
  }
  free(best->bytes);
  best->bytes = sink->bytes;
  best->count = sink->count;
}

int pngshim_encode_smallest(const uint32_t *pixels, const struct pngshim_header *header,
                            struct pngshim_bytes *result, char *message) {
  *result = (struct pngshim_bytes){NULL, 0};
  session_message(message, "not enough memory");
  png_bytep row = malloc((size_t)header->width * 4);
  int done = row != NULL;
  for (size_t i = 0; done && i < sizeof attempts / sizeof attempts[0]; i++) {
    struct writer writer = {
        .pixels = pixels, .header = header, .attempt = attempts[i], .row = row};
    done = run_attempt(&writer, message);
    if (done) {
      keep_smaller(result, &writer.sink);
    } else {
      free(writer.sink.bytes);
    }
  }
  free(row);
  if (!done) pngshim_free(result);
  return done;
}
