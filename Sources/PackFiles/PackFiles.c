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
static const unsigned char scenes[] = {
#embed "chitransit/tokens/scenes.tokens.json"
};
static const unsigned char loop[] = {
#embed "chitransit/scenes/loop.scene.json"
};
static const unsigned char hig[] = {
#embed "chitransit/audit/hig.json"
};
static const unsigned char surfaces[] = {
#embed "chitransit/tokens/surfaces.tokens.json"
};
static const unsigned char motion[] = {
#embed "chitransit/tokens/motion.tokens.json"
};
static const unsigned char stop_sheet[] = {
#embed "chitransit/tokens/stop-sheet.tokens.json"
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
static const unsigned char map_light[] = {
#embed "chitransit/tokens/map-light.tokens.json"
};
static const unsigned char map_dark[] = {
#embed "chitransit/tokens/map-dark.tokens.json"
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
static const unsigned char alert[] = {
#embed "chitransit/icons/alert.svg"
};
static const unsigned char wheelchair[] = {
#embed "chitransit/icons/wheelchair.svg"
};

static const pack_file chitransit[] = {
    {"tokens/chitransit.resolver.json", resolver, sizeof resolver},
    {"tokens/lines.tokens.json", lines, sizeof lines},
    {"tokens/markers.tokens.json", markers, sizeof markers},
    {"tokens/scenes.tokens.json", scenes, sizeof scenes},
    {"scenes/loop.scene.json", loop, sizeof loop},
    {"audit/hig.json", hig, sizeof hig},
    {"tokens/surfaces.tokens.json", surfaces, sizeof surfaces},
    {"tokens/motion.tokens.json", motion, sizeof motion},
    {"tokens/stop-sheet.tokens.json", stop_sheet, sizeof stop_sheet},
    {"tokens/components.tokens.json", components, sizeof components},
    {"tokens/light.tokens.json", light, sizeof light},
    {"tokens/dark.tokens.json", dark, sizeof dark},
    {"tokens/map-light.tokens.json", map_light, sizeof map_light},
    {"tokens/map-dark.tokens.json", map_dark, sizeof map_dark},
    {"tokens/strict.tokens.json", strict, sizeof strict},
    {"icons/train.svg", train, sizeof train},
    {"icons/bus.svg", bus, sizeof bus},
    {"icons/train+bus.svg", train_bus, sizeof train_bus},
    {"icons/star.svg", star, sizeof star},
    {"icons/alert.svg", alert, sizeof alert},
    {"icons/wheelchair.svg", wheelchair, sizeof wheelchair},
};

pack_file pack_files_chitransit(size_t index) {
  static const pack_file none = {0};
  return index < sizeof chitransit / sizeof chitransit[0] ? chitransit[index] : none;
}
