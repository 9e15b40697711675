// Bits in deflate's order: the first one lowest in its byte.

#ifndef BIT_WRITER_H
#define BIT_WRITER_H

#include <stdint.h>

/// Writes up to 7 bytes past its position: leave 8 to spare.
struct bit_writer {
  uint8_t *out;
  uint64_t pending;
  /// Bits that wait in `pending`, fewer than 8 between calls.
  uint32_t count;
};

/// Appends up to 56 bits.
static inline void put_bits(struct bit_writer *writer, uint64_t bits, uint32_t count) {
  uint64_t pending = writer->pending | bits << writer->count;
  uint32_t total = writer->count + count;
  uint8_t *out = writer->out;
  // Local variables, so that these eight stores become one: `out` cannot point at them.
  for (int i = 0; i < 8; i++) out[i] = (uint8_t)(pending >> 8 * i);
  writer->out = out + (total >> 3);
  writer->pending = pending >> (total & ~7u);
  writer->count = total & 7;
}

/// Fills the last byte with zeros.
static inline void align_to_byte(struct bit_writer *writer) {
  if (writer->count > 0) put_bits(writer, 0, 8 - writer->count);
}

#endif
