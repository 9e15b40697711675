#include "Session.h"
#include "Stream.h"

#include <stdlib.h>

/// A picture that is put together, kept out of the frame that calls setjmp.
struct assembly {
  png_structp png;
  png_infop info;
  const struct pngshim_header *header;
  struct stream stream;
  struct sink sink;
};

static void write_picture(void *context) {
  struct assembly *assembly = context;
  session_write_header(assembly->png, assembly->info, assembly->header);
  stream_write(assembly->png, &assembly->stream, NULL);
  session_write_end(assembly->png);
}

int pngshim_assemble(const struct pngshim_header *header, const uint8_t *bytes, size_t count,
                     const struct pngshim_band *bands, size_t band_count,
                     struct pngshim_bytes *result, char *message) {
  struct assembly assembly = {
      .header = header,
      .stream = {.bytes = bytes, .count = count, .bands = bands, .band_count = band_count}};
  *result = (struct pngshim_bytes){NULL, 0};
  session_message(message, "not enough memory");
  if (!session_reserve(&assembly.sink, stream_bound(&assembly.stream))) return 0;
  assembly.png = session_open_writer(&assembly.sink, message);
  assembly.info = assembly.png == NULL ? NULL : png_create_info_struct(assembly.png);
  int done = assembly.info != NULL && session_run(assembly.png, write_picture, &assembly);
  if (assembly.png != NULL) png_destroy_write_struct(&assembly.png, &assembly.info);
  session_hand_out(&assembly.sink, done, result);
  return done;
}
