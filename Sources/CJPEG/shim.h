// The system's TurboJPEG: decoding only. Its calls return error codes, libjpeg's own jump over Swift's frames.
#include <turbojpeg.h>
