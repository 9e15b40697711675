// Reading and writing PNG through libpng, for Swift: libpng's longjmp never leaves this target.
//
// Every function returns 0 on failure and then, where it takes a `message`, leaves one line of text
// there (libpng's words). Nothing is printed, and no memory is left behind.

#ifndef PNGSHIM_H
#define PNGSHIM_H

#include <stddef.h>
#include <stdint.h>

/// Bytes of the buffer that every `message` parameter points to.
#define PNGSHIM_MESSAGE_SIZE 160

/// Bytes that libpng or a writer of this target hands out; free them with `pngshim_free`.
struct pngshim_bytes {
  uint8_t *bytes;
  size_t count;
};

/// What a written picture's header says.
struct pngshim_header {
  uint32_t width;
  uint32_t height;
  /// 0: RGB, alpha is ignored. 1: RGBA.
  int has_alpha;
  /// Density for pHYs, the same in both directions.
  uint32_t pixels_per_metre;
};

/// What a band's rows were before they were compressed.
struct pngshim_band {
  /// Adler-32 of the filtered bytes.
  uint32_t adler;
  /// How many they are.
  uint64_t filtered_count;
};

/// A frame of an animation: the part of the picture that it is laid over, how long it then stands, and
/// how much of the compressed bytes and bands is its own.
struct pngshim_frame {
  uint32_t x;
  uint32_t y;
  uint32_t width;
  uint32_t height;
  /// Seconds, as a fraction.
  uint16_t delay_numerator;
  uint16_t delay_denominator;
  size_t byte_count;
  size_t band_count;
};

/// Decodes a whole PNG to premultiplied 0xAARRGGBB pixels. The width and height are those of the
/// file's header, which the caller has read and checked before it made room for the pixels.
/// Samples are taken as sRGB whatever gAMA, cHRM or iCCP say, and 16 bits are rounded to 8.
int pngshim_decode(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height,
                   uint32_t *pixels, char *message);

/// Encodes with libpng at level 9, with whichever of a few row filters gives the fewest bytes.
int pngshim_encode_smallest(const uint32_t *pixels, const struct pngshim_header *header,
                            struct pngshim_bytes *result, char *message);

/// The most bytes that `pngshim_band_deflate` may need.
size_t pngshim_band_bound(uint32_t width, uint32_t rows, int has_alpha);

/// Compresses rows of premultiplied 0xAARRGGBB pixels to one dynamic deflate block and an empty
/// stored block, so that bands may be joined byte by byte. The first row has filter None, the
/// others Up: a band depends on no other. Returns the bytes written, 0 when `capacity` is below
/// the bound or memory is short.
size_t pngshim_band_deflate(const uint32_t *pixels, size_t stride_pixels, uint32_t width,
                            uint32_t rows, int has_alpha, uint8_t *out, size_t capacity,
                            uint32_t *adler);

/// Makes a PNG file of a picture's compressed bands, which stand one after another in `bytes`:
/// IHDR, sRGB, pHYs, IDAT, IEND.
int pngshim_assemble(const struct pngshim_header *header, const uint8_t *bytes, size_t count,
                     const struct pngshim_band *bands, size_t band_count,
                     struct pngshim_bytes *result, char *message);

/// Makes an animated PNG that plays without end: IHDR, sRGB, pHYs, acTL, then for each frame fcTL and
/// its rows, IDAT for the first and fdAT for the others, then IEND. The first frame covers the whole
/// picture; the others are laid over it and over each other. Compressed bytes and bands of all frames stand one after another.
int pngshim_animate(const struct pngshim_header *header, const struct pngshim_frame *frames,
                    size_t frame_count, const uint8_t *bytes, const struct pngshim_band *bands,
                    struct pngshim_bytes *result, char *message);

/// Frees what a writer handed out.
void pngshim_free(struct pngshim_bytes *result);

#endif
