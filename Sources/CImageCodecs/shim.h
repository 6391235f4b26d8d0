// libpng and TurboJPEG. Reading goes through libpng's simplified interface, which needs no setjmp; writing row by row
// does, and is wrapped here, as Swift has none.
#pragma once
#include <png.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <turbojpeg.h>

/// A PNG that is being written; `message` says what failed.
struct png_row_writer {
    png_structp png;
    png_infop info;
    char message[160];
};

static inline void png_row_writer_fail(png_structp png, png_const_charp message) {
    struct png_row_writer *writer = png_get_error_ptr(png);
    snprintf(writer->message, sizeof writer->message, "%s", message);
    png_longjmp(png, 1);
}

static inline void png_row_writer_warn(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

static inline void png_row_writer_flush(png_structp png) { (void)png; }

/// Writes what comes before the rows, which are of 8 bits a component; 0 where it fails.
///
/// Pixels of `PNG_COLOR_TYPE_RGB` have a fourth byte, which is left out. `write` gets `target` as its `png_get_io_ptr`,
/// and must return.
static inline int png_row_writer_begin(
    struct png_row_writer *writer, uint32_t width, uint32_t height, int color_type, void *target, png_rw_ptr write) {
    writer->message[0] = 0;
    writer->info = NULL;
    writer->png =
        png_create_write_struct(PNG_LIBPNG_VER_STRING, writer, png_row_writer_fail, png_row_writer_warn);
    if (!writer->png) return 0;
    if (setjmp(png_jmpbuf(writer->png))) return 0;
    writer->info = png_create_info_struct(writer->png);
    if (!writer->info) png_error(writer->png, "out of memory");
    png_set_write_fn(writer->png, target, write, png_row_writer_flush);
    png_set_IHDR(
        writer->png, writer->info, width, height, 8, color_type, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
        PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(writer->png, writer->info, PNG_sRGB_INTENT_PERCEPTUAL);
    png_write_info(writer->png, writer->info);
    if (color_type == PNG_COLOR_TYPE_RGB) png_set_filler(writer->png, 0, PNG_FILLER_AFTER);
    return 1;
}

/// Writes one row; 0 where it fails.
static inline int png_row_writer_append(struct png_row_writer *writer, const void *row) {
    if (setjmp(png_jmpbuf(writer->png))) return 0;
    png_write_row(writer->png, (png_const_bytep)row);
    return 1;
}

/// Writes what comes after the last row; 0 where it fails.
static inline int png_row_writer_finish(struct png_row_writer *writer) {
    if (setjmp(png_jmpbuf(writer->png))) return 0;
    png_write_end(writer->png, NULL);
    return 1;
}

/// Frees what `png_row_writer_begin` made, also where it failed.
static inline void png_row_writer_free(struct png_row_writer *writer) {
    png_destroy_write_struct(&writer->png, &writer->info);
}
