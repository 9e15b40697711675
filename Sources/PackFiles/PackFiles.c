#include "PackFiles.h"

// #embed stands in the compiler since its version 19; it compiles in no time where Swift's own
// embedding takes a quarter of a minute for 50 KB.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char resolver[] = {
#embed "chitransit/tokens/chitransit.resolver.json"
};
static const unsigned char lines[] = {
#embed "chitransit/tokens/lines.tokens.json"
};
static const unsigned char markers[] = {
#embed "chitransit/tokens/markers.tokens.json"
};
static const unsigned char components[] = {
#embed "chitransit/tokens/components.tokens.json"
};
static const unsigned char light[] = {
#embed "chitransit/tokens/light.tokens.json"
};
static const unsigned char dark[] = {
#embed "chitransit/tokens/dark.tokens.json"
};
static const unsigned char strict[] = {
#embed "chitransit/tokens/strict.tokens.json"
};
static const unsigned char train[] = {
#embed "chitransit/icons/train.svg"
};
static const unsigned char bus[] = {
#embed "chitransit/icons/bus.svg"
};
static const unsigned char train_bus[] = {
#embed "chitransit/icons/train+bus.svg"
};
static const unsigned char star[] = {
#embed "chitransit/icons/star.svg"
};

static const pack_file chitransit[] = {
    {"tokens/chitransit.resolver.json", resolver, sizeof resolver},
    {"tokens/lines.tokens.json", lines, sizeof lines},
    {"tokens/markers.tokens.json", markers, sizeof markers},
    {"tokens/components.tokens.json", components, sizeof components},
    {"tokens/light.tokens.json", light, sizeof light},
    {"tokens/dark.tokens.json", dark, sizeof dark},
    {"tokens/strict.tokens.json", strict, sizeof strict},
    {"icons/train.svg", train, sizeof train},
    {"icons/bus.svg", bus, sizeof bus},
    {"icons/train+bus.svg", train_bus, sizeof train_bus},
    {"icons/star.svg", star, sizeof star},
};

pack_file pack_files_chitransit(size_t index) {
  static const pack_file none = {0};
  return index < sizeof chitransit / sizeof chitransit[0] ? chitransit[index] : none;
}
