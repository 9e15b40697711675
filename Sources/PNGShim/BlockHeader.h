// The start of a dynamic deflate block: its two codes, themselves coded (RFC 1951, 3.2.7).

#ifndef BLOCK_HEADER_H
#define BLOCK_HEADER_H

#include "BitWriter.h"
#include "Huffman.h"

/// The most bytes that `write_block_header` needs: 17 bits, 19 lengths of 3, and at most 286 + 30
/// symbols of 7 bits with up to 7 more.
enum { block_header_bound = (17 + 19 * 3 + (286 + 30) * 14) / 8 + 1 };

/// Writes the header of a block that is not the last one.
void write_block_header(struct bit_writer *writer, const struct huffman_code *literals,
                        int literal_count, const struct huffman_code *distances,
                        int distance_count);

#endif
