#include "PackFiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char resolver[] = {
#embed "citymapper/tokens/citymapper.resolver.json"
};
static const unsigned char tokens_colors[] = {
#embed "citymapper/tokens/colors.tokens.json"
};
static const unsigned char tokens_lines[] = {
#embed "citymapper/tokens/lines.tokens.json"
};
static const unsigned char tokens_type[] = {
#embed "citymapper/tokens/type.tokens.json"
};
static const unsigned char tokens_components[] = {
#embed "citymapper/tokens/components.tokens.json"
};
static const unsigned char tokens_motion[] = {
#embed "citymapper/tokens/motion.tokens.json"
};
static const unsigned char tokens_light[] = {
#embed "citymapper/tokens/light.tokens.json"
};
static const unsigned char tokens_dark[] = {
#embed "citymapper/tokens/dark.tokens.json"
};
static const unsigned char bike[] = {
#embed "citymapper/icons/bike.svg"
};
static const unsigned char bus[] = {
#embed "citymapper/icons/bus.svg"
};
static const unsigned char cab[] = {
#embed "citymapper/icons/cab.svg"
};
static const unsigned char chevron_left[] = {
#embed "citymapper/icons/chevron-left.svg"
};
static const unsigned char chevron_right[] = {
#embed "citymapper/icons/chevron-right.svg"
};
static const unsigned char dot[] = {
#embed "citymapper/icons/dot.svg"
};
static const unsigned char ferry[] = {
#embed "citymapper/icons/ferry.svg"
};
static const unsigned char heart_fill[] = {
#embed "citymapper/icons/heart-fill.svg"
};
static const unsigned char heart[] = {
#embed "citymapper/icons/heart.svg"
};
static const unsigned char person[] = {
#embed "citymapper/icons/person.svg"
};
static const unsigned char pin[] = {
#embed "citymapper/icons/pin.svg"
};
static const unsigned char play[] = {
#embed "citymapper/icons/play.svg"
};
static const unsigned char rail[] = {
#embed "citymapper/icons/rail.svg"
};
static const unsigned char rain[] = {
#embed "citymapper/icons/rain.svg"
};
static const unsigned char search[] = {
#embed "citymapper/icons/search.svg"
};
static const unsigned char tram[] = {
#embed "citymapper/icons/tram.svg"
};
static const unsigned char walk[] = {
#embed "citymapper/icons/walk.svg"
};
static const unsigned char warning[] = {
#embed "citymapper/icons/warning.svg"
};
static const unsigned char wheelchair[] = {
#embed "citymapper/icons/wheelchair.svg"
};

static const pack_file citymapper[] = {
    {"tokens/citymapper.resolver.json", resolver, sizeof resolver},
    {"tokens/colors.tokens.json", tokens_colors, sizeof tokens_colors},
    {"tokens/lines.tokens.json", tokens_lines, sizeof tokens_lines},
    {"tokens/type.tokens.json", tokens_type, sizeof tokens_type},
    {"tokens/components.tokens.json", tokens_components, sizeof tokens_components},
    {"tokens/motion.tokens.json", tokens_motion, sizeof tokens_motion},
    {"tokens/light.tokens.json", tokens_light, sizeof tokens_light},
    {"tokens/dark.tokens.json", tokens_dark, sizeof tokens_dark},
    {"icons/bike.svg", bike, sizeof bike},
    {"icons/bus.svg", bus, sizeof bus},
    {"icons/cab.svg", cab, sizeof cab},
    {"icons/chevron-left.svg", chevron_left, sizeof chevron_left},
    {"icons/chevron-right.svg", chevron_right, sizeof chevron_right},
    {"icons/dot.svg", dot, sizeof dot},
    {"icons/ferry.svg", ferry, sizeof ferry},
    {"icons/heart-fill.svg", heart_fill, sizeof heart_fill},
    {"icons/heart.svg", heart, sizeof heart},
    {"icons/person.svg", person, sizeof person},
    {"icons/pin.svg", pin, sizeof pin},
    {"icons/play.svg", play, sizeof play},
    {"icons/rail.svg", rail, sizeof rail},
    {"icons/rain.svg", rain, sizeof rain},
    {"icons/search.svg", search, sizeof search},
    {"icons/tram.svg", tram, sizeof tram},
    {"icons/walk.svg", walk, sizeof walk},
    {"icons/warning.svg", warning, sizeof warning},
    {"icons/wheelchair.svg", wheelchair, sizeof wheelchair},
};

pack_file pack_files_citymapper(size_t index) {
  static const pack_file none = {0};
  return index < sizeof citymapper / sizeof citymapper[0] ? citymapper[index] : none;
}
