#include "Session.h"
#include "Stream.h"

#include <stdlib.h>

/// APNG 1.0: an animation's chunks between those of an ordinary picture, which is its first frame.
/// https://wiki.mozilla.org/APNG_Specification

/// Plays without end.
#define PLAYS_FOREVER 0
/// The frame stays where it is for the next one to be laid over.
#define DISPOSE_OP_NONE 0
/// Pixels replace what was there, alpha included.
#define BLEND_OP_SOURCE 0
/// Pixels are laid over what was there: what is transparent leaves it.
#define BLEND_OP_OVER 1

/// An animation that is put together, kept out of the frame that calls setjmp.
struct animation {
  png_structp png;
  png_infop info;
  const struct pngshim_header *header;
  const struct pngshim_frame *frames;
  size_t frame_count;
  const uint8_t *bytes;
  const struct pngshim_band *bands;
  struct sink sink;
};

/// acTL: how many frames there are, and how often they play.
static void write_control(png_structp png, size_t frame_count) {
  uint8_t data[8];
  png_save_uint_32(data, (png_uint_32)frame_count);
  png_save_uint_32(data + 4, PLAYS_FOREVER);
  png_write_chunk(png, (png_const_bytep) "acTL", data, sizeof data);
}

/// fcTL: a frame's place and time.
static void write_frame_control(png_structp png, const struct pngshim_frame *frame, int blend,
                                uint32_t *sequence) {
  uint8_t data[26];
  png_save_uint_32(data, (*sequence)++);
  png_save_uint_32(data + 4, frame->width);
  png_save_uint_32(data + 8, frame->height);
  png_save_uint_32(data + 12, frame->x);
  png_save_uint_32(data + 16, frame->y);
  png_save_uint_16(data + 20, frame->delay_numerator);
  png_save_uint_16(data + 22, frame->delay_denominator);
  data[24] = DISPOSE_OP_NONE;
  data[25] = (png_byte)blend;
  png_write_chunk(png, (png_const_bytep) "fcTL", data, sizeof data);
}

static void write_animation(void *context) {
  struct animation *animation = context;
  png_structp png = animation->png;
  const uint8_t *bytes = animation->bytes;
  const struct pngshim_band *bands = animation->bands;
  uint32_t sequence = 0;
  session_write_header(png, animation->info, animation->header);
  write_control(png, animation->frame_count);
  for (size_t i = 0; i < animation->frame_count; i++) {
    const struct pngshim_frame *frame = &animation->frames[i];
    struct stream stream = {.bytes = bytes, .count = frame->byte_count, .bands = bands,
                            .band_count = frame->band_count};
    write_frame_control(png, frame, i == 0 ? BLEND_OP_SOURCE : BLEND_OP_OVER, &sequence);
    stream_write(png, &stream, i == 0 ? NULL : &sequence);
    bytes += frame->byte_count;
    bands += frame->band_count;
  }
  session_write_end(png);
}

int pngshim_animate(const struct pngshim_header *header, const struct pngshim_frame *frames,
                    size_t frame_count, const uint8_t *bytes, const struct pngshim_band *bands,
                    struct pngshim_bytes *result, char *message) {
  struct animation animation = {.header = header, .frames = frames, .frame_count = frame_count,
                                .bytes = bytes, .bands = bands};
  *result = (struct pngshim_bytes){NULL, 0};
  session_message(message, "not enough memory");
  animation.png = session_open_writer(&animation.sink, message);
  animation.info = animation.png == NULL ? NULL : png_create_info_struct(animation.png);
  int done = animation.info != NULL && session_run(animation.png, write_animation, &animation);
  if (animation.png != NULL) png_destroy_write_struct(&animation.png, &animation.info);
  session_hand_out(&animation.sink, done, result);
  return done;
}
