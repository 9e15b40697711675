// What reading and writing share: libpng's errors as text, and its output in memory.

#ifndef SESSION_H
#define SESSION_H

#include "PNGShim.h"

#include <png.h>

/// A growing block of bytes that libpng writes to.
struct sink {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
};

/// libpng's error callback: keeps the text in the message buffer that is its error pointer.
void session_error(png_structp png, png_const_charp text);

/// libpng's warning callback: a warning is not an error, and nothing may be printed.
void session_warning(png_structp png, png_const_charp text);

/// Copies a text of our own into a message buffer.
void session_message(char *message, const char *text);

/// Runs `work` where libpng may longjmp; returns 0 when it did. The only setjmp: whatever `work`
/// changes lives behind `context`, in a frame above, so no local variable is at stake.
int session_run(png_structp png, void (*work)(void *context), void *context);

/// A write session whose output goes to `sink`, or null without memory.
png_structp session_open_writer(struct sink *sink, char *message);

/// Signature, IHDR, sRGB and pHYs; call it within `session_run`.
void session_write_header(png_structp png, png_infop info, const struct pngshim_header *header);

/// IEND, behind chunks of compressed rows that are not libpng's own; call it within `session_run`.
void session_write_end(png_structp png);

/// Gives an empty sink room for a picture's compressed bytes and all that stands around them, so
/// that it need not grow; 0 without memory.
int session_reserve(struct sink *sink, size_t compressed);

/// Hands a sink's bytes to the caller or, where writing failed, frees them.
void session_hand_out(const struct sink *sink, int done, struct pngshim_bytes *result);

/// Appends to a sink, or ends in libpng's error without memory; call it within `session_run`.
void session_write(png_structp png, png_bytep bytes, size_t count);

#endif
