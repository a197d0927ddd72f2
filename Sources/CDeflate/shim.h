// The system's libdeflate: the codec of the PNG writer.
#include <libdeflate.h>
