// Huffman codes whose lengths are limited, as deflate wants them (RFC 1951, 3.2).

#ifndef HUFFMAN_H
#define HUFFMAN_H

#include <stdint.h>

/// Symbols of the largest of deflate's alphabets, literals and lengths.
#define HUFFMAN_MAX_SYMBOLS 288

/// A canonical code: for each symbol its length in bits (0: unused) and its bits, first one lowest.
struct huffman_code {
  uint8_t lengths[HUFFMAN_MAX_SYMBOLS];
  uint16_t bits[HUFFMAN_MAX_SYMBOLS];
};

/// Makes a code for symbols 0…count-1 that is complete and no longer than `limit` bits. Symbols
/// that do not occur have no code, but at least two always have one.
void huffman_build(struct huffman_code *code, const uint32_t *frequencies, int count, int limit);

#endif
