// getopt_long, which Glibc's module leaves out, and its globals as functions: Swift 6 refuses a C variable that any
// thread may change.
#pragma once
#include <getopt.h>

/// Makes the next call of getopt_long begin anew, and leave what it has to say of an error to the caller.
static inline void getopt_restart(void) {
    optind = 0;
    opterr = 0;
}

/// The value of the option that was just read.
static inline const char *getopt_value(void) { return optarg; }

/// Where the next word stands.
static inline int getopt_next_index(void) { return optind; }

/// Which option an error is about; 0 for a name that does not exist.
static inline int getopt_culprit(void) { return optopt; }
