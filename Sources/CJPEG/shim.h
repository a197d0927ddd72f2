// The system's libjpeg-turbo: decoding only.
#include <stdio.h>
#include <setjmp.h>
#include <jpeglib.h>
