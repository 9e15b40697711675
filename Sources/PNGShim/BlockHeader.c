#include "BlockHeader.h"

#include <string.h>

/// Symbols of the code that the code lengths are written in.
enum { length_symbols = 19, repeat_last = 16, few_zeros = 17, many_zeros = 18 };

/// The order in which that code's own lengths stand.
static const uint8_t transmission_order[length_symbols] = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                                           11, 4,  12, 3, 13, 2, 14, 1, 15};

/// The code lengths, runs folded.
struct folded_lengths {
  uint8_t symbols[HUFFMAN_MAX_SYMBOLS + 32];
  uint8_t extras[HUFFMAN_MAX_SYMBOLS + 32];
  int count;
  uint32_t frequencies[length_symbols];
};

static void append(struct folded_lengths *folded, int symbol, int extra) {
  folded->symbols[folded->count] = (uint8_t)symbol;
  folded->extras[folded->count++] = (uint8_t)extra;
  folded->frequencies[symbol]++;
}

static void fold_zeros(struct folded_lengths *folded, int run) {
  while (run >= 11) {
    int part = run < 138 ? run : 138;
    append(folded, many_zeros, part - 11);
    run -= part;
  }
  if (run >= 3) {
    append(folded, few_zeros, run - 3);
    run = 0;
  }
  while (run-- > 0) append(folded, 0, 0);
}

static void fold_length(struct folded_lengths *folded, int length, int run) {
  append(folded, length, 0);
  run--;
  while (run >= 3) {
    int part = run < 6 ? run : 6;
    append(folded, repeat_last, part - 3);
    run -= part;
  }
  while (run-- > 0) append(folded, length, 0);
}

static void fold(struct folded_lengths *folded, const uint8_t *lengths, int count) {
  memset(folded, 0, sizeof *folded);
  for (int start = 0, end; start < count; start = end) {
    for (end = start + 1; end < count && lengths[end] == lengths[start];) end++;
    if (lengths[start] == 0) {
      fold_zeros(folded, end - start);
    } else {
      fold_length(folded, lengths[start], end - start);
    }
  }
}

/// The number of lengths to send: all up to the last that is not 0, and at least `least`.
static int sent_count(const struct huffman_code *code, int count, int least) {
  while (count > least && code->lengths[count - 1] == 0) count--;
  return count;
}

static int sent_order_count(const struct huffman_code *code) {
  int count = length_symbols;
  while (count > 4 && code->lengths[transmission_order[count - 1]] == 0) count--;
  return count;
}

static void write_folded(struct bit_writer *writer, const struct folded_lengths *folded,
                         const struct huffman_code *code) {
  static const uint8_t extra_bits[length_symbols] = {[repeat_last] = 2, [few_zeros] = 3,
                                                     [many_zeros] = 7};
  for (int i = 0; i < folded->count; i++) {
    int symbol = folded->symbols[i];
    put_bits(writer, code->bits[symbol], code->lengths[symbol]);
    put_bits(writer, folded->extras[i], extra_bits[symbol]);
  }
}

void write_block_header(struct bit_writer *writer, const struct huffman_code *literals,
                        int literal_count, const struct huffman_code *distances,
                        int distance_count) {
  uint8_t lengths[HUFFMAN_MAX_SYMBOLS + 32];
  struct folded_lengths folded;
  struct huffman_code code;
  int sent_literals = sent_count(literals, literal_count, 257);
  int sent_distances = sent_count(distances, distance_count, 1);
  memcpy(lengths, literals->lengths, (size_t)sent_literals);
  memcpy(lengths + sent_literals, distances->lengths, (size_t)sent_distances);
  fold(&folded, lengths, sent_literals + sent_distances);
  huffman_build(&code, folded.frequencies, length_symbols, 7);
  int order_count = sent_order_count(&code);
  put_bits(writer, 0, 1);  // not the last block
  put_bits(writer, 2, 2);  // dynamic codes
  put_bits(writer, (uint64_t)(sent_literals - 257), 5);
  put_bits(writer, (uint64_t)(sent_distances - 1), 5);
  put_bits(writer, (uint64_t)(order_count - 4), 4);
  for (int i = 0; i < order_count; i++)
    put_bits(writer, code.lengths[transmission_order[i]], 3);
  write_folded(writer, &folded, &code);
}
