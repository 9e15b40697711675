// The first pass over a band: filtered rows as tokens, with the frequencies of their symbols and
// the checksum of their bytes.

#ifndef BAND_TOKENS_H
#define BAND_TOKENS_H

#include <stddef.h>
#include <stdint.h>

/// What a token stands for; its lowest two bits.
enum token_kind {
  /// The byte that begins a row; the value is the filter.
  token_filter,
  /// One pixel's filtered bytes as literals; the value holds them, the first one lowest.
  token_pixel,
  /// Bytes of zero, at least 4; the value is their number.
  token_zeros,
  /// The last pixel again, and again; the value is the number of bytes, at least 3.
  token_repeat,
};

/// A token: kind in bits 0 and 1, value above.
typedef uint64_t token;

/// Symbols of deflate's two alphabets that may be coded.
enum { literal_symbols = 286, distance_symbols = 4, end_of_block = 256 };

/// A band's tokens and what was learned on the way.
struct band_tokens {
  token *tokens;
  size_t count;
  int has_alpha;
  /// 3 or 4.
  uint32_t bytes_per_pixel;
  uint32_t literal_frequencies[literal_symbols];
  uint32_t distance_frequencies[distance_symbols];
  /// Adler-32's two sums, reduced after each row.
  uint64_t adler_low;
  uint64_t adler_high;
};

/// How a run is cut into matches: as many of 258 bytes as possible, then up to two shorter ones.
struct run_matches {
  uint32_t full;
  uint32_t rest[2];
  int rest_count;
};

/// Cuts a run of at least 3 bytes.
static inline struct run_matches cut_run(uint32_t bytes) {
  struct run_matches cut = {.full = bytes / 258, .rest = {bytes % 258}};
  cut.rest_count = cut.rest[0] > 0;
  if (cut.rest[0] == 1 || cut.rest[0] == 2) {
    // A match has at least 3 bytes: one of the full ones lends them.
    cut.full--;
    cut.rest[1] = cut.rest[0] + 3;
    cut.rest[0] = 255;
    cut.rest_count = 2;
  }
  return cut;
}

/// A match of 3 to 258 bytes: its symbol and the bits that follow it.
struct match_length {
  uint16_t symbol;
  uint8_t extra_count;
  uint8_t extra;
};

/// RFC 1951, 3.2.5: four symbols for each doubling of the length, 258 has its own.
static inline struct match_length match_length(uint32_t bytes) {
  if (bytes == 258) return (struct match_length){285, 0, 0};
  uint32_t above = bytes - 3;
  if (above < 8) return (struct match_length){(uint16_t)(257 + above), 0, 0};
  uint32_t count = (uint32_t)(31 - __builtin_clz(above)) - 2;
  uint32_t symbol = 261 + 4 * count + (above >> count & 3);
  return (struct match_length){(uint16_t)symbol, (uint8_t)count,
                               (uint8_t)(above & ((1u << count) - 1))};
}

/// The symbol of a distance of 1 to 4 bytes, which has no further bits.
static inline uint32_t distance_symbol(uint32_t distance) { return distance - 1; }

/// Reads a band; `above_first` is a row of zeros, so that Up on it gives what None gives.
void tokenize_band(struct band_tokens *band, const uint32_t *pixels, size_t stride_pixels,
                   uint32_t width, uint32_t rows, const uint32_t *above_first);

#endif
