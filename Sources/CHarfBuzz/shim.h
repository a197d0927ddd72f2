// The system's HarfBuzz: shaping and OpenType tables. Only API of version 2.7 and newer is used.
#include <harfbuzz/hb.h>
#include <harfbuzz/hb-ot.h>
