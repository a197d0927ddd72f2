// The system's libpng: decoding only.
#include <stdio.h>
#include <setjmp.h>
#include <png.h>
