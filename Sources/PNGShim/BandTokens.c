#include "BandTokens.h"

#include "Samples.h"

#include <string.h>

/// The prime of Adler-32.
#define ADLER_PRIME 65521

/// PNG's filter types.
enum { filter_none = 0, filter_up = 2 };

static inline void append(struct band_tokens *band, enum token_kind kind, uint64_t value) {
  band->tokens[band->count++] = value << 2 | kind;
}

static inline void count_match(struct band_tokens *band, uint32_t bytes) {
  band->literal_frequencies[match_length(bytes).symbol]++;
}

static void count_run(struct band_tokens *band, uint32_t bytes, uint32_t distance) {
  struct run_matches cut = cut_run(bytes);
  band->literal_frequencies[285] += cut.full;
  for (int i = 0; i < cut.rest_count; i++) count_match(band, cut.rest[i]);
  band->distance_frequencies[distance_symbol(distance)] += cut.full + (uint32_t)cut.rest_count;
}

/// The sum of a pixel's bytes.
static inline uint64_t byte_sum(uint32_t samples) {
  return (samples & 255) + (samples >> 8 & 255) + (samples >> 16 & 255) + (samples >> 24);
}

/// The sum of a pixel's bytes, each times the number of bytes from it to the pixel's end.
static inline uint64_t weighted_sum(uint32_t samples, uint32_t bytes_per_pixel) {
  uint64_t of_three = 3 * (samples & 255) + 2 * (samples >> 8 & 255) + (samples >> 16 & 255);
  return bytes_per_pixel == 3 ? of_three : of_three + byte_sum(samples);
}

/// Adler-32 over `count` pixels of the same bytes.
static inline void add_to_adler(struct band_tokens *band, uint32_t samples, uint64_t count) {
  uint64_t size = band->bytes_per_pixel, sum = byte_sum(samples);
  uint64_t pairs = count * (count - 1) / 2;
  band->adler_high += size * (count * band->adler_low + sum * pairs) +
                      count * weighted_sum(samples, band->bytes_per_pixel);
  band->adler_low += count * sum;
}

static void put_filter(struct band_tokens *band, uint32_t filter) {
  append(band, token_filter, filter);
  band->literal_frequencies[filter]++;
  band->adler_low += filter;
  band->adler_high += band->adler_low;
}

static inline void put_pixel(struct band_tokens *band, uint32_t samples) {
  append(band, token_pixel, samples);
  band->literal_frequencies[samples & 255]++;
  band->literal_frequencies[samples >> 8 & 255]++;
  band->literal_frequencies[samples >> 16 & 255]++;
  if (band->bytes_per_pixel == 4) band->literal_frequencies[samples >> 24]++;
}

static void put_zeros(struct band_tokens *band, uint32_t pixels) {
  band->adler_high += (uint64_t)pixels * band->bytes_per_pixel * band->adler_low;
  if (pixels == 1) {
    put_pixel(band, 0);
    return;
  }
  uint32_t bytes = pixels * band->bytes_per_pixel;
  append(band, token_zeros, bytes);
  band->literal_frequencies[0]++;
  count_run(band, bytes - 1, 1);
}

/// A pixel that differs from the one above, `count` times over.
static inline void put_pixels(struct band_tokens *band, uint32_t samples, uint32_t count) {
  add_to_adler(band, samples, count);
  put_pixel(band, samples);
  if (count == 1) return;
  uint32_t bytes = (count - 1) * band->bytes_per_pixel;
  append(band, token_repeat, bytes);
  count_run(band, bytes, band->bytes_per_pixel);
}

/// How many pixels of the two rows are the same, from their start.
static inline uint32_t equal_run(const uint32_t *row, const uint32_t *above, uint32_t count) {
  uint32_t i = 0;
  while (count - i >= 8) {
    uint32_t difference = 0;
    for (uint32_t j = 0; j < 8; j++) difference |= row[i + j] ^ above[i + j];
    if (difference != 0) break;
    i += 8;
  }
  while (i < count && row[i] == above[i]) i++;
  return i;
}

/// How many pixels are like the first one, in both rows.
static inline uint32_t constant_run(const uint32_t *row, const uint32_t *above, uint32_t count) {
  uint32_t i = 1;
  while (count - i >= 8) {
    uint32_t difference = 0;
    for (uint32_t j = 0; j < 8; j++)
      difference |= (row[i + j] ^ row[0]) | (above[i + j] ^ above[0]);
    if (difference != 0) break;
    i += 8;
  }
  while (i < count && row[i] == row[0] && above[i] == above[0]) i++;
  return i;
}

/// Each byte of `samples` less that of `above`, modulo 256.
static inline uint32_t byte_differences(uint32_t samples, uint32_t above) {
  const uint32_t high = 0x80808080;
  return ((samples | high) - (above & ~high)) ^ ((samples ^ ~above) & high);
}

static void tokenize_row(struct band_tokens *band, const uint32_t *row, const uint32_t *above,
                         uint32_t width) {
  uint32_t x = 0;
  while (x < width) {
    uint32_t same = equal_run(row + x, above + x, width - x);
    if (same > 0) {
      put_zeros(band, same);
      x += same;
      continue;
    }
    uint32_t count = constant_run(row + x, above + x, width - x);
    uint32_t samples = byte_differences(samples_of(row[x], band->has_alpha),
                                        samples_of(above[x], band->has_alpha));
    if (!band->has_alpha) samples &= 0xffffff;
    put_pixels(band, samples, count);
    x += count;
  }
}

static void begin(struct band_tokens *band) {
  band->count = 0;
  band->bytes_per_pixel = band->has_alpha ? 4 : 3;
  memset(band->literal_frequencies, 0, sizeof band->literal_frequencies);
  memset(band->distance_frequencies, 0, sizeof band->distance_frequencies);
  band->literal_frequencies[end_of_block] = 1;
  band->adler_low = 1;
  band->adler_high = 0;
}

void tokenize_band(struct band_tokens *band, const uint32_t *pixels, size_t stride_pixels,
                   uint32_t width, uint32_t rows, const uint32_t *above_first) {
  const uint32_t *above = above_first;
  begin(band);
  for (uint32_t y = 0; y < rows; y++) {
    const uint32_t *row = pixels + y * stride_pixels;
    put_filter(band, y == 0 ? filter_none : filter_up);
    // memcmp is the fastest of loops, and most rows of a flat picture end here.
    if (memcmp(row, above, (size_t)width * sizeof row[0]) == 0) {
      put_zeros(band, width);
    } else {
      tokenize_row(band, row, above, width);
    }
    band->adler_low %= ADLER_PRIME;
    band->adler_high %= ADLER_PRIME;
    above = row;
  }
}
