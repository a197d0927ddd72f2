// The system's Fontconfig: finds font files by family and character.
#include <fontconfig/fontconfig.h>
