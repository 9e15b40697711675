#include "BandTokens.h"
#include "BitWriter.h"
#include "BlockHeader.h"
#include "Huffman.h"
#include "PNGShim.h"

#include <stdlib.h>

/// PNG's own limit is 2^31 - 1; cairo stops here, and frequencies fit into 32 bits.
enum { greatest_width = 32767, greatest_rows = 1024 };

/// Two codes joined: what a full match of one distance takes, as often as it fits into 48 bits.
struct full_matches {
  uint64_t bits;
  uint32_t count;
  uint32_t matches;
};

/// The second pass: bits, and the codes to make them with.
struct emitter {
  struct bit_writer writer;
  struct huffman_code literals;
  struct huffman_code distances;
  struct full_matches full[distance_symbols];
};

static inline void put_literal(struct emitter *emitter, uint32_t symbol) {
  put_bits(&emitter->writer, emitter->literals.bits[symbol], emitter->literals.lengths[symbol]);
}

/// Two literals at once: at most 30 bits.
static inline void put_two(struct emitter *emitter, uint32_t first, uint32_t second) {
  const struct huffman_code *code = &emitter->literals;
  put_bits(&emitter->writer,
           code->bits[first] | (uint64_t)code->bits[second] << code->lengths[first],
           (uint32_t)code->lengths[first] + code->lengths[second]);
}

static void put_match(struct emitter *emitter, uint32_t bytes, uint32_t distance) {
  struct match_length match = match_length(bytes);
  put_literal(emitter, match.symbol);
  put_bits(&emitter->writer, match.extra, match.extra_count);
  put_bits(&emitter->writer, emitter->distances.bits[distance_symbol(distance)],
           emitter->distances.lengths[distance_symbol(distance)]);
}

static void put_run(struct emitter *emitter, uint32_t bytes, uint32_t distance) {
  struct run_matches cut = cut_run(bytes);
  const struct full_matches *full = &emitter->full[distance_symbol(distance)];
  if (cut.full > 0) {
    for (; cut.full >= full->matches; cut.full -= full->matches)
      put_bits(&emitter->writer, full->bits, full->count);
    for (; cut.full > 0; cut.full--) put_match(emitter, 258, distance);
  }
  for (int i = 0; i < cut.rest_count; i++) put_match(emitter, cut.rest[i], distance);
}

static void put_token(struct emitter *emitter, token token, uint32_t bytes_per_pixel) {
  uint32_t value = (uint32_t)(token >> 2);
  switch ((enum token_kind)(token & 3)) {
    case token_filter:
      put_literal(emitter, value);
      break;
    case token_pixel:
      put_two(emitter, value & 255, value >> 8 & 255);
      put_literal(emitter, value >> 16 & 255);
      if (bytes_per_pixel == 4) put_literal(emitter, value >> 24);
      break;
    case token_zeros:
      put_literal(emitter, 0);
      put_run(emitter, value - 1, 1);
      break;
    case token_repeat:
      put_run(emitter, value, bytes_per_pixel);
      break;
  }
}

/// Packs full matches of each distance that occurs.
static void pack_full_matches(struct emitter *emitter) {
  uint32_t length = emitter->literals.lengths[285];
  for (int symbol = 0; symbol < distance_symbols; symbol++) {
    struct full_matches *full = &emitter->full[symbol];
    uint32_t count = length + emitter->distances.lengths[symbol];
    uint64_t bits =
        emitter->literals.bits[285] | (uint64_t)emitter->distances.bits[symbol] << length;
    *full = (struct full_matches){0, 0, 0};
    while (count > 0 && full->count + count <= 48) {
      full->bits |= bits << full->count;
      full->count += count;
      full->matches++;
    }
  }
}

/// An empty stored block, which ends on a byte.
static void put_empty_block(struct bit_writer *writer) {
  put_bits(writer, 0, 3);
  align_to_byte(writer);
  put_bits(writer, 0xffff0000, 32);
}

static size_t emit(const struct band_tokens *band, uint8_t *out) {
  struct emitter emitter = {.writer = {.out = out}};
  huffman_build(&emitter.literals, band->literal_frequencies, literal_symbols, 15);
  huffman_build(&emitter.distances, band->distance_frequencies, distance_symbols, 15);
  pack_full_matches(&emitter);
  write_block_header(&emitter.writer, &emitter.literals, literal_symbols, &emitter.distances,
                     distance_symbols);
  for (size_t i = 0; i < band->count; i++)
    put_token(&emitter, band->tokens[i], band->bytes_per_pixel);
  put_literal(&emitter, end_of_block);
  put_empty_block(&emitter.writer);
  return (size_t)(emitter.writer.out - out);
}

size_t pngshim_band_bound(uint32_t width, uint32_t rows, int has_alpha) {
  // A byte takes at most 15 bits as a literal and fewer in a match. The last block takes 5 bytes,
  // the end of the first one 2, and the bit writer needs 8 to spare.
  size_t filtered = rows * ((size_t)width * (has_alpha ? 4 : 3) + 1);
  return 2 * filtered + block_header_bound + 16;
}

size_t pngshim_band_deflate(const uint32_t *pixels, size_t stride_pixels, uint32_t width,
                            uint32_t rows, int has_alpha, uint8_t *out, size_t capacity,
                            uint32_t *adler) {
  if (width < 1 || width > greatest_width || rows < 1 || rows > greatest_rows) return 0;
  if (capacity < pngshim_band_bound(width, rows, has_alpha)) return 0;
  // Each pixel gives at most one token, the start of a row another one; a repeat has two pixels.
  size_t most_tokens = rows * ((size_t)width + 1);
  uint32_t *zeros = calloc(width, sizeof zeros[0]);
  struct band_tokens band = {.has_alpha = has_alpha,
                             .tokens = malloc(most_tokens * sizeof(token))};
  size_t written = 0;
  if (zeros != NULL && band.tokens != NULL) {
    tokenize_band(&band, pixels, stride_pixels, width, rows, zeros);
    *adler = (uint32_t)(band.adler_high << 16 | band.adler_low);
    written = emit(&band, out);
  }
  free(zeros);
  free(band.tokens);
  return written;
}
