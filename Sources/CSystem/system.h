// The calls that Swift's Glibc module hides.
#include <sys/stat.h>
#include <sys/types.h>
