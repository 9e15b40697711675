#include "ReviewFiles.h"

// #embed stands in the compiler since its version 19.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char page[] = {
#embed "page/index.html"
};
static const unsigned char style[] = {
#embed "page/review.css"
};
// One classic script, since modules do not load from disk: its parts in the order in which each
// uses those before it.
static const unsigned char script[] = {
#embed "page/script/dom.js"
    ,
#embed "page/script/data.js"
    ,
#embed "page/script/colors.js"
    ,
#embed "page/script/store.js"
    ,
#embed "page/script/session.js"
    ,
#embed "page/script/background.js"
    ,
#embed "page/script/address.js"
    ,
#embed "page/script/decisions.js"
    ,
#embed "page/script/pictures.js"
    ,
#embed "page/script/viewport.js"
    ,
#embed "page/script/navigation.js"
    ,
#embed "page/script/painter.js"
    ,
#embed "page/script/overlays.js"
    ,
#embed "page/script/minimap.js"
    ,
#embed "page/script/stage.js"
    ,
#embed "page/script/pointer.js"
    ,
#embed "page/script/inspector.js"
    ,
#embed "page/script/toolbar.js"
    ,
#embed "page/script/case-head.js"
    ,
#embed "page/script/tokens.js"
    ,
#embed "page/script/case-list.js"
    ,
#embed "page/script/gallery.js"
    ,
#embed "page/script/export.js"
    ,
#embed "page/script/keys.js"
    ,
#embed "page/script/main.js"
};

static const review_file files[] = {
    {"index.html", page, sizeof page},
    {"review.css", style, sizeof style},
    {"review.js", script, sizeof script},
};

review_file review_files(size_t index) {
  static const review_file none = {0};
  return index < sizeof files / sizeof files[0] ? files[index] : none;
}
