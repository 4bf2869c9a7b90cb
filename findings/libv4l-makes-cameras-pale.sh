#!/bin/sh
# Guess: libv4l, which gives frames of a camera to programs as RGB, shows skin of 198, 134, 96 as that, whether the camera
#   sends YUYV or Motion JPEG. Cameras send YUYV with 16 for black and 235 for white, as Linux has it for this format.
# Seen: from Motion JPEG, the colours are right. From YUYV, UYVY, NV12 and YU12, black is 16 and white is 235, and skin is
#   190, 131, 91, with NV12 187, 131, 97: libv4l counts from 0 to 255, with rounded factors, two for one colour. FFmpeg
#   shows the same bytes as 0, 253 and 196, 132, 95. On the way back, libv4l makes 16 to 235 of RGB: its own white is 235.
# Who meets it: programs that ask a camera for RGB through libv4l. Cameras send YUYV for small pictures and Motion JPEG for
#   large ones, or virtual cameras YUYV only: a face is paler as soon as the size changes.
# What to do: ask for YUYV, and convert it by FFmpeg or with a table that says 16 to 235.
set -eu

missing=
for package in ffmpeg gcc libc6-dev libv4l-dev; do
  dpkg-query -W -f '${Version}' "$package" > /dev/null 2>&1 || missing="$missing $package"
done

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing Debian packages:$missing" >&2
    exit 2
  fi

  # shellcheck disable=SC2086 # several names
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg libv4lconvert0

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# A camera that knows one format, in place of a device: libv4l asks it what it can send.
cat > camera.c <<'C'
#include <libv4l-plugin.h>
#include <libv4lconvert.h>
#include <linux/videodev2.h>
#include <stdio.h>
#include <string.h>

enum { SIDE = 32 };

static unsigned format_of_camera;

static unsigned format_by_name(const char *name) {
  return v4l2_fourcc(name[0], name[1], name[2], name[3]);
}

static int answer(void *camera, int file, unsigned long question, void *reply) {
  struct v4l2_capability *abilities = reply;
  struct v4l2_fmtdesc *format = reply;

  (void)camera;
  (void)file;

  if (question == VIDIOC_QUERYCAP) {
    *abilities = (struct v4l2_capability){.driver = "uvcvideo", .capabilities = V4L2_CAP_VIDEO_CAPTURE};
    return 0;
  }

  if (question != VIDIOC_ENUM_FMT || format->index > 0) return -1;

  format->pixelformat = format_of_camera;
  return 0;
}

static struct v4l2_format describe(unsigned pixels, unsigned line, unsigned size) {
  struct v4l2_format format = {.type = V4L2_BUF_TYPE_VIDEO_CAPTURE};

  format.fmt.pix.width = SIDE;
  format.fmt.pix.height = SIDE;
  format.fmt.pix.pixelformat = pixels;
  format.fmt.pix.bytesperline = line;
  format.fmt.pix.sizeimage = size;
  return format;
}

/* camera FROM BYTES_PER_LINE TO BYTES_PER_LINE: converts one frame. */
int main(int count, char **words) {
  static unsigned char in[1 << 16], out[1 << 16];
  static const struct libv4l_dev_ops camera = {.ioctl = answer};
  unsigned line_in, line_out;

  if (count != 5 || sscanf(words[2], "%u", &line_in) != 1 || sscanf(words[4], "%u", &line_out) != 1) return 2;

  format_of_camera = format_by_name(words[1]);

  int size = fread(in, 1, sizeof in, stdin);
  struct v4lconvert_data *data = v4lconvert_create_with_dev_ops(0, NULL, &camera);
  struct v4l2_format from = describe(format_of_camera, line_in, size);
  struct v4l2_format to = describe(format_by_name(words[3]), line_out, sizeof out);
  int written = v4lconvert_convert(data, &from, &to, in, size, out, sizeof out);

  if (written < 0) {
    fputs(v4lconvert_get_error_message(data), stderr);
    return 1;
  }

  fwrite(out, 1, written, stdout);
  return 0;
}
C
gcc -O1 -Wall -o camera camera.c -lv4lconvert

numbers() {
  od -An -v -tu1 -N3 | awk '{ print $1 "," $2 "," $3 }'
}

# frame COLOUR FORMAT: a frame of a camera in raw numbers, by FFmpeg.
frame() {
  ffmpeg -v error -f lavfi -i "color=$1:s=32x32" -frames:v 1 \
    -vf "scale=out_color_matrix=bt601:out_range=tv,format=$2" -f rawvideo -y frame.raw
}

# raw FORMAT NAME BYTES_PER_LINE: black, white and skin of this format, as libv4l and FFmpeg show them.
raw() {
  seen=
  ffmpeg=

  for colour in black white 0xc68660; do
    frame "$colour" "$1"
    seen="$seen$(./camera "$2" "$3" RGB3 96 < frame.raw | numbers) "
    ffmpeg="$ffmpeg$(ffmpeg -v error -f rawvideo -pix_fmt "$1" -s 32x32 -i frame.raw -pix_fmt rgb24 -f rawvideo - | numbers) "
  done

  echo "$2: libv4l $seen- FFmpeg $ffmpeg"
}

raw yuyv422 YUYV 64
test "$seen" = '16,16,16 235,235,235 190,131,91 '
test "$ffmpeg" = '0,0,0 253,253,253 196,132,95 '

raw uyvy422 UYVY 64
test "$seen" = '16,16,16 235,235,235 190,131,91 '

raw yuv420p YU12 32
test "$seen" = '16,16,16 235,235,235 190,131,91 '

raw nv12 NV12 32
test "$seen" = '16,16,16 235,235,235 187,131,97 '

seen=
for colour in black white 0xc68660; do
  ffmpeg -v fatal -f lavfi -i "color=$colour:s=32x32" -frames:v 1 -q:v 1 -pix_fmt yuvj422p -f mjpeg -y frame.jpg
  seen="$seen$(./camera MJPG 0 RGB3 96 < frame.jpg | numbers) "
done
echo "MJPG: libv4l $seen"
test "$seen" = '0,0,0 255,255,255 198,134,96 '

seen=
for colour in black white; do
  ffmpeg -v error -f lavfi -i "color=$colour:s=32x32" -frames:v 1 -pix_fmt rgb24 -f rawvideo -y frame.rgb
  ./camera RGB3 96 YU12 32 < frame.rgb > there.raw
  seen="$seen$(od -An -v -tu1 -N1 there.raw | tr -d ' '): $(./camera YU12 32 RGB3 96 < there.raw | numbers) "
done
echo "RGB to YU12 and back: $seen"
test "$seen" = '16: 16,16,16 235: 235,235,235 '
