#include "Huffman.h"

#include <string.h>

/// Leaves of a tree in the making: the rarest first.
struct leaves {
  uint32_t weights[HUFFMAN_MAX_SYMBOLS];
  uint16_t symbols[HUFFMAN_MAX_SYMBOLS];
  int count;
};

/// Shell sort with Ciura's gaps: a few hundred keys, for which the C library's call costs more.
static void sort_keys(uint64_t *keys, int count) {
  static const int gaps[] = {132, 57, 23, 10, 4, 1};
  for (int pass = 0; pass < 6; pass++) {
    int gap = gaps[pass];
    for (int i = gap; i < count; i++) {
      uint64_t key = keys[i];
      int place = i;
      for (; place >= gap && keys[place - gap] > key; place -= gap) keys[place] = keys[place - gap];
      keys[place] = key;
    }
  }
}

/// Sorted by frequency, equal ones by symbol: the order never depends on the sort.
static void sort_leaves(struct leaves *leaves, const uint32_t *frequencies, int count) {
  uint64_t keys[HUFFMAN_MAX_SYMBOLS];
  leaves->count = 0;
  for (int symbol = 0; symbol < count; symbol++)
    if (frequencies[symbol] > 0)
      keys[leaves->count++] = (uint64_t)frequencies[symbol] << 16 | (uint64_t)symbol;
  sort_keys(keys, leaves->count);
  for (int i = 0; i < leaves->count; i++) {
    leaves->weights[i] = (uint32_t)(keys[i] >> 16);
    leaves->symbols[i] = (uint16_t)(keys[i] & 0xffff);
  }
}

/// The depth of each leaf in a Huffman tree, made with two queues; returns the greatest one.
static int tree_depths(const struct leaves *leaves, uint8_t *depths) {
  int count = leaves->count, next_leaf = 0, next_node = count;
  uint64_t weights[2 * HUFFMAN_MAX_SYMBOLS];
  uint16_t parents[2 * HUFFMAN_MAX_SYMBOLS];
  uint8_t node_depths[2 * HUFFMAN_MAX_SYMBOLS];
  for (int i = 0; i < count; i++) weights[i] = leaves->weights[i];
  for (int node = count; node < 2 * count - 1; node++) {
    weights[node] = 0;
    for (int child = 0; child < 2; child++) {
      int takes_leaf = next_leaf < count &&
                       (next_node >= node || weights[next_leaf] <= weights[next_node]);
      int chosen = takes_leaf ? next_leaf++ : next_node++;
      weights[node] += weights[chosen];
      parents[chosen] = (uint16_t)node;
    }
  }
  int deepest = 0;
  node_depths[2 * count - 2] = 0;
  for (int node = 2 * count - 3; node >= 0; node--) {
    node_depths[node] = node_depths[parents[node]] + 1;
    if (node_depths[node] > deepest) deepest = node_depths[node];
  }
  memcpy(depths, node_depths, (size_t)count);
  return deepest;
}

/// Canonical codes from lengths (RFC 1951, 3.2.2), each with its first bit lowest.
static void assign_bits(struct huffman_code *code, int count, int limit) {
  uint32_t next[17] = {0}, of_length[17] = {0};
  for (int symbol = 0; symbol < count; symbol++) of_length[code->lengths[symbol]]++;
  of_length[0] = 0;
  for (int length = 1; length <= limit; length++)
    next[length] = (next[length - 1] + of_length[length - 1]) << 1;
  for (int symbol = 0; symbol < count; symbol++) {
    int length = code->lengths[symbol];
    if (length == 0) continue;
    uint32_t value = next[length]++, reversed = 0;
    for (int bit = 0; bit < length; bit++) reversed = reversed << 1 | (value >> bit & 1);
    code->bits[symbol] = (uint16_t)reversed;
  }
}

/// A code of one symbol would be incomplete, which some decoders refuse: two are always coded.
static void ensure_two_symbols(uint32_t *frequencies, int count) {
  int used = 0;
  for (int symbol = 0; symbol < count; symbol++) used += frequencies[symbol] > 0;
  for (int symbol = 0; used < 2; symbol++)
    if (frequencies[symbol] == 0) {
      frequencies[symbol] = 1;
      used++;
    }
}

void huffman_build(struct huffman_code *code, const uint32_t *frequencies, int count, int limit) {
  uint32_t scaled[HUFFMAN_MAX_SYMBOLS];
  struct leaves leaves;
  uint8_t depths[HUFFMAN_MAX_SYMBOLS];
  memcpy(scaled, frequencies, (size_t)count * sizeof scaled[0]);
  ensure_two_symbols(scaled, count);
  sort_leaves(&leaves, scaled, count);
  // A tree that is too deep gets flatter when rare symbols gain on frequent ones.
  while (tree_depths(&leaves, depths) > limit)
    for (int i = 0; i < leaves.count; i++) leaves.weights[i] = leaves.weights[i] / 2 + 1;
  memset(code, 0, sizeof *code);
  for (int i = 0; i < leaves.count; i++) code->lengths[leaves.symbols[i]] = depths[i];
  assign_bits(code, count, limit);
}
